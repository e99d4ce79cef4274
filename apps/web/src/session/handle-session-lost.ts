import { notify } from '../notifications/notify.ts'
import { thisBrowser } from '../storage/browser-storage.ts'
import { isPublicPath } from './public-paths.ts'
import { expiredSentence, loginAddress } from './sign-in-redirect.ts'
import { closeCookie } from './sign-out.ts'

let busy = false

/**
 * What follows when a call says that nobody is signed in: token and stored user are dropped; a public page stays, is written anew by `refresh` and says so,
 * any other gives way to the login, which returns to it.
 */
export async function loseSession(refresh: () => void, why: string = expiredSentence): Promise<void> {
  if (busy) return
  busy = true
  thisBrowser.clear()
  await closeCookie().catch(() => undefined)
  if (isPublicPath(location.pathname)) {
    refresh()
    if (!isToldByPage()) await notify(why, { description: 'Lo que ve sigue aquí.' })
    busy = false
  } else location.assign(loginAddress(`${location.pathname}${location.search}`, 'expirada'))
}

const isToldByPage = (): boolean => location.pathname === '/login' && new URLSearchParams(location.search).get('sesion') === 'expirada'
