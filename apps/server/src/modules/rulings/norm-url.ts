import { findArticlePart } from '@basejuris/legal-text'

/** URL of a norm at the Biblioteca del Congreso, at its article if the idParte is known. */
export function normUrl(idNorma: number, article: string | null): string {
  const part = article === null ? null : findArticlePart(idNorma, article)
  return `https://www.bcn.cl/leychile/navegar?idNorma=${idNorma}${part === null ? '' : `&idParte=${part}`}`
}
