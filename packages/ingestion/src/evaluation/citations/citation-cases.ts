import { readFile } from 'node:fs/promises'
import type { Subdivision } from '@basejuris/domain'
import { type FoundNormCitation, findNormCitations, restatedIn } from '@basejuris/legal-text'

interface ExpectedCitation extends Subdivision {
  readonly idNorma: number | null
  readonly articulo: string | null
  /** Last article of a range. */
  readonly hasta?: string
  readonly ysiguientes?: boolean
  /** idNorma of the norm that restates the one named. */
  readonly textoEn?: number
}

interface CitationCase {
  readonly id: string
  readonly tipo: string
  readonly texto: string
  readonly esperado: readonly ExpectedCitation[]
}

export interface WrongCase {
  readonly id: string
  readonly kind: string
  readonly missing: readonly string[]
  readonly unexpected: readonly string[]
}

export interface CitationCases {
  readonly cases: number
  readonly wrong: readonly WrongCase[]
}

const signs = { numeral: 'N° ', inciso: 'inc. ', letra: 'letra ' } as const
const place = ({ idNorma, articulo, hasta, ysiguientes, ...subdivision }: ExpectedCitation): string =>
  [
    `${idNorma}`,
    ...(articulo === null ? [] : [`art. ${articulo}`]),
    ...Object.entries(signs).flatMap(([level, sign]) => {
      const value = subdivision[level as keyof Subdivision]
      return value === undefined ? [] : [`${sign}${value}`]
    }),
    ...(hasta === undefined ? [] : [`a ${hasta}`]),
    ...(ysiguientes === true ? ['y siguientes'] : []),
  ].join(' ')

/** The articles within a range stand for the range itself, as the cases write it. */
const placesOf = (found: readonly FoundNormCitation[]): string[] => {
  const places: string[] = []
  let [last, from]: [string | null, number] = [null, 0]
  for (const { from: start, idNorma, article, rangeEnd, andFollowing, subdivisions } of found) {
    if (last !== null) {
      if (article === last) last = null
      if (article === last || last === null || start === from) continue
    }
    last = rangeEnd
    from = start
    const range = { ...(rangeEnd === null ? {} : { hasta: rangeEnd }), ...(andFollowing ? { ysiguientes: true } : {}) }
    const each = subdivisions.length === 0 ? [{}] : subdivisions
    places.push(...each.map((subdivision) => place({ idNorma, articulo: article, ...range, ...subdivision })))
  }
  return places
}

/** Kind of the cases whose citation must be marked as ambiguous and resolve to nothing. */
const ambiguous = 'ambigua'

const wrongCase = ({ id, tipo, texto, esperado }: CitationCase): WrongCase | null => {
  const found = new Set(placesOf(findNormCitations(texto).filter(({ candidates }) => candidates.length === 0)))
  const expected = new Set(esperado.map(place))
  const missing = [...expected].filter((one) => !found.has(one))
  const unrestated = esperado
    .filter(({ idNorma, textoEn }) => textoEn !== undefined && idNorma !== null && restatedIn(idNorma) !== textoEn)
    .map(({ idNorma, textoEn }) => `${idNorma} en ${textoEn}`)
  const isUnmarked = tipo === ambiguous && !findNormCitations(texto).some(({ candidates }) => candidates.length > 0)
  const unexpected = [...found].filter((one) => !expected.has(one))
  const lacking = [...missing, ...unrestated, ...(isUnmarked ? ['la marca de ambigua'] : [])]
  return lacking.length + unexpected.length === 0 ? null : { id, kind: tipo, missing: lacking, unexpected }
}

/** Reads each case of a file, one JSON a line, and compares every place that it cites. */
export async function checkCitationCases(file: string): Promise<CitationCases> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const cases = lines.map((line) => JSON.parse(line) as CitationCase)
  return { cases: cases.length, wrong: cases.flatMap((each) => wrongCase(each) ?? []) }
}
