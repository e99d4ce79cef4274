import { loginAddress } from './login-address.ts'
import { rememberWanted, type WantedAction } from './wanted-action.ts'

/** Takes a guest to the login, and back to this very place; `action` is what they pressed, to be done then. */
export function askToSignIn(action?: WantedAction): void {
  if (action !== undefined) rememberWanted(action)
  location.assign(loginAddress(`${location.pathname}${location.search}${location.hash}`))
}
