import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { parseContrastAddress } from '../../components/ruling/contrast-address.ts'
import { MessagePage } from '../../components/states/message-page.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { ContrastView } from '../../features/contrast/contrast-view.tsx'
import { loadContrast } from '../../features/contrast/load-contrast.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'

export const metadata: Metadata = {
  title: 'Contradicciones',
  description: 'Sentencias que decidieron un mismo artículo en sentido contrario, con los pasajes que se oponen.',
  alternates: { canonical: '/contradicciones' },
  robots: { index: false, follow: false },
}

/** Without an article or a ruling there is nothing to compare yet. */
function ContrastStart() {
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      <MessagePage
        title="Contradicciones"
        actions={
          <a className={buttonClass('primary')} href="/resultados">
            Buscar sentencias
          </a>
        }
      >
        Parta de un artículo o de una sentencia: «Buscar contradicciones», en la página de la norma o al final de la sentencia, reúne las
        que resolvieron lo opuesto.
      </MessagePage>
      <SiteFooter />
    </>
  )
}

export default async function ContrastPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const address = parseContrastAddress(await searchParams)
  if (address === null) return <ContrastStart />
  const found = await loadContrast(address)
  if (found === null) notFound()
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
