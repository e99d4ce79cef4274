import type { Metadata } from 'next'
import { platformFacts } from '../../api/platform-facts.ts'
import { guestApi } from '../../api/server-client.ts'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { PaidBases } from '../../features/cart/paid-bases.tsx'
import { CollectionTable } from '../../features/coverage/collection-table.tsx'
import { CoverageCharts } from '../../features/coverage/coverage-charts.tsx'
import { CoverageSummary } from '../../features/coverage/coverage-summary.tsx'
import { KnownGaps } from '../../features/coverage/known-gaps.tsx'
import { MonthTable } from '../../features/coverage/month-table.tsx'
import { SourceList } from '../../features/coverage/source-list.tsx'
import { type AddressParameters, parseAddress } from '../../search-address/parse-address.ts'

export const metadata: Metadata = {
  title: 'Cobertura',
  description: 'Cuántas sentencias hay en cada base y mes, de qué fuentes vienen, cuándo se actualizaron y qué falta.',
  alternates: { canonical: '/cobertura' },
}

interface PageProps {
  readonly searchParams: Promise<AddressParameters>
}

export default async function CoveragePage({ searchParams }: PageProps) {
  const { ficticias } = parseAddress(await searchParams)
  const [coverage, facts] = await Promise.all([guestApi().coverage(ficticias === null ? {} : { ficticias }), platformFacts()])
  const { modo } = coverage.cobertura.ficticias
  const withRulings = coverage.colecciones.filter(({ total }) => total > 0)
  return (
    <>
      <SiteHeader current="cobertura" search={<SearchBox query="" />} />
      <main id="contenido" tabIndex={-1} className="grow bg-paper pb-16 outline-none">
        <div className="wrap">
          <CoverageSummary coverage={coverage} />
          <CoverageCharts collections={withRulings} mode={modo} />
          <CollectionTable collections={coverage.colecciones} mode={modo} />
          <PaidBases bases={facts?.bases ?? []} />
          <KnownGaps collections={withRulings} />
          <SourceList collections={withRulings} />
          <MonthTable collections={withRulings} />
        </div>
      </main>
      <SiteFooter />
    </>
  )
}
