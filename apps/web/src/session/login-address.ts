import { doorAddress } from './sign-in-redirect.ts'

/** `expirada` makes the page say why one is there. */
export type LoginReason = 'expirada'

/** The login page that returns to `here`, an address of this site without origin. */
export function loginAddress(here: string, reason?: LoginReason): string {
  const address = doorAddress('/login', here)
  return reason === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}sesion=${reason}`
}
