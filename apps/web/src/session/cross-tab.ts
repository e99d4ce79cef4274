import { thisBrowser } from '../storage/browser-storage.ts'
import { removeDraftsOfOthers, saveDrafts } from '../storage/open-drafts.ts'
import { isStored } from '../storage/stored-key.ts'
import { isPublicPath } from './public-paths.ts'
import type { Session } from './session.ts'

/** Called when another tab signed in or out. A public page is refreshed, a private one is reloaded. */
export function syncWithOtherTab(userId: string | undefined, refresh: () => void): void {
  if (thisBrowser.read('user')?.id === userId) return
  // Nobody signed out: the session ran out there.
  if (userId !== undefined && thisBrowser.read('expired') !== null) saveDrafts(userId)
  if (isPublicPath(location.pathname)) refresh()
  else location.reload()
}

/**
 * Stores the user in the browser, so that other tabs notice sign-in and sign-out. Folders on this device are compared with the product
 * now and then, and those of another user erased.
 */
export function storeUser({ state, user }: Session): void {
  if (user !== null) {
    removeDraftsOfOthers(user.id)
    thisBrowser.remove('expired')
    const stored = thisBrowser.read('user')
    if (stored !== null && stored.id !== user.id) thisBrowser.clear()
    if (stored?.id !== user.id || stored.email !== user.email) thisBrowser.write('user', { id: user.id, email: user.email })
    const isNew = stored?.id !== user.id
    if (isNew || isStored('deviceFolders'))
      import('./device/device-folders.ts')
        .then(({ checkDeviceFolders }) => checkDeviceFolders({ whenDue: !isNew }))
        // Tried again with the next page.
        .catch(() => undefined)
  } else if (state === 'guest') thisBrowser.remove('user')
}
