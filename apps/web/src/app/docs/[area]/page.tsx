import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pagesConfig } from '../../../api/pages.config.ts'
import { StaticHtml } from '../../../components/static-html/static-html.tsx'
import { findReferenceArea } from '../../../features/docs/reference-areas.ts'
import { referenceHtml } from '../../../features/docs/reference-html.ts'
import { ReferenceLayout } from '../../../features/docs/reference-layout.tsx'

interface PageProps {
  readonly params: Promise<{ readonly area: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const area = findReferenceArea((await params).area)
  if (area === undefined) return {}
  return {
    title: `API: ${area.name}`,
    description: `Referencia de la API de BaseJuris, ${area.name}: campos, límites y errores de cada solicitud.`,
    alternates: { canonical: `/docs/${area.slug}` },
  }
}

export default async function DocsAreaPage({ params }: PageProps) {
  const area = findReferenceArea((await params).area)
  if (area === undefined) notFound()
  const origin = pagesConfig().publicUrl ?? pagesConfig().apiOrigin
  const back = (
    <p>
      <a className="inline-link" href="/docs">
        Todas las solicitudes de la API
      </a>
    </p>
  )
  return (
    <ReferenceLayout title={`API: ${area.name}`} introduction={back} area={area}>
      <StaticHtml className="grid min-w-0 grid-cols-1 gap-12" html={referenceHtml(area, origin)} />
    </ReferenceLayout>
  )
}
