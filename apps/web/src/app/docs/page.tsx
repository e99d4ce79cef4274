import { endpoints } from '@basejuris/contract'
import type { Metadata } from 'next'
import { pagesConfig } from '../../api/pages.config.ts'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { StaticHtml } from '../../components/static-html/static-html.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { referenceHtml } from '../../features/docs/reference-html.ts'

export const metadata: Metadata = {
  title: 'API',
  description: 'Referencia de la API de BaseJuris: búsqueda, sentencias, recuentos y bases, con sus campos, límites y errores.',
  alternates: { canonical: '/docs' },
}

const names = Object.keys(endpoints) as (keyof typeof endpoints)[]
const tags = [...new Set(names.map((name) => endpoints[name].tag))]

function Contents() {
  return (
    <nav aria-label="Contenido" className="text-14 lg:sticky lg:top-[calc(var(--header)+24px)] lg:self-start">
      {tags.map((tag) => (
        <div key={tag} className="pb-4">
          <p className="pb-1 text-13 font-[560]">{tag}</p>
          <ul>
            {names
              .filter((name) => endpoints[name].tag === tag)
              .map((name) => (
                <li key={name}>
                  <a href={`#${name}`} className="block py-[3px] font-mono text-13 break-all text-ink-2">
                    {endpoints[name].path}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <a href="#errores" className="block py-[3px] text-13 text-ink-2">
        Errores
      </a>
    </nav>
  )
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

export default function DocsPage() {
  const origin = pagesConfig().publicUrl ?? pagesConfig().apiOrigin
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      <main id="contenido" tabIndex={-1} className="grow bg-paper py-10 outline-none md:py-14">
        <div className="wrap">
          <h1 className="pb-4 font-serif text-34 font-medium tracking-[-0.018em] text-brand">API</h1>
          <Introduction />
          <div className="grid grid-cols-1 gap-x-14 gap-y-8 pt-10 lg:grid-cols-[220px_minmax(0,1fr)]">
            <Contents />
            <StaticHtml className="grid min-w-0 grid-cols-1 gap-12" html={referenceHtml(origin)} />
          </div>
        </div>
      </main>
      <SiteFooter />
    </>
  )
}
