import { formatPlural } from '@basejuris/domain/spanish-format'
import { cardinalInWords, cardinalValue } from '../../norms/number-words.ts'
import type { Comparison } from '../constitutional-statement.ts'
import { isAskedFor } from './asked-words.ts'

/** A measure that a text or an operative part names, in one of a few kinds: «recargo, 30». */
export interface Measure {
  readonly kind: MeasureKind
  readonly value: number | Substitute
}

type MeasureKind = 'recargo' | 'remuneraciones' | 'licencia' | 'sustitutiva'
type Substitute = 'remision' | 'vigilada' | 'parcial' | 'servicios' | 'expulsion'

const substitutes: Readonly<Record<Substitute, { readonly name: string; readonly words: string }>> = {
  remision: { name: 'la remisión condicional', words: 'remision condicional' },
  vigilada: { name: 'la libertad vigilada', words: 'libertad vigilada' },
  parcial: { name: 'la reclusión parcial', words: 'reclusion (?:parcial|nocturna)' },
  servicios: { name: 'la prestación de servicios en beneficio de la comunidad', words: 'servicios en beneficio de la comunidad|psbc' },
  expulsion: { name: 'la expulsión', words: 'expulsion del (?:territorio|pais)' },
}

const number = `(?<number>\\d{1,3}|${cardinalInWords})(?: ?\\(\\d{1,3}\\))?`
const share = `${number}\\s?(?:%|por ciento)`
const surcharge = '(?:recargo|incremento|aumento)s?'
const spans: Readonly<Record<'a' | 'm' | 'd', number>> = { a: 365, m: 30, d: 1 }

interface Reader {
  readonly kind: Exclude<MeasureKind, 'sustitutiva'>
  readonly pattern: RegExp
}
/** Words between a name and its number, within one item. */
const near = (letters: number): string => `[^;\\n$%]{0,${letters}}?`
const readers: readonly Reader[] = [
  { kind: 'recargo', pattern: new RegExp(`(?<!\\p{L})${surcharge}(?!\\p{L})${near(50)}(?<![\\d.,\\p{L}])${share}`, 'gu') },
  { kind: 'recargo', pattern: new RegExp(`(?<![\\d.,\\p{L}])${share} (?:de |por )?(?:concepto de )?${surcharge}(?!\\p{L})`, 'gu') },
  {
    kind: 'remuneraciones',
    pattern: new RegExp(
      `(?<!\\p{L})equivalentes? a ${number} (?:meses de (?:la )?(?:ultima )?)?(?:ultimas? )?remuneracion(?:es)?(?: mensual(?:es)?)?(?!\\p{L})`,
      'gu',
    ),
  },
  {
    kind: 'licencia',
    pattern: new RegExp(
      `(?<!\\p{L})suspen\\p{L}+[^;.$]{0,40}?(?<!\\p{L})licencia(?: de (?:conducir|conductor))?[^;.$\\d]{0,60}?(?:por|durante|en|de) (?:el |un )?(?:(?:termino|lapso|plazo|periodo|tiempo) )?(?:de )?${number}\\s(?<span>a[ñn]os?|meses|dias?)(?!\\p{L})`,
      'gu',
    ),
  },
]
const numberOf = (written: string): number => (/^\d/u.test(written) ? Number(written) : cardinalValue(written))

/** The measures that folded words name, without those that somebody asked for. */
export function measuresIn(folded: string): Measure[] {
  const measured = readers.flatMap(({ kind, pattern }) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: said, groups }) => {
      if (isAskedFor(folded, { from: index, to: index + said.length })) return []
      const { number: written = '', span = 'd' } = groups ?? {}
      const days = kind === 'licencia' ? spans[span.charAt(0) as 'a' | 'm' | 'd'] : 1
      return [{ kind, value: numberOf(written) * days }]
    }),
  )
  return [...measured, ...substitutesIn(folded)]
}

const substituteReaders = (Object.keys(substitutes) as Substitute[]).map(
  (value) => ({ value, pattern: new RegExp(`(?<!\\p{L})(?:${substitutes[value].words})(?!\\p{L})`, 'gu') }) as const,
)
const substitutesIn = (folded: string): Measure[] =>
  substituteReaders.flatMap(({ value, pattern }) =>
    [...folded.matchAll(pattern)].some(({ index, 0: said }) => !isAskedFor(folded, { from: index, to: index + said.length }))
      ? [{ kind: 'sustitutiva' as const, value }]
      : [],
  )

/** Measures that the operative part names otherwise: every one of that kind has another value. */
export function compareMeasures(stated: readonly Measure[], operative: string): Comparison {
  if (stated.length === 0) return { kind: 'agrees' }
  const own = measuresIn(operative)
  let isUnknown = false
  for (const { kind, value } of stated) {
    const values = [...new Set(own.filter((one) => one.kind === kind).map((one) => one.value))]
    if (stated.some((one) => one.kind === kind && values.includes(one.value))) continue
    const [only, second] = values
    if (only === undefined || second !== undefined) isUnknown = true
    else return { kind: 'differs', of: `fija ${say({ kind, value })}`, says: `nombra ${say({ kind, value: only })}` }
  }
  return { kind: isUnknown ? 'unknown' : 'agrees' }
}

const say = ({ kind, value }: Measure): string => {
  if (typeof value === 'string') return substitutes[value].name
  if (kind === 'recargo') return `un recargo del ${value} %`
  if (kind === 'remuneraciones') return value === 1 ? 'una remuneración' : `${value} remuneraciones`
  return `una suspensión de la licencia por ${value % 365 === 0 ? formatPlural(value / 365, 'año', 'años') : value % 30 === 0 ? formatPlural(value / 30, 'mes', 'meses') : formatPlural(value, 'día', 'días')}`
}
