import type { DataOf, LineChangeView, LineCounts, LineShare as LineShareView, linesEndpoint } from '@basejuris/contract'
import {
  findLineChange,
  formatCount,
  formatDate,
  formatPlural,
  type LineChange,
  type LineObservation,
  type LineShare,
  lineShare,
  minLine,
  minOnEachSide,
  type Outcome,
  outcomes,
} from '@basejuris/domain'
import { presentNamedRuling } from '../rulings/present-named-ruling.ts'
import { isApplied, type Line, type LineMember } from './gather-line.ts'

type Declaration = 'unifica' | 'se_aparta'
/** Treatments that undo an earlier criterion, of courts and of the Contraloría. */
const departures: ReadonlySet<string> = new Set(['se_aparta', 'reconsidera', 'deja_sin_efecto'])

/** How each ruling of a line declares that its criterion is another, by docId. It unifies, or departs from an earlier ruling of the line. */
export function declarationsOf({ members, links }: Pick<Line, 'members' | 'links'>): ReadonlyMap<string, Declaration> {
  const departing = links.filter(({ treatment }) => departures.has(treatment)).map(({ from }) => [from, 'se_aparta'] as const)
  const unifying = members.filter(({ outcome }) => outcome === 'unifica').map(({ docId }) => [docId, 'unifica'] as const)
  return new Map<string, Declaration>([...departing, ...unifying])
}

/** Whether the figures of a line change, and what says so. */
export function describeChange(line: Pick<Line, 'members' | 'links'>): LineChangeView {
  const declarations = declarationsOf(line)
  const counted = line.members.filter(({ isCounted }) => isCounted)
  const found = findLineChange(observe(counted, declarations))
  const declaring =
    found.state === 'cambio' ? counted.find(({ docId, decidedOn }) => decidedOn === found.day && declarations.has(docId)) : undefined
  const own = declaring === undefined || found.day === null ? null : sharesOf(counted, declaring.court, found.day)
  const change: LineChange = own !== null && isOpposed(found, own) ? { ...found, state: 'solo_cifras' } : found
  const isDeclared = change.state === 'cambio' && declaring !== undefined
  return {
    estado: change.state,
    frase: sentenceOf(change, line.members.length, counted.length, declarations.get(declaring?.docId ?? '') ?? null),
    fecha: change.day,
    antes: change.before === null ? null : presentShare(change.before),
    despues: change.after === null ? null : presentShare(change.after),
    p: change.p,
    cortes: change.cuts,
    minimo: minOnEachSide,
    contadas: counted.length,
    declara: isDeclared ? { ...presentNamedRuling(declaring), como: declarations.get(declaring.docId) ?? 'se_aparta' } : null,
    enSuTribunal:
      isDeclared && own !== null ? { tribunal: declaring.court, antes: presentShare(own.before), despues: presentShare(own.after) } : null,
  }
}

const observe = (counted: readonly LineMember[], declarations: ReadonlyMap<string, Declaration>): LineObservation[] =>
  counted.map(({ docId, decidedOn, favoured }) => ({
    day: decidedOn ?? '',
    isFavourable: favoured === 'claimant',
    declares: declarations.has(docId),
  }))

interface Shares {
  readonly before: LineShare
  readonly after: LineShare
}

const sharesOf = (counted: readonly LineMember[], court: string, day: string): Shares => {
  const own = observe(
    counted.filter((each) => each.court === court),
    new Map(),
  )
  return { before: lineShare(own.filter((each) => each.day < day)), after: lineShare(own.filter((each) => each.day >= day)) }
}

const part = ({ favourable, total }: LineShare): number => favourable / total

/** The court that declares the change moves the other way. */
const isOpposed = ({ before, after }: LineChange, own: Shares): boolean =>
  before !== null &&
  after !== null &&
  own.before.total > 0 &&
  own.after.total > 0 &&
  Math.sign(part(after) - part(before)) * Math.sign(part(own.after) - part(own.before)) < 0

const presentShare = ({ favourable, total, from, to }: LineShare): LineShareView => ({
  favorables: favourable,
  total,
  desde: from,
  hasta: to,
})

const percent = (value: number): string => `${Math.round(value * 100)} %`

/** «12 de 28 (43 %, intervalo de 27 % a 61 %)» */
function describeShare({ favourable, total, from, to }: LineShare): string {
  return `${formatCount(favourable)} de ${formatCount(total)} (${percent(favourable / total)}, intervalo de ${percent(from)} a ${percent(to)})`
}

function sentenceOf(change: LineChange, total: number, counted: number, declared: Declaration | null): string {
  const { state, day, before, after, p, cuts } = change
  if (total < minLine)
    return `${total === 0 ? 'Ninguna sentencia' : `Solo ${formatPlural(total, 'sentencia', 'sentencias')}`}: no alcanza para hablar de una línea.`
  if (counted === 0)
    return `No pudimos determinar a quién favorece ninguna de las ${formatCount(total)} sentencias: no hay cifras que comparar.`
  if (day === null || before === null || after === null || p === null)
    return `Pudimos determinar a quién ${counted === 1 ? 'favorece 1' : `favorecen ${formatCount(counted)}`} de las ${formatCount(total)} sentencias. Para hablar de un cambio de criterio hacen falta al menos ${minOnEachSide} anteriores a una fecha y ${minOnEachSide} desde ella.`
  const figures = `A favor de la parte que accionó: antes del ${formatDate(day)}, ${describeShare(before)}; desde entonces, ${describeShare(after)}.`
  if (state === 'cambio')
    return `${figures} Los intervalos no se tocan, y ese día una sentencia de la línea ${declared === 'unifica' ? 'unifica la jurisprudencia' : 'se aparta de una anterior'}.`
  if (state === 'solo_cifras')
    return `${figures} Las cifras cambian, pero ninguna sentencia de la línea lo declara ese día: no se marca un cambio de criterio.`
  const touching = before.to >= after.from && after.to >= before.from
  return `No se detectó un cambio de criterio. ${figures} ${touching ? 'Los intervalos se superponen' : `La diferencia puede deberse al azar: se ${cuts === 1 ? 'probó 1 día' : `probaron ${formatCount(cuts)} días`}`}.`
}

/** Counts of a line by year, court, chamber, kind of appeal and outcome. */
export function countLine({ members, subject }: Pick<Line, 'members' | 'subject'>): DataOf<typeof linesEndpoint>['conteos'] {
  const byTotal = (counted: LineCounts): LineCounts => counted.sort((a, b) => b.total - a.total || a.valor.localeCompare(b.valor, 'es'))
  return {
    numeral: Object.keys(subject.place).length > 0 ? [] : countNumerals(members),
    anio: countBy(members, ({ decidedOn }) => decidedOn?.slice(0, 4) ?? null).sort((a, b) => (a.valor < b.valor ? -1 : 1)),
    tribunal: byTotal(countBy(members, ({ court }) => court)).slice(0, maxValues),
    sala: byTotal(countBy(members, ({ court, chamber }) => (chamber === null ? null : `${chamber}, ${court}`))).slice(0, maxValues),
    recurso: byTotal(countBy(members, ({ appealType }) => appealType))
      .slice(0, maxValues)
      .map(({ valor, total }) => ({ valor, etiqueta: valor, total })),
    resultado: countOutcomes(members),
  }
}

const maxValues = 50

/** Each ruling once for every numeral that its court applies. */
const countNumerals = (members: readonly LineMember[]): { readonly valor: string; readonly total: number }[] => {
  const applied = members.flatMap(({ norms }) => [...new Set(norms.filter(isApplied).flatMap(({ numeral }) => numeral ?? []))])
  return [...Map.groupBy(applied, (numeral) => numeral)]
    .map(([valor, same]) => ({ valor, total: same.length }))
    .sort((a, b) => b.total - a.total || a.valor.localeCompare(b.valor, 'es', { numeric: true }))
    .slice(0, maxValues)
}

const countBy = (members: readonly LineMember[], readValue: (member: LineMember) => string | null): LineCounts =>
  [...Map.groupBy(members, readValue)].flatMap(([valor, own]) =>
    valor === null ? [] : [{ valor, total: own.length, resultados: countOutcomes(own) }],
  )

const countOutcomes = (members: readonly LineMember[]): { readonly resultado: Outcome; readonly total: number }[] =>
  outcomes
    .map((resultado) => ({ resultado, total: members.filter(({ outcome }) => outcome === resultado).length }))
    .filter(({ total }) => total > 0)
