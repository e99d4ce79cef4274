/** A place within an article. All absent: the whole article. */
export interface Subdivision {
  /** «24», «4 bis», «iii». */
  readonly numeral?: string | undefined
  /** «2», «final», «penúltimo». */
  readonly inciso?: string | undefined
  /** «a», «ñ». */
  readonly letra?: string | undefined
}

/** « N° 24 inciso 2° letra a)», to stand after the number of an article. Empty for the whole article. */
export function formatSubdivision({ numeral, inciso, letra }: Subdivision): string {
  return [
    numeral === undefined ? '' : ` N° ${/^[ivx]+$/u.test(numeral) ? numeral.toUpperCase() : numeral}`,
    inciso === undefined ? '' : ` inciso ${inciso}${/^\d+$/u.test(inciso) ? '°' : ''}`,
    letra === undefined ? '' : ` letra ${letra})`,
  ].join('')
}

/** « N° 1, N° 2 y N° 24», several places of one article. Empty for none. */
export function formatSubdivisions(places: readonly Subdivision[]): string {
  const written = places.map(formatSubdivision)
  const last = written.pop() ?? ''
  return written.length === 0 ? last : `${written.join(',')} ${last.startsWith(' inciso') ? 'e' : 'y'}${last}`
}
