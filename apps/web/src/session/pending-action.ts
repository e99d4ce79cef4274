import type { PendingAction } from './pending-action-store.ts'

/** Sends a guest to the login and back to this page. `action` runs on return. */
export async function redirectToSignIn(action?: PendingAction): Promise<void> {
  if (action !== undefined) (await import('./pending-action-store.ts')).savePendingAction(action)
  const { loginUrl } = await import('./sign-in-redirect.ts')
  location.assign(loginUrl(`${location.pathname}${location.search}${location.hash}`))
}

/** Runs the pending action of a kind once. `id` is the `docId` it applies to. */
export async function runPendingAction(kind: string, act: (id: string) => void): Promise<void> {
  const { takePendingAction } = await import('./pending-action-store.ts')
  const pending = takePendingAction(kind)
  if (pending !== null) act(pending.id)
}
