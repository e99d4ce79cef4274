import { nextPath } from './next-path.ts'

/** `expirada` makes the page say why one is there. */
export type LoginReason = 'expirada'

/** The login page that returns to `here`, an address of this site without origin. */
export function loginAddress(here: string, reason?: LoginReason): string {
  const query = new URLSearchParams()
  const next = nextPath(here)
  if (next !== '/') query.set('next', next)
  if (reason !== undefined) query.set('sesion', reason)
  return query.size === 0 ? '/login' : `/login?${query}`
}
