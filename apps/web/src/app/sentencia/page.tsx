import { ApiError } from '@basejuris/contract'
import type { Metadata, ResolvingMetadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { rulingTitle } from '../../features/reader/citation/citable-ruling.ts'
import { loadProvenance, loadRuling } from '../../features/reader/load-ruling.ts'
import { ReaderFailure } from '../../features/reader/panels/reader-failure.tsx'
import { RulingOfPaidBase } from '../../features/reader/panels/ruling-of-paid-base.tsx'
import { RulingWithdrawn } from '../../features/reader/panels/ruling-withdrawn.tsx'
import { VersionUnavailable } from '../../features/reader/provenance/version-unavailable.tsx'
import { parseArticle, parseReaderAddress, type ReaderAddress, rulingHref } from '../../features/reader/reader-address.ts'
import { RulingReader } from '../../features/reader/ruling-reader.tsx'

interface RulingPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

const untitled: Metadata = { title: 'Sentencia', robots: { index: false, follow: false } }

/** What may be said of a ruling whose text was refused; null for any other failure. */
const closedRuling = (error: unknown) => (error instanceof ApiError ? (error.body?.sentencia ?? null) : null)

export async function generateMetadata({ searchParams }: RulingPageProps, site: ResolvingMetadata): Promise<Metadata> {
  const address = parseReaderAddress(await searchParams)
  if (address === null) return untitled
  const ruling = await loadRuling(address).catch(closedRuling)
  if (ruling === null) return untitled
  const title = rulingTitle(ruling)
  if (!('cita' in ruling)) return { ...untitled, title }
  return {
    ...untitled,
    title,
    description: ruling.cita.oficial,
    alternates: { canonical: `/sentencia?${new URLSearchParams({ id: ruling.docId })}` },
    openGraph: {
      siteName: 'BaseJuris',
      locale: 'es_CL',
      title,
      description: ruling.cita.oficial,
      type: 'article',
      images: (await site).openGraph?.images ?? [],
    },
  }
}

async function Ruling({ address, article }: { readonly address: ReaderAddress; readonly article: string | null }) {
  const { docId, query, switches, version } = address
  try {
    const [ruling, provenance] = await Promise.all([loadRuling(address), loadProvenance(docId, version)])
    if (ruling !== null) return <RulingReader ruling={ruling} provenance={provenance} query={query} switches={switches} article={article} />
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.body?.code === 'ruling.version_not_found')
      return <VersionUnavailable message={error.message} href={rulingHref({ docId, query, switches })} />
    const fictional = error.body?.code === 'ruling.fictional_removed'
    if (fictional || error.body?.code === 'ruling.withdrawn')
      return <RulingWithdrawn query={query} switches={switches} fictional={fictional} />
    const closed = error.body?.sentencia
    if (closed !== undefined) return <RulingOfPaidBase ruling={closed} message={error.message} address={address} />
    const requestId = error.body?.requestId ?? (await headers()).get('x-request-id')
    return <ReaderFailure message={error.message} requestId={requestId} retryHref={rulingHref(address)} query={query} switches={switches} />
  }
  notFound()
}

/** Nothing is sent before the ruling is read, so that the status code is right. Until then the list stays on screen. */
export default async function RulingPage({ searchParams }: RulingPageProps) {
  const params = await searchParams
  const address = parseReaderAddress(params)
  if (address === null) notFound()
  return (
    <>
      <SiteHeader search={<SearchBox query={address.query} />} />
      <Ruling address={address} article={parseArticle(params['articulo'])} />
      <SiteFooter />
    </>
  )
}
