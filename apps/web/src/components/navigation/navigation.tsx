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
  /** True while the requested page is loading. The current page stays until it arrives. */
  readonly pending: boolean
  /** Goes to a page of this site. */
  readonly navigate: (href: string, options?: NavigateOptions) => void
  /** Shows for some seconds that there is no connection. */
  readonly showOffline: () => void
}

const resultsPath = '/resultados'
const wordsOf = (search: string): string | null => new URLSearchParams(search).get('q')

/** A list of the same words, filtered or sorted otherwise, stays dimmed meanwhile. */
function leadsToOtherList(href: string, from: Pick<Location, 'pathname' | 'search'>): boolean {
  if (!href.startsWith(resultsPath)) return false
  return from.pathname !== resultsPath || wordsOf(href.split('?')[1] ?? '') !== wordsOf(from.search)
}

const ListLoadingCover = lazy(() => import('./list-loading-cover.tsx'))

const NavigationContext = createContext<Navigation>({ pending: false, navigate: () => {}, showOffline: () => {} })
export function useNavigation() {
  return useContext(NavigationContext)
}

/** Links are plain `<a>` everywhere. This provider makes links to our own pages navigate without reloading the document. */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  const path = usePathname()
  const [pending, startTransition] = useTransition()
  /** Address of a list of other words than those of the current page. */
  const [list, setList] = useState<string | null>(null)
  const { unreachable, showOffline } = useRetryNotice()
  const online = useOnline()
  const notice = unreachable ?? (online ? null : offlineMessage(path))

  const navigate = useCallback<Navigation['navigate']>(
    (href, { scroll = true } = {}) => {
      if (!navigator.onLine) return showOffline()
      setList(leadsToOtherList(href, location) ? href : null)
      startTransition(() => router.push(matchCurrentEncoding(href, location.href), { scroll }))
    },
    [router, showOffline],
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

  const reading = path === '/sentencia'
  useEffect(() => {
    let end: (() => void) | null = null
    // The reader leads to few other rulings, and its page loads as little as it can.
    if (!reading) void import('./page-aids.ts').then((module) => (end ??= module.startPageAids(router.prefetch)))
    return () => {
      end?.()
      end = () => {}
    }
  }, [router, reading])

  const value = useMemo(() => ({ pending, navigate, showOffline }), [pending, navigate, showOffline])
  return (
    <NavigationContext value={value}>
      {children}
      <Suspense>{pending && list !== null && <ListLoadingCover address={list} isOverList={path === resultsPath} />}</Suspense>
      {notice !== null && <PageNotice>{notice}</PageNotice>}
    </NavigationContext>
  )
}
