import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef } from 'react'
import { notify } from '../components/ui/notify.ts'
import { thisBrowser } from '../storage/this-browser.ts'
import { closeCookie } from './close-cookie.ts'
import { expiredSentence } from './expired-sentence.ts'
import { loginAddress } from './login-address.ts'
import { isPublicPath } from './public-paths.ts'
import { onSessionLost } from './session-lost.ts'

/**
 * What follows when a call says that nobody is signed in: token and stored user are dropped; a public page stays and says so, any other gives way to
 * the login, which returns to it. Returned to be done by hand too.
 */
export function useLostSession(): (why?: string) => void {
  const router = useRouter()
  const busy = useRef(false)
  const lose = useCallback(
    async (why: string = expiredSentence) => {
      if (busy.current) return
      busy.current = true
      thisBrowser.clear()
      await closeCookie().catch(() => undefined)
      if (isPublicPath(location.pathname)) {
        router.refresh()
        await notify(why, { description: 'Lo que ve sigue aquí.' })
        busy.current = false
      } else location.assign(loginAddress(`${location.pathname}${location.search}`, 'expirada'))
    },
    [router],
  )
  useEffect(() => onSessionLost(lose), [lose])
  return lose
}
