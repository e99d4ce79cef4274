import { thisBrowser } from '../storage/this-browser.ts'
import { isPublicPath } from './public-paths.ts'

/** Somebody signed in or out in another tab: a public page is written anew in place, a private one is asked for again, and may become the login. */
export function heedOtherTab(userId: string | undefined, refresh: () => void): void {
  if (thisBrowser.read('user')?.id === userId) return
  if (isPublicPath(location.pathname)) refresh()
  else location.reload()
}
