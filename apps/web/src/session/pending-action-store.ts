/** What a guest wanted to do when the login came between; done once they are back. */
export interface PendingAction {
  readonly kind: string
  /** What it was to be done to, as a `docId`. */
  readonly id: string
}

const key = 'basejuris:wanted'
const lifeMs = 30 * 60_000

/** In this tab alone, for half an hour. */
export function savePendingAction(action: PendingAction, now: number = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...action, at: now }))
  } catch {
    // A browser that keeps nothing returns to the page all the same.
  }
}

/** The action of that kind, once; null when there is none or it has grown old. */
export function takePendingAction(kind: string, now: number = Date.now()): PendingAction | null {
  try {
    const held = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<PendingAction & { readonly at: number }> | null
    if (held?.kind !== kind || typeof held.id !== 'string' || typeof held.at !== 'number') return null
    sessionStorage.removeItem(key)
    return now - held.at <= lifeMs ? { kind, id: held.id } : null
  } catch {
    return null
  }
}
