import { sessionExpired } from '@basejuris/contract/quoted-sentences'
import { notify } from '../notifications/notify.ts'
import { thisBrowser } from '../storage/browser-storage.ts'
import { eraseDevice } from './device/device-folders.ts'
import { isPublicPath } from './public-paths.ts'
import { loginUrl } from './sign-in-redirect.ts'
import { endServerSession } from './sign-out.ts'

let handling = false

/**
 * Called when an API call was refused for lack of a session. It clears the stored user and the cookie. A public page is refreshed with a
 * notice; a private one goes to the login, which returns to it.
 */
export async function handleSessionLost(refresh: () => void, why: string = sessionExpired): Promise<void> {
  if (handling) return
  handling = true
  thisBrowser.clear()
  // A session that was closed, perhaps from elsewhere. One that only ran out leaves the folders to the same user.
  if (why === sessionExpired) await eraseDevice()
  await endServerSession().catch(() => undefined)
  if (isPublicPath(location.pathname)) {
    refresh()
    if (!pageExplainsExpiry()) await notify(why, { description: 'Lo que ve sigue aquí.' })
    handling = false
  } else location.assign(loginUrl(`${location.pathname}${location.search}`, 'expirada'))
}

const pageExplainsExpiry = (): boolean =>
  location.pathname === '/login' && new URLSearchParams(location.search).get('sesion') === 'expirada'
