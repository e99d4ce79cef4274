import { findMatches, foldSameLength, regionOf, regionQuery, seatsInRegion } from '@basejuris/legal-text'
import type { Span } from './span.ts'

const kinds: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/laboral|trabajo|^jlt/u, 'Juzgado de Letras del Trabajo de '],
  [/civil/u, 'Juzgado Civil de '],
  [/garantia|^jg/u, 'Garantía de '],
  [/familia|^jf/u, 'Juzgado de Familia de '],
  [/oral|^top|^tjop/u, 'Tribunal de Juicio Oral en lo Penal de '],
  [/policia|^jpl/u, 'Juzgado de Policía Local de '],
  [/corte|^i?ca/u, 'Corte de Apelaciones de '],
]
const kind = String.raw`(?:juzgados?|tribunal(?:es)?|cortes?)(?:\s+(?:de\s+(?:letras|lo\s+civil|familia|garantia|policia\s+local|apelaciones|juicio\s+oral|primera\s+instancia)|del\s+trabajo|laboral(?:es)?|civil(?:es)?|orales|oral|en\s+lo\s+(?:civil|penal))){0,2}|jlt|jg|jf|jpl|top|tjop|i?ca`
const courtsOfRegion = new RegExp(String.raw`(?<![\p{L}\d])(?<kind>${kind})\s+(?:del?\s+|en\s+)?(?:la\s+)?${regionQuery}`, 'gu')

/** Courts of the towns of a region, any of which is meant. */
export interface CourtsOfRegion extends Span {
  readonly names: readonly [string, ...string[]]
  readonly label: string
}

/** «juzgados laborales de la región del Maule»: those of each of its towns. A court of its own, as the tributary ones, has the region in its name. */
export function findCourtsOfRegions(text: string): CourtsOfRegion[] {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length || !folded.includes('region')) return []
  return findMatches(folded, courtsOfRegion).flatMap(({ index, 0: written, groups = {} }): CourtsOfRegion[] => {
    const region = regionOf(groups)
    const [first, ...others] = region === null ? [] : seatsInRegion(region)
    if (region === null || first === undefined) return []
    const [, of = ''] = kinds.find(([pattern]) => pattern.test(groups['kind'] ?? '')) ?? []
    const label = `${of === '' ? 'tribunales' : of.replace(/ de $/u, '')} de la ${region}`
    return [{ from: index, to: index + written.length, names: [`${of}${first}`, ...others.map((town) => `${of}${town}`)], label }]
  })
}
