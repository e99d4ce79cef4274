import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { SiteHeader } from '../../../components/header/site-header.tsx'
import { parseSideBySide, sideBySideHref } from '../../../components/ruling/side-by-side-address.ts'
import { SearchBox } from '../../../components/suggestions/search-box.tsx'
import { loadPair } from '../../../features/reader/beside/load-pair.ts'
import { SideBySide } from '../../../features/reader/beside/side-by-side.tsx'
import { rulingHref } from '../../../features/reader/reader-address.ts'

interface SideBySidePageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: SideBySidePageProps): Promise<Metadata> {
  const named = parseSideBySide(await searchParams)
  return {
    title: 'Dos sentencias, lado a lado',
    description: 'Dos sentencias en columnas, con los artículos que las dos aplican y el considerando que los aplica en cada una.',
    robots: { index: false, follow: false },
    ...(named === null ? {} : { alternates: { canonical: sideBySideHref(...named) } }),
  }
}

/** A ruling compared with itself is shown alone. The page has no footer: its two columns fill the window. */
export default async function SideBySidePage({ searchParams }: SideBySidePageProps) {
  const named = parseSideBySide(await searchParams)
  if (named === null) notFound()
  const [left, right] = named
  const pair = await loadPair(left, right)
  if (pair === null) redirect(rulingHref({ docId: left }))
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      <SideBySide {...pair} />
    </>
  )
}
