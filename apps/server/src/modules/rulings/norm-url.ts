import { findArticlePart } from '@basejuris/legal-text'

/** The norm at the official site of the Biblioteca del Congreso, at the article where its idParte is known. */
export function normUrl(idNorma: number, article: string | null): string {
  const part = article === null ? null : findArticlePart(idNorma, article)
  return `https://www.bcn.cl/leychile/navegar?idNorma=${idNorma}${part === null ? '' : `&idParte=${part}`}`
}
