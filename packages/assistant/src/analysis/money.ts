import type { MoneyUnit } from '@basejuris/domain'
import { cardinalInWords, cardinalValue, foldSameLength } from '@basejuris/legal-text'
import type { LocatedValue } from './located-values.ts'

const digits = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?|\d+(?:,\d{1,4})?`
const units: Readonly<Record<Exclude<MoneyUnit, 'CLP' | 'USD'>, string>> = {
  UF: String.raw`u\.?\s?f\.?(?![\p{L}\d])|unidad(?:es)? de fomento`,
  UTM: String.raw`u\.?\s?t\.?\s?m\.?(?![\p{L}\d])|unidad(?:es)? tributarias? mensual(?:es)?`,
  UTA: String.raw`u\.?\s?t\.?\s?a\.?(?![\p{L}\d])|unidad(?:es)? tributarias? anual(?:es)?`,
  IMM: 'ingresos? minimos?(?: mensual(?:es)?)?|sueldos? vitales?',
}
const unitWords = Object.values(units).join('|')
/** On folded text. A number in words may stand between digits and their unit: «20 (veinte) unidades de fomento». */
const inUnits = new RegExp(
  String.raw`(?<![\p{L}\d.,$/]|tercios? de |mitad de )(?:(?<digits>${digits})|(?<words>una(?= unidad)|${cardinalInWords}))\s*(?:[(-][^()]{1,60}\)?\s*)?(?<unit>${unitWords})`,
  'gu',
)
/** «un tercio de unidad tributaria mensual», «1/3 de UTM», «media UTM»: a part of one unit. Brackets of a lost figure may stand between. */
const partOfUnit = new RegExp(
  String.raw`(?<![\p{L}\d.,$/])(?:(?<top>\d{1,2})\s?/\s?(?<bottom>\d{1,2})|(?<count>una?|dos|tres|cuatro) (?<part>medios?|tercios?|cuart[oa]s?(?: partes?)?|quint[oa]s?(?: partes?)?|tercera parte|sext[oa]s?(?: partes?)?|decim[oa]s?(?: partes?)?)|(?<half>(?:la )?mitad|medi[oa]))(?:\s*\([^()]{0,30}\))?\s+(?:de\s+)?(?:una?\s+)?(?<unit>${unitWords})`,
  'gu',
)
const parts: readonly (readonly [RegExp, number])[] = [
  [/^med/u, 2],
  [/^terc/u, 3],
  [/^cuart/u, 4],
  [/^quint/u, 5],
  [/^sext/u, 6],
  [/^decim/u, 10],
]
const counts: readonly string[] = ['', 'un', 'dos', 'tres', 'cuatro']
const unitFirst = new RegExp(String.raw`(?<![\p{L}\d])(?<unit>u\.?\s?f\.?|u\.?\s?t\.?\s?m\.?)\s*(?<digits>${digits})(?![\d.,]*\d)`, 'gu')
const inPesos = new RegExp(
  String.raw`(?<foreign>us|u\.s\.)?\$\s*(?<digits>${digits})(?:\.?-)?(?<million>\s+(?:mil )?millon(?:es)?)?|(?<![\p{L}\d.,$])(?:(?<plain>${digits})|(?<words>${cardinalInWords}))(?<millions>\s+(?:mil )?millon(?:es)?(?:\s+de)?)?(?:\s+(?<rest>${cardinalInWords}))?\s+(?<coin>pesos|dolares)(?![\p{L}])`,
  'gu',
)

const toNumber = (written: string): number => Number(written.replaceAll('.', '').replace(',', '.'))
const scaleOf = (million: string | undefined): number => (million === undefined ? 1 : million.includes('mil ') ? 1e9 : 1e6)

/** Sums of money in a text, in order: in pesos, dollars and units of account, in digits or words. */
export function findMoney(text: string): LocatedValue[] {
  if (!/[$]|peso|d[oó]lar|\bu\.?\s?[ft]\b|unidad|m[ií]nimo|UTM|UTA|UF|vital/iu.test(text)) return []
  const folded = foldSameLength(text)
  const found = [
    ...Array.from(folded.matchAll(inPesos), inPesosValue),
    ...Array.from(folded.matchAll(inUnits), inUnitsValue),
    ...Array.from(folded.matchAll(unitFirst), inUnitsValue),
    ...Array.from(folded.matchAll(partOfUnit), (match) => (isRate(folded, match) ? null : partValue(match))),
  ].flatMap((value) => (value === null ? [] : [value]))
  const single = found.filter(({ from }) => !rangeBefore.test(folded.slice(Math.max(0, from - 60), from)))
  return withoutOverlap(single.sort((a, b) => a.from - b.from || b.to - a.to))
}

function inPesosValue(match: RegExpExecArray): LocatedValue | null {
  const { foreign, digits: sum, million, plain, words, millions, rest, coin } = match.groups ?? {}
  const written = sum ?? plain
  const amount =
    (written === undefined ? cardinalValue((words ?? '').trim()) : toNumber(written)) * scaleOf(million ?? millions) +
    cardinalValue((rest ?? '').trim())
  const unit: MoneyUnit = foreign !== undefined || coin === 'dolares' ? 'USD' : 'CLP'
  return located(match, amount, unit)
}

function inUnitsValue(match: RegExpExecArray): LocatedValue | null {
  const { digits: written, words, unit = '' } = match.groups ?? {}
  const amount = written !== undefined ? toNumber(written) : words === 'una' ? 1 : cardinalValue((words ?? '').trim())
  const name = unitNamed(unit)
  return name === undefined ? null : located(match, amount, name)
}

/** Decimals of a part of a unit: 0.3333. */
const decimals = 4

function partValue(match: RegExpExecArray): LocatedValue | null {
  const { top, bottom, count, part = '', half, unit = '' } = match.groups ?? {}
  const divisor = half !== undefined ? 2 : bottom !== undefined ? Number(bottom) : (parts.find(([name]) => name.test(part))?.[1] ?? 0)
  const times = half !== undefined ? 1 : top !== undefined ? Number(top) : counts.indexOf((count ?? '').replace(/^una$/u, 'un'))
  const name = unitNamed(unit)
  return name === undefined ? null : located(match, Number((times / divisor).toFixed(decimals)), name)
}

/** «un día por cada tercio», «dos cuotas de un tercio cada una», «se abona un tercio»: how a fine is paid is no fine. */
const rateBefore = /\b(?:cada|(?:cuotas|parcialidades|mensualidades)\b[^.;]{0,60}?|dias?(?: de \p{L}+)? por|abon\p{L}+[^.;]{0,40})\s*$/u
const rateAfter = /^[^.;,]{0,12}\bcada una\b/u

function isRate(folded: string, { index, 0: written }: RegExpExecArray): boolean {
  return rateBefore.test(folded.slice(Math.max(0, index - 100), index)) || rateAfter.test(folded.slice(index + written.length))
}

const unitNamed = (written: string): Exclude<MoneyUnit, 'CLP' | 'USD'> | undefined =>
  (Object.keys(units) as (keyof typeof units)[]).find((each) => new RegExp(`^(?:${units[each]})`, 'u').test(written))

const located = ({ index, 0: written }: RegExpExecArray, amount: number, unit: MoneyUnit): LocatedValue | null =>
  Number.isFinite(amount) && amount > 0 ? { value: `${amount}`, unit, from: index, to: index + written.length } : null

/** «de dos a diez unidades», up to the second number, and «hasta mil unidades»: a range is no sum. */
const rangeBefore = new RegExp(
  String.raw`\b(?:(?:de|entre) (?:\d+|una|${cardinalInWords})(?:\s*\([^)]{1,20}\))?\s+(?:a|y|hasta)|(?<!desde [^.;]{0,60})hasta(?: por)?) $`,
  'u',
)

/** The words in brackets after a sum repeat it. */
function withoutOverlap(values: readonly LocatedValue[]): LocatedValue[] {
  const separate: LocatedValue[] = []
  for (const value of values) {
    const last = separate.at(-1)
    if (
      last !== undefined &&
      (value.from < last.to || (value.value === last.value && value.unit === last.unit && value.from - last.to < 12))
    )
      continue
    separate.push(value)
  }
  return separate
}
