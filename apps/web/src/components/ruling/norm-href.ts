/** A norm's page, or one of its articles there. */
export interface NormPlace {
  readonly idNorma: number
  /** As written: «161 bis». Null for the norm alone. */
  readonly article: string | null
  /** Day whose text is requested, `yyyy-mm-dd`; null for today's. */
  readonly day: string | null
  /** Words marked in the text, and listed where else they stand. */
  readonly query?: string
}

/** Address of the page, with the anchor of a part where one is given. */
export function normHref({ idNorma, article, day, query: words = '' }: NormPlace, anchor?: string): string {
  const query = new URLSearchParams()
  if (article !== null) query.set('articulo', article)
  if (day !== null) query.set('fecha', day)
  if (words !== '') query.set('buscar', words)
  return `/norma/${idNorma}${query.size > 0 ? `?${query}` : ''}${anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`}`
}
