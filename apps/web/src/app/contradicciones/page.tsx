import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { parseContrastAddress } from '../../components/ruling/contrast-address.ts'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { ContrastView } from '../../features/contrast/contrast-view.tsx'
import { loadContrast } from '../../features/contrast/load-contrast.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'

export const metadata: Metadata = {
  title: 'Contradicciones',
  description: 'Sentencias con resultado opuesto sobre un mismo artículo y hechos parecidos, con los pasajes que se oponen.',
  alternates: { canonical: '/contradicciones' },
  robots: { index: false, follow: false },
}

export default async function ContrastPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const address = parseContrastAddress(await searchParams)
  const found = address === null ? null : await loadContrast(address)
  if (address === null || found === null) notFound()
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      <main id="contenido" tabIndex={-1} className="grow outline-none">
        <ContrastView address={address} found={found} />
      </main>
      <SiteFooter />
    </>
  )
}
