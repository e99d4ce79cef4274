import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { normHref } from '../../components/ruling/norm-href.ts'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { findNorms, foundPageSize, listedPageSize, loadNormList } from '../../features/norm-list/load-norm-list.ts'
import { normListHref, parseNormListAddress } from '../../features/norm-list/norm-list-address.ts'
import { NormListPage } from '../../features/norm-list/norm-list-page.tsx'
import type { AddressParameters } from '../../search-address/parse-address.ts'

interface PageProps {
  readonly searchParams: Promise<AddressParameters>
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const address = parseNormListAddress(await searchParams)
  return {
    title: address.query === '' ? 'Normas' : `Normas: ${address.query.slice(0, 60)}`,
    description:
      'Busque una norma por su nombre, número o sigla, o vaya directo a un artículo. Cada norma, con las sentencias que la citan.',
    alternates: { canonical: normListHref({ ...address, query: '' }) },
    ...(address.query === '' ? {} : { robots: { index: false, follow: false } }),
  }
}

export default async function NormsRoute({ searchParams }: PageProps) {
  const address = parseNormListAddress(await searchParams)
  const [list, found] = await Promise.all([
    loadNormList(address).catch(() => null),
    address.query === '' ? null : findNorms(address).catch(() => null),
  ])
  const named = found?.nombrada ?? null
  if (named !== null && named.articulo !== null) redirect(normHref({ idNorma: named.idNorma, article: named.articulo, day: null }))
  return (
    <>
      <SiteHeader current="normas" search={<SearchBox query="" />} />
      <main id="contenido" tabIndex={-1} className="grow bg-paper pb-16 outline-none">
        <NormListPage address={address} list={list} found={found} sizes={{ listed: listedPageSize, found: foundPageSize }} />
      </main>
      <SiteFooter />
    </>
  )
}
