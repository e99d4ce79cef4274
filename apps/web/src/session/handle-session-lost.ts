import { sessionExpired } from '@basejuris/contract/quoted-sentences'
import { notify } from '../notifications/notify.ts'
import { thisBrowser } from '../storage/browser-storage.ts'
import { listNoteDrafts } from '../storage/note-drafts.ts'
import { saveDrafts } from '../storage/open-drafts.ts'
import { eraseDevice } from './device/device-folders.ts'
import { isPublicPath } from './public-paths.ts'
import { loginUrl } from './sign-in-redirect.ts'
import { endServerSession } from './sign-out.ts'

let handling = false

interface LostSession {
  /** The account that the page was shown to; null when it had none. */
  readonly userId: string | null
  readonly refresh: () => void
  readonly why?: string | undefined
}

/**
 * Called when an API call was refused for lack of a session. It clears the stored user and the cookie. A public page is refreshed with a
 * notice; a private one goes to the login, which returns to it. What was written waits in this tab for the same account.
 */
export async function handleSessionLost({ userId, refresh, why = sessionExpired }: LostSession): Promise<void> {
  if (handling) return
  handling = true
  const notes = listNoteDrafts()
  const save = () => {
    if (userId !== null) saveDrafts(userId, notes)
  }
  save()
  thisBrowser.clear()
  thisBrowser.write('expired', true)
  // A session that was closed, perhaps from elsewhere. One that only ran out leaves the folders to the same user.
  if (why === sessionExpired) await eraseDevice()
  await endServerSession().catch(() => undefined)
  // The refused message has returned to its field by now, and a public page may be written on until it is left.
  save()
  addEventListener('pagehide', save)
  if (isPublicPath(location.pathname)) {
    refresh()
    // A page that was shown to an account says what happened to it, whatever the refused call said.
    const said = userId === null ? why : sessionExpired
    const signIn = () => location.assign(loginUrl(`${location.pathname}${location.search}${location.hash}`))
    if (!pageExplainsExpiry())
      await notify(said, { description: 'Lo que ve sigue aquí.', action: { label: 'Iniciar sesión', act: signIn } })
    handling = false
  } else location.assign(loginUrl(`${location.pathname}${location.search}`, 'expirada'))
}

const pageExplainsExpiry = (): boolean =>
  location.pathname === '/login' && new URLSearchParams(location.search).get('sesion') === 'expirada'
