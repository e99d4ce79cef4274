import type { StatedAct } from './decision-words.ts'

/** What a noun phrase says that a ruling decided, without a verb of its own. */
export interface NounStatement {
  readonly act: StatedAct
  readonly from: number
  readonly to: number
}

const judgements: readonly (readonly [StatedAct, RegExp])[] = [
  ['condena', /(?<!\p{L})(?:sentencias?|fallos?|veredictos?|decision(?:es)?) condenatori[oa]s?(?!\p{L})/gu],
  ['absuelve', /(?<!\p{L})(?:sentencias?|fallos?|veredictos?|decision(?:es)?) absolutori[oa]s?(?!\p{L})/gu],
]

/** «La sentencia absolutoria del Tribunal de Juicio Oral en lo Penal de Talca, RIT 12-2020». */
export function judgementNouns(folded: string): NounStatement[] {
  return judgements.flatMap(([act, pattern]) =>
    Array.from(folded.matchAll(pattern), ({ index, 0: noun }) => ({ act, from: index, to: index + noun.length })),
  )
}

const reviews: readonly (readonly [StatedAct, string])[] = [
  ['confirma', 'confirm(?:o|aron)|ha confirmado|(?:fue )?confirmad[oa] por'],
  ['revoca', 'revoc(?:o|aron)|ha revocado|(?:fue )?revocad[oa] por|dejo sin efecto|dejad[oa] sin efecto por'],
  ['anula', '(?:anul|invalid)(?:o|aron)|ha (?:anulado|invalidado)|(?:fue )?(?:anulad|invalidad|casad)[oa] por'],
]
const ruling = '(?:sentencia|fallo|resolucion|decision|pronunciamiento)'

const reviewReaders = reviews.map(
  ([act, verbs]) =>
    [
      act,
      new RegExp(
        `(?<!\\p{L})(?:cuy[oa] ${ruling} (?:despues |luego |posteriormente )?|${ruling}[^.;:]{0,100}?(?:,? que (?:(?:despues|luego|posteriormente|tambien) )?|,? ))(?<verb>${verbs})(?= (?:la |el |esta )?(?:excm|iltm|ilm|ilustr|excelent|corte))`,
        'gu',
      ),
    ] as const,
)

/** «Cuya sentencia anuló la Corte», «fallo confirmado por la Corte»: the court that reviewed it stands behind. The range is that of the verb. */
export function reviewsByCourt(folded: string): NounStatement[] {
  return reviewReaders.flatMap(([act, pattern]) =>
    Array.from(folded.matchAll(pattern), ({ index, 0: said, groups }) => {
      const to = index + said.length
      return { act, from: to - (groups?.['verb'] ?? '').length, to }
    }),
  )
}
