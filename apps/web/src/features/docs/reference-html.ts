import { endpoints } from '@basejuris/contract'
import { endpointHtml } from './endpoint-html.ts'
import type { EndpointId, ReferenceArea } from './reference-areas.ts'

/** Example bodies, by endpoint. */
const requestExamples: Readonly<Partial<Record<EndpointId, object>>> = {
  search: { consulta: 'despido art. 161 CT', filtros: { tribunal: ['Corte Suprema'], desde: '2018' }, tamano: 5 },
  semanticSearch: { message: 'despido comunicado durante una licencia médica', topK: 10, namespace: 'laboral' },
  findByIdV1: { searcher: [{ field: 'rol', value: '12.345-2020' }], collection: 'corte_suprema' },
  findByIdV2: { docId: 'el docId de un resultado', consulta: 'licencia médica' },
}

const rendered = new Map<string, string>()

/** Every endpoint of an area. Rendered once, because the contract never changes at runtime. */
export function referenceHtml({ slug, ids }: ReferenceArea, origin: string): string {
  const key = `${origin} ${slug}`
  const known = rendered.get(key)
  if (known !== undefined) return known
  const html = ids.map((id) => endpointHtml({ id, endpoint: endpoints[id], example: requestExamples[id], origin })).join('')
  rendered.set(key, html)
  return html
}
