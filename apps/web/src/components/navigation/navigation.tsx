'use client'
import { usePathname, useRouter } from 'next/navigation'
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useState, useTransition } from 'react'
import { linkTarget } from './link-target.ts'
import { matchCurrentEncoding } from './match-current-encoding.ts'
import { offlineMessage } from './offline-message.ts'
import { PageNotice } from './page-notice.tsx'
import { useOnline } from './use-online.ts'
import { useRetryNotice } from './use-retry-notice.ts'

export interface NavigateOptions {
  /** False keeps the scroll position; true by default. */
  readonly scroll?: boolean
}

interface Navigation {
  /** True while the page asked for is on its way; what is on screen stays until it arrives. */
  readonly pending: boolean
  /** Goes to a page of this site. */
  readonly navigate: (href: string, options?: NavigateOptions) => void
  /** Says for a while that nothing can be fetched now. */
  readonly showOffline: () => void
}

const ListLoadingCover = lazy(() => import('./list-loading-cover.tsx'))

const NavigationContext = createContext<Navigation>({ pending: false, navigate: () => {}, showOffline: () => {} })
export function useNavigation() {
  return useContext(NavigationContext)
}

/** Links are plain `<a>` everywhere; once this is in place, those to our own pages change the page without loading the document again. */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  const path = usePathname()
  const [pending, startTransition] = useTransition()
  const [target, setTarget] = useState('')
  const { unreachable, tellOffline } = useRetryNotice()
  const online = useOnline()
  const told = unreachable ?? (online ? null : offlineMessage(path))

  const navigate = useCallback<Navigation['navigate']>(
    (href, { scroll = true } = {}) => {
      if (!navigator.onLine) return tellOffline()
      setTarget(href)
      startTransition(() => router.push(matchCurrentEncoding(href, location.href), { scroll }))
    },
    [router, tellOffline],
  )
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = linkTarget(event, location)
      if (href === null) return
      event.preventDefault()
      navigate(href)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  const value = useMemo(() => ({ pending, navigate, tellOffline }), [pending, navigate, tellOffline])
  const toList = pending && path !== '/resultados' && target.startsWith('/resultados')
  return (
    <NavigationContext value={value}>
      {children}
      <Suspense>{toList && <ListLoadingCover />}</Suspense>
      {told !== null && <PageNotice>{told}</PageNotice>}
    </NavigationContext>
  )
}
