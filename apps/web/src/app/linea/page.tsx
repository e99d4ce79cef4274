import type { Metadata } from 'next'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { LinePage } from '../../features/line/line-page.tsx'
import { LineRequest } from '../../features/line/line-request.tsx'
import { loadLine, parseLineAddress } from '../../features/line/load-line.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'

/** The page lists rulings by their captions, so it stays out of search engines as they do. */
export const metadata: Metadata = {
  title: 'Línea jurisprudencial',
  description: 'Las sentencias que aplican un artículo o responden una pregunta, por fecha: resultado, tribunal, sala y disidencias.',
  alternates: { canonical: '/linea' },
  robots: { index: false, follow: false },
}

export default async function LineRoute({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const address = parseLineAddress(await searchParams)
  const isAsked = address.norma !== undefined || address.q !== undefined
  const line = isAsked ? await loadLine(address) : null
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      <main id="contenido" tabIndex={-1} className="grow pb-16 outline-none">
        {line === null || typeof line === 'string' ? (
          <LineRequest address={address} problem={line} />
        ) : (
          <LinePage line={line} address={address} />
        )}
      </main>
      <SiteFooter />
    </>
  )
}
