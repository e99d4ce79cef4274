import { findArticlePart } from '@basejuris/legal-text'

/** URL of a ruling's page; with the query the page marks its words. */
export function rulingUrl(docId: string, query = ''): string {
  const parameters = new URLSearchParams({ id: docId })
  if (query.trim() !== '') parameters.set('q', query)
  return `/sentencia?${parameters}`
}

/** URL of a norm at the Biblioteca del Congreso, at its article if the idParte is known. */
export function normUrl(idNorma: number, article: string | null): string {
  const part = article === null ? null : findArticlePart(idNorma, article)
  return `https://www.bcn.cl/leychile/navegar?idNorma=${idNorma}${part === null ? '' : `&idParte=${part}`}`
}
