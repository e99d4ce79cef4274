import type { WantedAction } from './pending-action-store.ts'

/** Takes a guest to the login, and back to this very place; `action` is what they pressed, to be done then. */
export async function askToSignIn(action?: WantedAction): Promise<void> {
  if (action !== undefined) (await import('./pending-action-store.ts')).rememberWanted(action)
  const { loginAddress } = await import('./login-address.ts')
  location.assign(loginAddress(`${location.pathname}${location.search}${location.hash}`))
}
