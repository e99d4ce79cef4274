import type { Metadata } from 'next'
import { guestApi } from '../../api/server-client.ts'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { QualityView } from '../../features/quality/quality-view.tsx'

export const metadata: Metadata = {
  title: 'Calidad',
  description:
    'Lo que la búsqueda de BaseJuris hace mal y lo que hace bien, medido con preguntas hechas por primera vez, con intervalos y referencias.',
  alternates: { canonical: '/calidad' },
}

export default async function QualityPage() {
  const [quality, coverage] = await Promise.all([guestApi().quality(), guestApi().coverage()])
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      <main id="contenido" tabIndex={-1} className="grow bg-paper pb-16 outline-none">
        <div className="wrap">
          <QualityView quality={quality} rulingsToday={coverage.cobertura.sentencias} />
        </div>
      </main>
      <SiteFooter />
    </>
  )
}
