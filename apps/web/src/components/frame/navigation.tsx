'use client'
import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useTransition } from 'react'

interface Navigation {
  /** True while the page asked for is on its way; what is on screen stays until it arrives. */
  readonly pending: boolean
  /** Goes to a page of this site, keeping the scroll position when asked. */
  readonly navigate: (href: string, options?: { readonly scroll?: boolean; readonly replace?: boolean }) => void
}

const NavigationContext = createContext<Navigation>({ pending: false, navigate: () => {} })
export const useNavigation = () => useContext(NavigationContext)

export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const navigate = useCallback<Navigation['navigate']>(
    (href, { scroll = true, replace = false } = {}) =>
      startTransition(() => (replace ? router.replace(href, { scroll }) : router.push(href, { scroll }))),
    [router],
  )
  const value = useMemo(() => ({ pending, navigate }), [pending, navigate])
  return <NavigationContext value={value}>{children}</NavigationContext>
}
