import type { TextSpan } from '../analysis/text-span.ts'
import { cardinalInWords, cardinalValue } from '../norms/number-words.ts'

/** A sum as a text writes it: pesos, or units of account. */
export interface Amount {
  readonly value: number
  readonly unit: 'pesos' | 'UF' | 'UTM' | 'UTA'
}

const figure = String.raw`(?<figure>\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,\d+)?`
const unit = String.raw`(?<unit>uf|utm|uta|u\.?t\.?m\.?|u\.?t\.?a\.?|unidad(?:es)?\s(?:de\sfomento|tributarias?(?:\s(?:mensual|anual)(?:es)?)?))(?!\p{L})`
const amount = new RegExp(
  [
    String.raw`\$ ?${figure}(?<millions> millones)?`,
    String.raw`(?<![\d.,])(?<inMillions>\d{1,4}) millones`,
    String.raw`(?<![\d.,])(?<units>\d{1,6}(?:\.\d{3})?(?:,\d+)?)(?: \([^)]{1,40}\))?\s(?:de )?${unit}`,
    String.raw`(?<!\p{L})(?:(?<before>uf|utm|uta) ?(?<beforeUnits>\d{1,6}(?:\.\d{3})?))`,
  ].join('|'),
  'gu',
)
/** «Una unidad», «dos tercios de unidad»: not «por cada tercio». */
const unitsInWords = new RegExp(
  String.raw`(?<![\p{L}\d])(?<!cada )(?:(?<thirds>un|dos) tercios? de (?:una )?|(?<words>una|${cardinalInWords})(?: \(?\d{1,4}\)?)?\s(?:de )?)${unit}`,
  'gu',
)
const pesosInWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?<millions>${cardinalInWords}) millon(?:es)?(?!\p{L})(?: (?<rest>${cardinalInWords}))?(?:(?= de pesos)|(?= pesos)|(?=[.,;) ]|$))|(?<words>${cardinalInWords})(?= pesos))`,
  'gu',
)
const million = 1_000_000

const numberOf = (written: string): number => Number(written.replaceAll(/[.\s]/gu, '').replace(',', '.'))
const unitOf = (written: string): Amount['unit'] => {
  const plain = written.replaceAll('.', '')
  if (plain.startsWith('uf') || plain.includes('fomento')) return 'UF'
  return plain.startsWith('uta') || plain.includes('anual') ? 'UTA' : 'UTM'
}
const inWords = (words: string): number => (words === 'una' ? 1 : cardinalValue(words))

/** A sum with its place in the folded words. */
export interface LocatedAmount extends Amount, TextSpan {}

type Groups = Readonly<Record<string, string | undefined>>
const ofFigures = ({ figure: pesos, millions, inMillions, units, unit = '', before, beforeUnits = '' }: Groups): Amount => {
  if (before !== undefined) return { value: numberOf(beforeUnits), unit: unitOf(before) }
  if (units !== undefined) return { value: numberOf(units), unit: unitOf(unit) }
  if (inMillions !== undefined) return { value: Number(inMillions) * million, unit: 'pesos' }
  return { value: numberOf(pesos ?? '') * (millions === undefined ? 1 : million), unit: 'pesos' }
}
const ofUnits = ({ thirds, words = '', unit = '' }: Groups): Amount => ({
  value: thirds === undefined ? inWords(words) : (thirds === 'un' ? 1 : 2) / 3,
  unit: unitOf(unit),
})
const ofPesos = ({ millions, rest = '', words }: Groups): Amount => ({
  value: words === undefined ? cardinalValue(millions ?? '') * million + cardinalValue(rest) : cardinalValue(words),
  unit: 'pesos',
})
const readers: readonly (readonly [RegExp, (groups: Groups) => Amount])[] = [
  [amount, ofFigures],
  [unitsInWords, ofUnits],
  [pesosInWords, ofPesos],
]

/** Every sum that folded words name with its place, in order. */
export function locateAmounts(folded: string): LocatedAmount[] {
  const found = readers.flatMap(([pattern, read]) =>
    [...folded.matchAll(pattern)].map(({ index, 0: said, groups = {} }) => ({ ...read(groups), from: index, to: index + said.length })),
  )
  return found.filter(({ value }) => value > 0).sort((a, b) => a.from - b.from)
}

export function isSameAmount(one: Amount, other: Amount): boolean {
  return one.unit === other.unit && one.value === other.value
}

/** Whether a sum is all of some of its unit together. */
export function isSumOf(stated: Amount, own: readonly Amount[]): boolean {
  return own.filter(({ unit }) => unit === stated.unit).reduce((sum, { value }) => sum + value, 0) === stated.value
}

const pesos = new Intl.NumberFormat('es-CL')

/** «$20.000.000», «50 UTM», «1/3 UTM». */
export function formatAmount({ value, unit }: Amount): string {
  if (unit === 'pesos') return `$${pesos.format(value)}`
  const thirds = [1, 2].find((third) => third / 3 === value)
  return `${thirds === undefined ? pesos.format(value) : `${thirds}/3`} ${unit}`
}
