import type { SearchBody } from '@basejuris/contract'
import { findArticlePart } from '@basejuris/legal-text'

/** How a search read its query, when the request decided it. */
export type QuerySwitches = Pick<SearchBody, 'lectura' | 'exigir' | 'preferir'>

/** URL of a ruling's page; with the query the page marks its words, read as in the search. */
export function rulingUrl(docId: string, query = '', { lectura, exigir = [], preferir = [] }: QuerySwitches = {}): string {
  const parameters = new URLSearchParams({ id: docId })
  if (query.trim() !== '') {
    parameters.set('q', query)
    if (lectura !== undefined) parameters.set('lectura', lectura)
    for (const key of exigir) parameters.append('exigir', key)
    for (const key of preferir) parameters.append('preferir', key)
  }
  return `/sentencia?${parameters}`
}

/** URL of a norm at the Biblioteca del Congreso, at its article if the idParte is known. */
export function normUrl(idNorma: number, article: string | null): string {
  const part = article === null ? null : findArticlePart(idNorma, article)
  return `https://www.bcn.cl/leychile/navegar?idNorma=${idNorma}${part === null ? '' : `&idParte=${part}`}`
}
