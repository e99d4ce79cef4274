import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SiteFooter } from '../../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../../components/header/site-header.tsx'
import { SearchBox } from '../../../components/suggestions/search-box.tsx'
import { loadArticle, loadCitingRulings, loadNorm, searchNorm } from '../../../features/norm/load-norm.ts'
import { loadStructure } from '../../../features/norm/load-structure.ts'
import { parseNormAddress } from '../../../features/norm/norm-address.ts'
import { NormPage } from '../../../features/norm/norm-page.tsx'
import type { AddressParameters } from '../../../search-address/parse-address.ts'

interface PageProps {
  readonly params: Promise<{ readonly idNorma: string }>
  readonly searchParams: Promise<AddressParameters>
}

/** The page lists rulings by their captions, so it stays out of search engines as they do. */
const unlisted: Metadata = { title: 'Norma', robots: { index: false, follow: false } }

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const address = parseNormAddress((await params).idNorma, await searchParams)
  const norm = address === null ? null : await loadNorm(address.idNorma, address.day).catch(() => null)
  if (address === null || norm === null) return unlisted
  return {
    ...unlisted,
    title: address.article === null ? norm.nombre : `${norm.nombre}, art. ${address.article}`,
    description: `${norm.nombre}: identificación, texto por artículo y versión, y las sentencias que citan cada artículo.`,
    alternates: { canonical: `/norma/${norm.idNorma}` },
  }
}

export default async function NormRoute({ params, searchParams }: PageProps) {
  const address = parseNormAddress((await params).idNorma, await searchParams)
  if (address === null) notFound()
  const [norm, article, finding, named] = await Promise.all([
    loadNorm(address.idNorma, address.day),
    address.article === null ? null : loadArticle(address, address.article),
    searchNorm(address),
    loadCitingRulings(address.idNorma, address.article),
  ])
  if (norm === null) notFound()
  const [structure, citing] = await Promise.all([
    loadStructure(norm, address.day),
    // An article that the norm lacks is not counted: the page then lists the rulings of the whole norm.
    article === null && address.article !== null ? loadCitingRulings(address.idNorma, null) : named,
  ])
  const filter = norm.clave === null ? null : article === null ? norm.clave : `${norm.clave}:${article.articulo}`
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      <main id="contenido" tabIndex={-1} className="grow bg-paper pb-10 outline-none">
        <NormPage norm={norm} structure={structure} address={address} article={article} filter={filter} finding={finding} citing={citing} />
      </main>
      <SiteFooter />
    </>
  )
}
