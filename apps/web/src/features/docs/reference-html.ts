import { endpoints } from '@basejuris/contract'
import { endpointHtml } from './endpoint-html.ts'
import { errorTableHtml } from './error-table-html.ts'

const names = Object.keys(endpoints) as (keyof typeof endpoints)[]

/** Example bodies, by endpoint. */
const requestExamples: Readonly<Partial<Record<keyof typeof endpoints, object>>> = {
  search: { consulta: 'despido art. 161 CT', filtros: { tribunal: ['Corte Suprema'], desde: '2018' }, tamano: 5 },
  semanticSearch: { message: 'despido comunicado durante una licencia médica', topK: 10, namespace: 'laboral' },
  findByIdV1: { searcher: [{ field: 'rol', value: '12.345-2020' }], collection: 'corte_suprema' },
  findByIdV2: { docId: 'el docId de un resultado', consulta: 'licencia médica' },
}

let rendered: { readonly origin: string; readonly html: string } | undefined

/** Every endpoint and every error. Rendered once, because the contract never changes at runtime. */
export function referenceHtml(origin: string): string {
  if (rendered?.origin !== origin) {
    const calls = names.map((id) => endpointHtml({ id, endpoint: endpoints[id], example: requestExamples[id], origin }))
    rendered = { origin, html: calls.join('') + errorTableHtml() }
  }
  return rendered.html
}
