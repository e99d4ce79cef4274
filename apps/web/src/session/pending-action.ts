import type { PendingAction } from './pending-action-store.ts'

/** Takes a guest to the login, and back to this very place; `action` is what they pressed, to be done then. */
export async function redirectToSignIn(action?: PendingAction): Promise<void> {
  if (action !== undefined) (await import('./pending-action-store.ts')).savePendingAction(action)
  const { loginUrl } = await import('./sign-in-redirect.ts')
  location.assign(loginUrl(`${location.pathname}${location.search}${location.hash}`))
}

/** Does, once, what a guest wanted when the login came between; `id` is what it was to be done to. */
export async function runPendingAction(kind: string, act: (id: string) => void): Promise<void> {
  const { takePendingAction } = await import('./pending-action-store.ts')
  const wanted = takePendingAction(kind)
  if (wanted !== null) act(wanted.id)
}
