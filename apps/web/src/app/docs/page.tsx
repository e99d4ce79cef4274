import { endpoints } from '@basejuris/contract'
import type { Metadata } from 'next'
import { StaticHtml } from '../../components/static-html/static-html.tsx'
import { errorTableHtml } from '../../features/docs/error-table-html.ts'
import { endpointHref, type ReferenceArea, referenceAreas } from '../../features/docs/reference-areas.ts'
import { ReferenceLayout } from '../../features/docs/reference-layout.tsx'

export const metadata: Metadata = {
  title: 'API',
  description: 'Referencia de la API de BaseJuris: búsqueda, sentencias, recuentos y bases, con sus campos, límites y errores.',
  alternates: { canonical: '/docs' },
}

function Introduction() {
  return (
    <div className="grid max-w-[68ch] gap-2.5 text-pretty text-ink-2">
      <p>
        Las respuestas correctas llevan <code className="font-mono text-[0.9em]">{'{"data": …}'}</code>; las demás, el estado que
        corresponde y <code className="font-mono text-[0.9em]">{'{"error", "code", "requestId", "details"}'}</code>, donde{' '}
        <code className="font-mono text-[0.9em]">details</code> nombra todos los campos con problemas. No se exige clave para buscar y leer;
        las solicitudes por minuto tienen un límite, que dicen los encabezados <code className="font-mono text-[0.9em]">x-ratelimit-*</code>
        .
      </p>
      <p>
        El encabezado <code className="font-mono text-[0.9em]">x-project</code> puede faltar; si va, su valor es «basejuris». La descripción
        para programas está en{' '}
        <a className="inline-link" href="/openapi.json">
          /openapi.json
        </a>
        .
      </p>
    </div>
  )
}

function AreaSummary({ area }: { readonly area: ReferenceArea }) {
  return (
    <section aria-labelledby={`area-${area.slug}`} className="border-t-[1.5px] border-ink pt-4">
      <h2 id={`area-${area.slug}`} className="font-serif text-20 font-semibold">
        <a href={`/docs/${area.slug}`}>{area.name}</a>
      </h2>
      <ul className="pt-3">
        {area.ids.map((id) => (
          <li key={id} className="grid gap-x-6 border-b border-paper-rule py-1.5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <a href={endpointHref(area, id)} className="font-mono text-13 break-all">
              <span className="text-ink-3">{endpoints[id].method}</span> {endpoints[id].path}
            </a>
            <span className="text-14 text-ink-2">{endpoints[id].summary}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function DocsPage() {
  return (
    <ReferenceLayout title="API" introduction={<Introduction />} area={null}>
      <div className="grid min-w-0 grid-cols-1 gap-10">
        {referenceAreas.map((area) => (
          <AreaSummary key={area.slug} area={area} />
        ))}
        <StaticHtml className="min-w-0" html={errorTableHtml()} />
      </div>
    </ReferenceLayout>
  )
}
