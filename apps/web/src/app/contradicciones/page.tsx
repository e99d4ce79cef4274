import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { askedText, parseContrastAddress } from '../../components/ruling/contrast-address.ts'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { ContrastStart } from '../../features/contrast/contrast-start.tsx'
import { ContrastView } from '../../features/contrast/contrast-view.tsx'
import { loadContrast, offerContrast } from '../../features/contrast/load-contrast.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'

export const metadata: Metadata = {
  title: 'Contradicciones',
  description: 'Sentencias que decidieron un mismo artículo en sentido contrario, con los pasajes que se oponen.',
  alternates: { canonical: '/contradicciones' },
  robots: { index: false, follow: false },
}

export default async function ContrastPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const parameters = await searchParams
  const address = parseContrastAddress(parameters)
  const asked = askedText(parameters)
  const offer = address === null && asked !== '' ? await offerContrast(asked) : null
  if (typeof offer === 'string') redirect(offer)
  const found = address === null ? null : await loadContrast(address)
  if (address !== null && found === null) notFound()
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      <main id="contenido" tabIndex={-1} className="grow outline-none">
        {address === null || found === null ? (
          <ContrastStart asked={asked} offer={offer} />
        ) : (
          <ContrastView address={address} found={found} />
        )}
      </main>
      <SiteFooter />
    </>
  )
}
