'use client'
import type { AnswerQuotation } from '@basejuris/contract'
import { usePathname, useSearchParams } from 'next/navigation'
import { useNavigation } from '../../../components/navigation/navigation.tsx'

/** Opens the place of a quotation in the page of its ruling: within the page where that is the one on the screen. */
export function useCitedPlace(): (quotation: Pick<AnswerQuotation, 'docId' | 'parrafo' | 'url'>) => void {
  const path = usePathname()
  const address = useSearchParams()
  const { navigate } = useNavigation()
  // Another version of a ruling has other places.
  const shown = path === '/sentencia' && !address.has('version') ? address.get('id') : null
  return ({ docId, parrafo, url }) => {
    if (docId !== shown) return navigate(url)
    const anchor = `#${parrafo}`
    if (location.hash === anchor) document.getElementById(parrafo)?.scrollIntoView({ block: 'start', behavior: 'instant' })
    else location.hash = anchor
  }
}
