import { thisBrowser } from '../storage/this-browser.ts'
import type { Session } from './session.ts'

/** Keeps a copy of the user in the browser, by which other tabs notice who came and went. */
export function keepStoredUser({ state, user }: Session): void {
  if (user !== null) {
    const held = thisBrowser.read('user')
    if (held !== null && held.id !== user.id) thisBrowser.clear()
    if (held?.id !== user.id || held.email !== user.email) thisBrowser.write('user', { id: user.id, email: user.email })
  } else if (state === 'guest') thisBrowser.remove('user')
}
