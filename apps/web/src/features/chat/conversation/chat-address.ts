const chatPath = '/chat'

/** URL of a conversation; of a new one without an id. */
export function chatAddress(sessionId: string | null): string {
  return sessionId === null ? chatPath : `${chatPath}?${new URLSearchParams({ id: sessionId })}`
}
