import { thisBrowser } from '../storage/this-browser.ts'
import { closeCookie } from './close-cookie.ts'

/** «Cerrar Sesión»: ends the session, forgets what this browser kept and goes home. Throws ConnectionError, and then nothing was forgotten. */
export async function signOut(): Promise<void> {
  await closeCookie()
  thisBrowser.clear()
  sessionStorage.clear()
  location.assign('/')
}
