import type { WantedAction } from './pending-action-store.ts'

/** Takes a guest to the login, and back to this very place; `action` is what they pressed, to be done then. */
export async function askToSignIn(action?: WantedAction): Promise<void> {
  if (action !== undefined) (await import('./pending-action-store.ts')).rememberWanted(action)
  const { loginAddress } = await import('./sign-in-redirect.ts')
  location.assign(loginAddress(`${location.pathname}${location.search}${location.hash}`))
}

/** Does, once, what a guest wanted when the login came between; `id` is what it was to be done to. */
export async function doWanted(kind: string, act: (id: string) => void): Promise<void> {
  const { takeWanted } = await import('./pending-action-store.ts')
  const wanted = takeWanted(kind)
  if (wanted !== null) act(wanted.id)
}
