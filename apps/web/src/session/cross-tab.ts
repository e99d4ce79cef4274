import { thisBrowser } from '../storage/browser-storage.ts'
import { isPublicPath } from './public-paths.ts'
import type { Session } from './session.ts'

/** Somebody signed in or out in another tab: a public page is written anew in place, a private one is asked for again, and may become the login. */
export function syncWithOtherTab(userId: string | undefined, refresh: () => void): void {
  if (thisBrowser.read('user')?.id === userId) return
  if (isPublicPath(location.pathname)) refresh()
  else location.reload()
}

/** Keeps a copy of the user in the browser, by which other tabs notice who came and went. */
export function storeUser({ state, user }: Session): void {
  if (user !== null) {
    const held = thisBrowser.read('user')
    if (held !== null && held.id !== user.id) thisBrowser.clear()
    if (held?.id !== user.id || held.email !== user.email) thisBrowser.write('user', { id: user.id, email: user.email })
  } else if (state === 'guest') thisBrowser.remove('user')
}
