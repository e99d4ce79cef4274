import type { Comparison } from '../constitutional-statement.ts'
import { type Amount, formatAmount, isSameAmount, isSumOf, type LocatedAmount, locateAmounts } from '../money-amounts.ts'
import { isAskedFor } from './asked-words.ts'

/** What a sum is paid for. */
type Concept =
  | 'aviso'
  | 'años'
  | 'recargo'
  | 'feriado'
  | 'anual'
  | 'proporcional'
  | 'cesantia'
  | 'moral'
  | 'lucro'
  | 'emergente'
  | 'costas'
  | 'multa'
  | 'remuneracion'
  | 'cotizacion'
  | 'honorarios'
  | 'renta'
  | 'alimentos'
  | 'extras'
  | 'gratificacion'
  | 'comision'
  | 'bono'
  | 'otro'

/** What a ruling names many times, as the pay by which another sum is reckoned: that it names one sum for it says nothing of others. */
const repeated: ReadonlySet<Concept> = new Set([
  'remuneracion',
  'cotizacion',
  'honorarios',
  'renta',
  'alimentos',
  'extras',
  'gratificacion',
  'comision',
  'bono',
  'otro',
])

interface Label {
  readonly concept: Concept
  readonly from: number
}

export interface LabelledAmount extends Amount {
  readonly concept: Concept | null
}

const names: Readonly<Record<Exclude<Concept, 'otro'>, string>> = {
  aviso: 'la indemnización sustitutiva del aviso previo',
  años: 'la indemnización por años de servicio',
  recargo: 'el recargo',
  feriado: 'el feriado',
  anual: 'el feriado legal',
  proporcional: 'el feriado proporcional',
  cesantia: 'el descuento del seguro de cesantía',
  moral: 'el daño moral',
  lucro: 'el lucro cesante',
  emergente: 'el daño emergente',
  costas: 'las costas',
  multa: 'la multa',
  remuneracion: 'remuneraciones',
  cotizacion: 'cotizaciones',
  honorarios: 'honorarios',
  renta: 'rentas',
  alimentos: 'alimentos',
  extras: 'horas extraordinarias',
  gratificacion: 'gratificaciones',
  comision: 'comisiones',
  bono: 'bonos',
}

const patterns: readonly (readonly [Concept, RegExp])[] = [
  ['aviso', /(?<!\p{L})(?:sustitutiva|aviso previo|mes de aviso)(?!\p{L})/u],
  ['años', /(?<!\p{L})a[ñn]os? (?:de )?servicios?(?!\p{L})/u],
  ['recargo', /(?<!\p{L})(?:recargo|incremento|aumento)s?(?!\p{L})/u],
  [
    'anual',
    /(?<!\p{L})feriados? (?:legal(?:es)?|anual(?:es)?)(?!\p{L})(?! (?:y|e|mas|o)(?: el| feriado)? (?:feriado )?proporcional)(?!,? proporcional)/u,
  ],
  ['proporcional', /(?<!\p{L})feriados? proporcional(?:es)?(?!\p{L})(?! (?:y|e|mas|o)(?: el)? (?:feriado )?(?:legal|anual))/u],
  ['feriado', /(?<!\p{L})(?:feriados?(?! (?:legal|anual|proporcional)(?:es)?(?!\p{L})(?! (?:y|e|mas|o) ))|vacaciones)(?!\p{L})/u],
  ['cesantia', /(?<!\p{L})(?:seguro (?:de|del) (?:cesantia|desempleo)|afc|aporte (?:del|de el) empleador)(?!\p{L})/u],
  ['moral', /(?<!\p{L})da[ñn]os? moral(?:es)?(?!\p{L})/u],
  ['lucro', /(?<!\p{L})lucro cesante(?!\p{L})/u],
  ['emergente', /(?<!\p{L})da[ñn]os? emergentes?(?!\p{L})/u],
  ['costas', /(?<!\p{L})costas(?!\p{L})/u],
  ['multa', /(?<!\p{L})multas?(?! impuesta)(?!\p{L})/u],
  ['remuneracion', /(?<!\p{L})(?:remuneracion(?:es)?|sueldos?)(?!\p{L})/u],
  ['cotizacion', /(?<!\p{L})cotizacion(?:es)?(?!\p{L})/u],
  ['honorarios', /(?<!\p{L})honorarios(?!\p{L})/u],
  ['renta', /(?<!\p{L})rentas?(?!\p{L})/u],
  ['alimentos', /(?<!\p{L})(?:alimentos|pension(?:es)? (?:de alimentos|alimentici))/u],
  ['extras', /(?<!\p{L})(?:horas extra(?:ordinaria)?s?|sobretiempo)(?!\p{L})/u],
  ['gratificacion', /(?<!\p{L})gratificacion(?:es)?(?!\p{L})/u],
  ['comision', /(?<!\p{L})comision(?:es)?(?!\p{L})/u],
  ['bono', /(?<!\p{L})bon(?:o|os|ificacion(?:es)?)(?!\p{L})/u],
  ['otro', /(?<!\p{L})(?:semana corrida|capital|pension|lesion|adicional|prestacion)/u],
]

const labelsIn = (words: string): Label[] =>
  patterns
    .flatMap(([concept, pattern]) => {
      const from = words.search(pattern)
      return from < 0 ? [] : [{ concept, from }]
    })
    .sort((a, b) => a.from - b.from)

/** The one that is named first. A surcharge is of another indemnity, which is named behind it. */
const firstOf = (words: string): Concept | null => labelsIn(words)[0]?.concept ?? null
const onlyOf = (words: string): Concept | null => {
  const [first, second] = labelsIn(words)
  return first === undefined || (second !== undefined && first.concept !== 'recargo') ? null : first.concept
}

const itemEnd = /;|\n(?![a-z]{0,20} ?\$)|(?<!\b\p{L})(?<!\bart)(?<!\d)\.(?=-? ?(?:\s|$))|\.-?(?=\s+\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[).°-])/u
/** «$500.000 por concepto de …», «$500.000 (quinientos mil pesos), correspondiente a …», «la indemnización por …». */
const behind =
  /^[.\-–,]{0,3}\s*(?:pesos[.\-–,]{0,3}\s*)?(?:\([^)]{0,120}\)\s*)?[.\-–,]{0,3}\s*(?:mensuales,? )?(?:por(?: el| la)?(?: concepto| rubro)?|de(?:l| la)?|como|a titulo|en concepto|correspondientes? a|equivalentes? al?|el|la|los|las) (?<label>[^.;\n]{1,110})/u
/** «$3.233.617 devolución descuento …»: its name follows at once. */
const adjacent = /^[.\-–]{0,3}\s*(?<label>\p{L}[^.;,\n$]{1,80})/u
const reachBefore = 160
/** «por dicho concepto»: named elsewhere. */
const pointing = /^[^;\n$]{0,20}?(?<!\p{L})(?:dich|es|est|tal)[oa]?s? (?:conceptos?|rubros?|capitulos?)(?!\p{L})/u
const denied = /(?<!\p{L})(?:rechaz|desestim|deneg|rebaj|descont|descuent(?:a|e))/u

interface Around {
  readonly last: number
  readonly next: number
  /** A clause of a text, in which a comma parts what is said. */
  readonly isClause: boolean
}

const labelOf = (folded: string, { from, to }: LocatedAmount, { last, next, isClause }: Around): Concept | null => {
  const rest = folded.slice(to, next)
  if (pointing.test(rest)) return null
  const named = behind.exec(rest)?.groups?.['label'] ?? null
  const item =
    folded
      .slice(Math.max(last, from - reachBefore), from)
      .split(itemEnd)
      .at(-1) ?? ''
  const before = isClause ? (item.replace(/,\s*$/u, '').split(', ').at(-1) ?? '') : item
  if (denied.test(before)) return null
  return (
    (named === null ? null : firstOf(named.split(/,| y (?=\p{L}+ )/u)[0] ?? '')) ??
    onlyOf(before) ??
    firstOf((adjacent.exec(rest)?.groups?.['label'] ?? '').slice(0, 60))
  )
}

/** The sums of folded words, each with what it is paid for. One that repeats the sum before it, in words, is left out. */
export function labelledAmounts(
  folded: string,
  { isClause = false }: { readonly isClause?: boolean } = {},
): (LabelledAmount & LocatedAmount)[] {
  const located = locateAmounts(folded)
  const found: (LabelledAmount & LocatedAmount)[] = []
  for (const [at, each] of located.entries()) {
    const previous = located[at - 1]
    if (previous !== undefined && isSameAmount(previous, each) && /^[^;\n]{0,12}\( ?$/u.test(folded.slice(previous.to, each.from))) continue
    const next = located.slice(at + 1).find((one) => !isSameAmount(one, each))?.from ?? folded.length
    found.push({ ...each, concept: labelOf(folded, each, { last: previous?.to ?? 0, next, isClause }) })
  }
  return found
}

/** Sums that a clause says were ordered, without those that somebody asked for. */
export function statedAmounts(folded: string, { from, to }: { readonly from: number; readonly to: number }): LabelledAmount[] {
  return labelledAmounts(folded, { isClause: true })
    .filter((each) => each.from >= from && each.from < to && !isAskedFor(folded, each))
    .map(({ value, unit, concept }) => ({ value, unit, concept }))
}

/** A sum that the operative part orders for something else, or not for what the text says. */
export function compareLabelled(amounts: readonly LabelledAmount[], operative: string): Comparison {
  const own = labelledAmounts(operative)
  for (const stated of amounts) {
    const says = contradiction(stated, own) ?? otherDamage(stated, own, operative)
    if (says !== null) return { kind: 'differs', of: `ordena pagar ${formatAmount(stated)} por ${nameOf(stated)}`, says }
  }
  return { kind: 'unknown' }
}

const damages: readonly Concept[] = ['moral', 'lucro', 'emergente']
/** A sum of no name, where the operative part names another kind of damage alone. */
const otherDamage = (stated: LabelledAmount, own: readonly LabelledAmount[], operative: string): string | null => {
  const { concept } = stated
  if (concept === null || !damages.includes(concept)) return null
  const named = labelsIn(operative).filter((one) => damages.includes(one.concept))
  const same = own.filter((one) => isSameAmount(one, stated))
  const [only, second] = named
  if (only === undefined || second !== undefined || only.concept === concept || same.length === 0) return null
  return same.every((one) => one.concept === null)
    ? `dice ${formatAmount(stated)} y solo nombra ${nameOf({ ...stated, concept: only.concept })}`
    : null
}

const nameOf = ({ concept }: LabelledAmount): string => (concept === null || concept === 'otro' ? 'otra cosa' : names[concept])

/** «Feriado» may be that of a year or of a part of it. */
const leave: ReadonlySet<Concept> = new Set(['anual', 'proporcional'])
const mayBeOne = (one: Concept | null, other: Concept): boolean =>
  one === other || (one === 'feriado' && leave.has(other)) || (one !== null && leave.has(one) && other === 'feriado')

const contradiction = (stated: LabelledAmount, own: readonly LabelledAmount[]): string | null => {
  const { concept } = stated
  if (concept === null || concept === 'otro') return null
  const ofUnit = own.filter(({ unit }) => unit === stated.unit)
  const ofConcept = [...new Set(ofUnit.filter((one) => mayBeOne(one.concept, concept)).map(({ value }) => value))]
  const same = ofUnit.filter((one) => isSameAmount(one, stated))
  const [only, second] = ofConcept
  if (same.length === 0) {
    if (repeated.has(concept)) return null
    const isClear = ofUnit.every((one) => one.concept !== null || one.value < 1)
    if (only === undefined || second !== undefined || !isClear || isSumOf(stated, ofUnit)) return null
    return `dice ${formatAmount({ ...stated, value: only })} por ${names[concept]}`
  }
  const others = new Set(same.map((one) => one.concept))
  const [other] = others
  if (others.size !== 1 || other === undefined || other === null || mayBeOne(other, concept)) return null
  if (repeated.has(other) && only === undefined) return null
  if (ofConcept.length === 0 && ofUnit.some((one) => one.concept === null)) return null
  return `dice ${formatAmount(stated)} por ${nameOf({ ...stated, concept: other })}${only === undefined || second !== undefined ? '' : `, y ${formatAmount({ ...stated, value: only })} por ${names[concept]}`}`
}
