import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { thisBrowser } from '../storage/this-browser.ts'
import type { Session } from './page-user.ts'
import { isPublicPath } from './public-paths.ts'

/** Somebody signed in or out in another tab: a public page is written anew in place, a private one is asked for again, and may become the login. */
export function useOtherTabs({ user }: Session): void {
  const router = useRouter()
  const id = user?.id
  useEffect(
    () =>
      thisBrowser.onChangeElsewhere('user', (other) => {
        if (other?.id === id) return
        if (isPublicPath(location.pathname)) router.refresh()
        else location.reload()
      }),
    [id, router],
  )
}
