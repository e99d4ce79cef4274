import { formatPlural } from '@basejuris/domain/spanish-format'
import { ordinalValue } from '@basejuris/domain/spanish-ordinals'
import type { TextSpan } from '../../analysis/text-span.ts'
import { cardinalInWords, cardinalValue } from '../../norms/number-words.ts'
import type { Comparison } from '../constitutional-statement.ts'
import { isAskedFor } from './asked-words.ts'

/** What somebody has time for, or how long a duty lasts. */
type Purpose =
  | 'resolver'
  | 'presentarse'
  | 'restituir'
  | 'pagar'
  | 'entregar'
  | 'informar'
  | 'cumplir'
  | 'vender'
  | 'sustitutiva'
  | 'suspension'
  | 'acercarse'
  | 'armas'
  | 'regresar'
  | 'cuotas'
  | 'rentas'
  | 'abono'
  | 'licencia'
  | 'recurrir'

/** A term that a text or an operative part fixes: in days, or a count of instalments or rents. */
export interface Term {
  /** Null where the words around it name no purpose. */
  readonly purpose: Purpose | null
  readonly value: number
  /** «Hábiles» or «corridos», where it says so. */
  readonly days: 'habiles' | 'corridos' | null
}

const names: Readonly<Record<Purpose, string>> = {
  resolver: 'para resolver',
  presentarse: 'para presentarse',
  restituir: 'para restituir',
  pagar: 'para pagar',
  entregar: 'para entregar la licencia',
  informar: 'para informar',
  cumplir: 'para cumplir',
  vender: 'para vender',
  sustitutiva: 'de la pena sustitutiva',
  suspension: 'de la suspensión de la pena',
  acercarse: 'de la prohibición de acercarse',
  armas: 'de la prohibición de tener armas',
  regresar: 'de la prohibición de regresar al país',
  cuotas: 'cuotas',
  rentas: 'rentas',
  abono: 'de abono',
  licencia: 'de la suspensión de la licencia',
  recurrir: 'para recurrir',
}

const cues: readonly (readonly [Purpose, string])[] = [
  ['entregar', 'entreg(?:a|ar|ue|uen) (?:de |a )?(?:la |su |dicha |el )?(?:licencia|documento)'],
  ['licencia', 'licencias?(?: de (?:conducir|conductor))?|conducir vehiculos|inhabilidad'],
  ['recurrir', 'procede\\p{L}* (?:el )?(?:recurso|reclam)\\p{L}*|(?:deducir|interponer|interpuesto)'],
  ['presentarse', 'presentarse|presentandose|presentarlo|(?<=se )present(?:e|en|ara|aran)|comparec(?:er|era)'],
  ['restituir', 'restitu\\p{L}+|desocup\\p{L}+|desaloj\\p{L}+|lanzamiento'],
  ['vender', 'vent[ae]s?|vender|enajen\\p{L}+|autorizacion se concede'],
  ['resolver', 'resolver|resuelv\\p{L}+|pronunci\\p{L}+|tramitacion|(?:dar|de|dio) respuesta|responder|respond\\p{L}+'],
  ['informar', 'inform(?:ar|e|en)|factibilidad|comuni(?:car|carse|que|quese)'],
  ['regresar', '(?:regresar|volver|reingresar|ingresar)|expulsion'],
  ['acercarse', '(?:acercarse|aproximarse)'],
  ['armas', '(?:porte|tenencia|tener|portar) (?:y |o )?(?:porte |tenencia )?(?:de )?armas?'],
  [
    'suspension',
    'suspension (?:de (?:la imposicion de )?(?:la|esta|su) (?:pena|condena)|condicional)|suspend\\p{L}+ (?:la imposicion de )?(?:la|esta|su) (?:pena|condena)',
  ],
  [
    'sustitutiva',
    'remision condicional|libertad vigilada(?: intensiva)?|reclusion (?:parcial|nocturna)(?: domiciliaria)?|observacion|pena sustitutiva|control administrativo|sujet[oa]s? al control',
  ],
  ['pagar', 'pag(?:ar|o|ue|uen|arse|ad[oa]s?|ader[oa]s?)|enter(?:ar|e|arse)|consignar'],
  ['cumplir', 'cumpl(?:a|ase|ir|an|imiento)(?! (?:de )?(?:l[ao]s?|sus?|est[ae]s?|dichas?) (?:penas?|condenas?))'],
]
const cueReaders = cues.map(([purpose, words]) => ({ purpose, pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu') }))

const number = `(?<number>\\d{1,3}|${cardinalInWords}|un)(?: ?\\((?:\\d{1,3}|\\p{L}+)\\))?`
const ordinals = 'tercer|cuarto|quinto|sexto|octavo|decimo'
const span = '(?<span>a[ñn]os?|mes(?:es)?|dias?|horas)'
const term = new RegExp(
  [
    `(?<!\\p{L})(?<lead>(?:plazo|termino|lapso|periodo|tiempo)(?: (?:maximo|fatal|prudencial|superior a|no superior a))? de |dentro de(?: los?)? |por |durante |en |abono(?: (?:a la pena|de|el|la|al|condenado|impuesta))* )${number} ${span}(?<more> y un dia)?(?: (?<days>habiles|corridos))?(?!\\p{L})(?! de (?:servicio|presidio|prision|reclusion|trabajo|antig))`,
    `(?<!\\p{L})(?:dentro de|en) (?<ordinal>${ordinals}|(?<ordinalNumber>\\d{1,2})[°º])o? dias?(?: (?<ordinalDays>habiles|corridos))?(?!\\p{L})`,
    `(?<![\\p{L}\\d])${number.replace('<number>', '<bare>')} ${span.replace('<span>', '<bareSpan>')}(?: (?<bareDays>habiles|corridos))?(?= (?:de abono|(?:al?|a l[ao]s?) [^.;,]{1,60} para |para )|,? como abono)`,
  ].join('|'),
  'gu',
)
const counts: readonly (readonly [Purpose, RegExp])[] = [
  ['cuotas', new RegExp(`(?<![\\p{L}\\d])${number} (?:cuotas|parcialidades)(?!\\p{L})`, 'gu')],
  ['rentas', new RegExp(`(?<![\\p{L}\\d])${number} (?:meses de rentas?|rentas)(?!\\p{L})`, 'gu')],
]
const lengths: Readonly<Record<string, number>> = { a: 365, m: 30, d: 1, h: 1 / 24 }
const numberIn = (written: string): number => (/^\d/u.test(written) ? Number(written) : written === 'un' ? 1 : cardinalValue(written))

const itemEnd = /;|\n|(?<!(?<!\p{L})(?:\p{L}{1,3}|arts?|nro))(?<!\d)\.(?=-? ?(?:\s|$))/u
/** What lasts, as a permission to sell may, unlike what is to be done within a term. */
const lasting: ReadonlySet<Purpose> = new Set(['sustitutiva', 'suspension', 'acercarse', 'armas', 'regresar', 'licencia'])
/** Letters on each side of a term in which its purpose is named. */
const reach = { before: 200, behind: 90 }

/** The terms that folded words fix, each with what it is for, without those that somebody asked for. */
function termsIn(folded: string, { isText = false }: { readonly isText?: boolean } = {}): Term[] {
  const timed = [...folded.matchAll(term)].flatMap(({ index, 0: said, groups = {} }) => {
    const place = { from: index, to: index + said.length }
    if (isAskedFor(folded, place) || (isText && isOfLaw(folded, place))) return []
    return purposesAt(folded, place, groups['lead'] ?? '').map((purpose) => ({ purpose, ...lengthOf(groups) }))
  })
  const counted = counts.flatMap(([purpose, pattern]) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: said, groups = {} }) =>
      isAskedFor(folded, { from: index, to: index + said.length })
        ? []
        : [{ purpose, value: numberIn(groups['number'] ?? ''), days: null }],
    ),
  )
  return [...timed, ...counted].filter(({ value }) => value > 0)
}

/** «Por no pagar dentro de tres días», «en el plazo de diez días que fija la ley»: no term that the ruling gave. */
const isOfLaw = (folded: string, { from, to }: TextSpan): boolean =>
  narrated.test(folded.slice(Math.max(0, from - reach.before), from)) || legal.test(folded.slice(to))
const narrated =
  /(?<!\p{L})(?:por (?:no|haber\p{L}*|cuanto)|porque|pues|ya que|si no|fuera del?|vencid[oa]|transcurrid[oa]|que (?:la ley |el articulo \d+ )?(?:establece|fija|contempla|preve|dispone|senala|exige)|legal)(?!\p{L})[^.;]{0,90}$/u
const legal =
  /^(?: (?:habiles|corridos))?,? (?:que (?:la ley |el articulo \d+ )?(?:establece|fija|contempla|preve|dispone|señala|exige)|previst[oa]|establecid[oa]|del articulo|legal)/u

const lengthOf = (groups: Readonly<Record<string, string | undefined>>): Pick<Term, 'value' | 'days'> => {
  const days = (groups['days'] ?? groups['ordinalDays'] ?? groups['bareDays'] ?? null) as Term['days']
  const { ordinal } = groups
  if (ordinal !== undefined) return { value: Number(groups['ordinalNumber'] ?? ordinalValue(ordinal)), days }
  const each = lengths[(groups['span'] ?? groups['bareSpan'] ?? 'd').charAt(0)] ?? 1
  return { value: numberIn(groups['number'] ?? groups['bare'] ?? '') * each + (groups['more'] === undefined ? 0 : 1), days }
}

/** «Ambas por el plazo de un año»: of the two last named. */
const ofBoth = /(?<!\p{L})amb[oa]s(?: \p{L}+)? (?:por )?(?:el |un )?$/u
const purposesAt = (folded: string, place: TextSpan, lead: string): (Purpose | null)[] => {
  const item = itemBefore(folded, place)
  const named = [...new Set(cuesIn(item).map(({ purpose }) => purpose))].slice(-2)
  return ofBoth.test(item) && named.length === 2 ? named : [purposeAt(folded, place, lead)]
}
const itemBefore = (folded: string, { from }: TextSpan): string =>
  folded
    .slice(Math.max(0, from - reach.before), from)
    .split(itemEnd)
    .at(-1) ?? ''

/** The purpose that its own clause names before a term, else the next one behind it. */
const purposeAt = (folded: string, { from, to }: TextSpan, lead: string): Purpose | null => {
  if (lead.startsWith('abono') || /^(?: de abono|,? como abono)/u.test(folded.slice(to))) return 'abono'
  const item =
    folded
      .slice(Math.max(0, from - reach.before), from)
      .split(itemEnd)
      .at(-1) ?? ''
  const clause = item.split(/, (?!(?:ya|individualizad|ubicad|de|del|en|domicili)(?:\p{L})*(?!\p{L}))/u).at(-1) ?? ''
  const behind = (folded.slice(to, to + reach.behind).split(itemEnd)[0] ?? '').replace(/^,? contad[^,]{0,60}/u, '')
  const isFor = /^ (?:(?:al?|a l[ao]s?) [^.;,]{1,60} )?(?:a fin de|para)(?!\p{L})/u.test(behind)
  const isDuring = /^(?:por|durante) $/u.test(lead) || /(?<!\p{L})(?:por|durante) (?:el |un )?$/u.test(item)
  const isLasting = isDuring ? true : lead.startsWith('dentro') || lead === '' ? false : null
  const [inClause, after, inItem] = [cuesIn(clause, isLasting).at(-1), cuesIn(behind, isLasting)[0], cuesIn(item, isLasting).at(-1)]
  const found = isFor && after !== undefined ? after : isDuring ? (inClause ?? inItem) : (inClause ?? after ?? inItem)
  return found?.purpose ?? null
}
interface Cue {
  readonly purpose: Purpose
  readonly at: number
}
const cuesIn = (words: string, isLasting: boolean | null = null): Cue[] =>
  cueReaders
    .filter(({ purpose }) => isLasting === null || purpose === 'vender' || lasting.has(purpose) === isLasting)
    .flatMap(({ purpose, pattern }) => [...words.matchAll(pattern)].map(({ index }) => ({ purpose, at: index })))
    .sort((a, b) => a.at - b.at)

/** Purposes that are compared elsewhere, or that no ruling decides. */
const beside: ReadonlySet<Purpose> = new Set(['licencia', 'recurrir'])

/** Those of a text whose purpose is known, and is not compared by other means. */
export function statedTerms(folded: string): Term[] {
  return termsIn(folded, { isText: true }).filter(({ purpose }) => purpose !== null && !beside.has(purpose))
}

/** Terms that the operative part fixes otherwise for the same purpose: every one of them, and none of no purpose is as long. */
export function compareTerms(stated: readonly Term[], operative: string): Comparison {
  if (stated.length === 0) return { kind: 'agrees' }
  const own = termsIn(operative)
  let isUnknown = false
  for (const each of stated) {
    const ofPurpose = own.filter(({ purpose }) => purpose === each.purpose)
    if (ofPurpose.some((one) => isSameTerm(one, each))) continue
    const values = new Set(ofPurpose.map(({ value, days }) => `${value} ${days ?? ''}`))
    const [only] = ofPurpose
    const isElsewhere = own.some((one) => one.purpose === null && isSameTerm(one, each))
    if (only === undefined || values.size !== 1 || isElsewhere) isUnknown = true
    else return { kind: 'differs', of: `fija ${sayTerm(each)}`, says: `fija ${sayTerm(only)}` }
  }
  return { kind: isUnknown ? 'unknown' : 'agrees' }
}

const isSameTerm = (one: Term, other: Term): boolean =>
  one.value === other.value && (one.days === null || other.days === null || one.days === other.days)

const sayTerm = ({ purpose, value, days }: Term): string => {
  const name = purpose === null ? '' : names[purpose]
  if (purpose === 'cuotas' || purpose === 'rentas') return value === 1 ? `una ${name.slice(0, -1)}` : `${value} ${name}`
  return `un plazo de ${sayLength(value)}${days === null ? '' : ` ${days === 'habiles' ? 'hábiles' : days}`} ${name}`
}
/** Months up to which a term is said in days, as in «noventa días». */
const maxInDays = 3
const sayLength = (value: number): string => {
  const [years, months] = [Math.floor(value / 365), value / 30]
  if (value < 1) return formatPlural(Math.round(value * 24), 'hora', 'horas')
  if (years > 0 && value % 365 <= 1) return `${formatPlural(years, 'año', 'años')}${value % 365 === 1 ? ' y un día' : ''}`
  return months > maxInDays && Number.isInteger(months) ? formatPlural(months, 'mes', 'meses') : formatPlural(value, 'día', 'días')
}
