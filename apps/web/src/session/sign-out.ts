import type { logoutEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../api/browser-call.ts'
import { CallError } from '../api/call-error.ts'
import { clearBrowser } from './device/device-folders.ts'

/** «Cerrar Sesión»: ends the session, clears the stored data with the folders on this device, and goes home. Throws ConnectionError before anything is cleared. */
export async function signOut(): Promise<void> {
  await endServerSession()
  await clearBrowser()
  sessionStorage.clear()
  location.assign('/')
}

/** Ends the session on the server, which alone can drop the cookie. Throws ConnectionError; a refusal counts as ended. */
export async function endServerSession(): Promise<void> {
  try {
    await callFromBrowser<typeof logoutEndpoint>('POST', '/v1/auth/logout', undefined)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
