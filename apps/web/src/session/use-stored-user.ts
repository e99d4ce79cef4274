import { useEffect } from 'react'
import { thisBrowser } from '../storage/this-browser.ts'
import type { Session } from './page-user.ts'

/** Keeps a copy of the user in the browser, by which other tabs notice who came and went. */
export function useStoredUser({ state, user }: Session): void {
  const [id, email] = [user?.id, user?.email]
  useEffect(() => {
    if (id !== undefined && email !== undefined) {
      const held = thisBrowser.read('user')
      if (held !== null && held.id !== id) thisBrowser.clear()
      if (held?.id !== id || held.email !== email) thisBrowser.write('user', { id, email })
    } else if (state === 'guest') thisBrowser.remove('user')
  }, [state, id, email])
}
