import { foldSameLength } from '../../analysis/fold-text.ts'
import { firstMatchOf, matchesOf } from '../../analysis/matches-of.ts'
import type { TextSpan } from '../../analysis/text-span.ts'
import { actionType } from '../constitutional-action.ts'
import { type CourtAround, locateCourts } from '../court-around.ts'
import { type CourtReader, courtsAndSeats, type Element, elementsIn, everyCourt, isOneCourt, type Kind } from './citation-elements.ts'
import { groupEnd } from './citation-end.ts'
import { joint, setsApart } from './citation-joint.ts'

/** What a citation says of its ruling beside the number, in any order; null where it says nothing. */
export interface CitationGroup {
  readonly court: CourtAround
  readonly decidedOn: string | null
  readonly caption: string | null
  readonly ruc: string | null
  /** Whether its court stands before the number. */
  readonly isNamedFirst: boolean
  /** Where what belongs to it begins, before the number or with it. */
  readonly from: number
  /** Where what belongs to it ends, behind the number or in it. */
  readonly to: number
}

const maxReach = 260
/** A short form stands near its number. */
const maxShortReach = 200
/**
 * Reads, for each number of a text, the court, the day, the caption and the RUC that stand in one run with it, whatever their order. What
 * stands between two numbers belongs to the first only where nothing precedes that one. A number that `isOfAppeals` may have the city of its
 * court alone beside it.
 */
export function readCitationGroups<Numbered extends TextSpan>(
  text: string,
  numbers: readonly Numbered[],
  isOfAppeals: (number: Numbered) => boolean,
): CitationGroup[] {
  let taken = 0
  return numbers.map((number, at) => {
    const since = Math.max(taken, numbers[at - 1]?.to ?? 0)
    const next = numbers[at + 1]?.from ?? null
    const limits = { since, next }
    const read = readGroup(text, number, limits)
    const isSeated = read.court === null && isOfAppeals(number)
    const seated = isSeated ? readAround(text, number, { ...limits, reach: maxShortReach, courtsIn: courtsAndSeats }) : read
    const group = seated.court === null ? read : seated
    taken = group.to
    return group
  })
}

interface Surroundings {
  /** Ends of what belongs to other numbers. */
  readonly since: number
  readonly next: number | null
  /** Characters on each side. */
  readonly reach: number
  readonly courtsIn: CourtReader
}

interface ReadGroup extends CitationGroup {
  /** Whether more than the label of the number names its court. */
  readonly isNamed: boolean
}

function readAround(text: string, number: TextSpan, around: Surroundings, before = elementsBefore(text, number, around)): ReadGroup {
  const isNamedBefore = before.some(({ kind }) => kind !== 'ruc')
  const isOpen = before.some(({ isApart }) => isApart) && !before.some(({ kind }) => kind === 'court')
  const close = elementsBehind(text, number, { ...around, isNamed: isNamedBefore, isOpen })
  const behind = [...before, ...close].some(({ kind }) => kind === 'court')
    ? close
    : [...close, ...courtBehind(text, number, close, around)]
  const isNamedFirst = before.some((one) => one.kind === 'court' && one.isApart !== true && !one.isLabel)
  const isNamed = [...before, ...behind].some((one) => one.kind === 'court' && !one.isLabel)
  const from = number.from + (before.at(-1)?.from ?? 0)
  return { ...groupOf([...before, ...behind]), from, to: number.to + (behind.at(-1)?.to ?? 0), isNamedFirst, isNamed }
}

/** A short form right before the number is of it, and the court in full behind it of the next one: «C. Suprema, rol …, confirmando la de la Corte de …». */
function readGroup(text: string, number: TextSpan, limits: Pick<Surroundings, 'since' | 'next'>): CitationGroup {
  const read = readAround(text, number, { ...limits, reach: maxReach, courtsIn: locateCourts })
  if (isSeated(read) && read.isNamedFirst) return read
  const near = { ...limits, reach: maxShortReach, courtsIn: everyCourt }
  const before = elementsBefore(text, number, near)
  return isSeated(read) && !before.some(isShortCourt) ? read : readAround(text, number, near, before)
}

/** Whether what stands right before a number is a court, maybe in a short form. */
const isShortCourt = (one: Element): boolean =>
  one.kind === 'court' && one.isApart !== true && !one.isLabel && one.court !== 'own' && isOneCourt(one.court.name)

/** Whether the court is one, and not any court of appeals or the one of the number's label. */
const isSeated = ({ court, isNamed }: ReadGroup): boolean => court === 'own' || (court !== null && isNamed && isOneCourt(court.name))
/** Of each kind the first one; what a semicolon separates comes last. */
function groupOf(elements: readonly Element[]): Omit<CitationGroup, 'from' | 'to' | 'isNamedFirst'> {
  const inOrder = [...elements.filter(({ isApart }) => isApart !== true), ...elements.filter(({ isApart }) => isApart === true)]
  const first = <One extends Kind>(kind: One) => inOrder.find((one): one is Extract<Element, { readonly kind: One }> => one.kind === kind)
  const named = inOrder.find((one) => one.kind === 'court' && !one.isLabel)
  const court = named?.kind === 'court' ? named : first('court')
  const [date, caption, ruc] = [first('date'), first('caption'), first('ruc')]
  return {
    court: court?.court ?? null,
    decidedOn: date?.date ?? null,
    caption: caption?.caption ?? null,
    ruc: ruc?.ruc ?? null,
  }
}

/** Behind a day or a court: it is among quoted words. */
export const closesQuotation = /[»”]|>>|^[\s.,;…()]*(?:''|´´|[’›]|["″´'](?=[\s.,;:)\]–—-]))/u
/** «rol N° 45-2020. 3 de mayo de 2021.»: a day between full stops is of the number before it. */
const ownSentence = /^[\s*_]{0,3}\.\s+$/u
const endsLine = /^(?:\s*[.);\]\n|]|\s*$|,\s(?:en\s)?(?:que|cuy[oa]|criterio|decisi[oó]n|entre)(?!\p{L}))/u
/** «RUC … y RIT O-45-2020». */
const andBehind = /^\s+y(?=\s)/u
/** «RIT O-45-2020 y RUC …». */
const andBefore = /(?<=\s)y\s*$/u
/** Before a day or a court: the same. */
export const opensQuotation = /[«“‘]|<<|\s"(?=\S)/u

/** Where the first whole word begins: «7 de agosto» is no part of «17 de agosto». */
export function wholeFrom(text: string, at: number): number {
  return at <= 0
    ? 0
    : at + (/^[\p{L}\p{N}]*/u.exec(/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? text.slice(at, at + 30) : '')?.[0].length ?? 0)
}

/** From the number leftwards, with ranges counted from it. */
function elementsBefore(text: string, { from }: TextSpan, { since, reach, courtsIn }: Surroundings): Element[] {
  const start = Math.max(since, wholeFrom(text, from - reach))
  const whole = text.slice(start, from)
  const end = matchesOf(whole, groupEnd).findLast(({ 0: sign }) => sign !== ';')
  const window = end === undefined ? whole : whole.slice(end.index + end[0].length)
  const folded = foldSameLength(window)
  const found: Element[] = []
  let edge = window.length
  let isApart = false
  for (const element of elementsIn(window, courtsIn).toReversed()) {
    const between = folded.slice(element.to, edge).replace(element.kind === 'ruc' ? andBehind : '', '')
    if (element.to > edge || !joint.test(between) || (element.kind !== 'caption' && closesQuotation.test(between))) break
    isApart ||= setsApart(between)
    if (isApart && found.some(({ kind }) => kind === element.kind)) break
    found.push({ ...element, isApart, from: element.from - window.length, to: element.to - window.length })
    edge = element.from
  }
  return found
}

interface Behind extends Surroundings {
  /** Something that belongs to the number stands before it. */
  readonly isNamed: boolean
  /** What stands before it is set apart by semicolons and names no court: «“Soto con Vera”; rol 45-2020; Corte Suprema». */
  readonly isOpen: boolean
}

/** A court that is all that stands between two semicolons. */
const isWholePart = (window: string, { kind, from, to }: Element): boolean =>
  kind === 'court' && /;\s*$/u.test(window.slice(0, from)) && /^\s*(?:[.;)\]\n]|$)/u.test(window.slice(to))

function elementsBehind(text: string, { to }: TextSpan, { next, reach, isNamed, isOpen, courtsIn }: Behind): Element[] {
  const limit = Math.min(next ?? text.length, to + reach)
  const between = text.slice(to, limit)
  const whole = limit === next ? beforeEnclosed(between, courtsIn) : between
  const window = enclosedOrOpen(whole)
  const folded = foldSameLength(window.replace(actionType, (type) => ' '.repeat(type.length)))
  const isEnclosed = isInParentheses(whole)
  const found: Element[] = []
  let edge = 0
  let isApart = false
  for (const element of elementsIn(window, courtsIn)) {
    const joined = folded.slice(edge, element.from).replace(element.kind === 'ruc' ? andBefore : '', '')
    const isEnded =
      element.kind === 'date' && ownSentence.test(joined) && endsLine.test(window.slice(element.to) || whole.slice(element.to))
    if (
      element.from < edge ||
      found.some(({ kind }) => kind === element.kind) ||
      !(isEnded || joint.test(joined)) ||
      (element.kind !== 'caption' && opensQuotation.test(joined))
    )
      break
    isApart ||= !isEnclosed && setsApart(joined)
    const isOfOther = isNamed && element.kind !== 'date' && element.kind !== 'ruc' && !(isOpen && isWholePart(window, element))
    if (isApart && (isOfOther || found.some(({ kind }) => kind === element.kind))) break
    found.push({ ...element, isApart })
    edge = element.to
  }
  if (closesAt(whole, window) && !window.includes(';'))
    found.push(
      ...elementsBehindParenthesis(whole, window.length + 1, {
        found,
        courtsIn,
        isBeforeOther: next !== null && whole.length === next - to,
      }),
    )
  const reachesNext = next !== null && window.length === next - to && joint.test(folded.slice(edge))
  if (!reachesNext) return found
  const enclosed = ownParenthesis.exec(whole)?.[0].length ?? 0
  return found.filter((one) => one.to <= enclosed || (!isNamed && one.isApart !== true))
}

/** «. Sentencia del», «. RUC 20-4-0123456-7. Fallo de la». */
const openSentence =
  /^\s*[)\]]?\.\s+(?:R\.?U\.?C\.?[\s:N°º]{0,5}[\d-]{10,14}[\dk]?\.\s+)?(?:(?:Sentencia|Fallo)\s(?:del|de\sla)\s)?(?:(?:Excm?a|Ilt?ma|Itma|[EI])\.\s)?/iu
/** What may follow a court that is named for the number of the sentence before. */
const endsCourtBehind = /^\s*(?:[.,;)\]]|$)/u
/** Between that court and its day. */
const besideDay = /^[\s,.(]*(?:(?:sentencia|fallo)\s(?:del?\s)?(?:fecha\s|dia\s)?|del?\s)?(?:el\s)?$/u

/**
 * «rol N° 45-2020. Corte de Apelaciones de Talca. Sentencia de 3 de mayo de 2021»: a court that opens the next sentence without an article, and
 * its day, where no number follows of which they are.
 */
function courtBehind(text: string, { to }: TextSpan, close: readonly Element[], { next, reach, courtsIn }: Surroundings): Element[] {
  const start = to + (close.at(-1)?.to ?? 0)
  const rest = text.slice(start, Math.min(next ?? text.length, start + reach))
  const opening = openSentence.exec(rest)?.[0].length ?? 0
  if (opening === 0) return []
  const behind = rest.slice(opening)
  const [court, second] = elementsIn(behind, courtsIn)
  if (court?.kind !== 'court' || court.from > 0 || !(behind[court.to - 1] === '.' || endsCourtBehind.test(behind.slice(court.to))))
    return []
  const folded = foldSameLength(behind)
  const hasDay = close.some(({ kind }) => kind === 'date')
  const day = !hasDay && second?.kind === 'date' && besideDay.test(folded.slice(court.to, second.from)) ? second : null
  const own = day === null ? [court] : [court, day]
  const rucs = elementsIn(rest.slice(0, opening), courtsIn).filter(({ kind }) => kind === 'ruc')
  const end = day?.to ?? court.to
  const isOfNext = next !== null && start + rest.length === next && joint.test(folded.slice(end).replace(/^\./u, ''))
  const shift = start - to + opening
  const moved = (one: Element, by: number): Element => ({ ...one, from: one.from + by, to: one.to + by })
  return isOfNext ? [] : [...rucs.map((one) => moved(one, start - to)), ...own.map((one) => moved(one, shift))]
}

/** «rol N° 45-2020 (“Soto con Vera”), rol N° 46-2020»: what stands in parentheses right behind a number is of it. */
const ownParenthesis = /^\s{0,2}[([][^()[\]\n]{1,200}[)\]]/u

/** «(confirmada por …», «(sentencia revisada: …». */
const reviewing =
  /^(?:(?:sentencia|fallo|resolucion)\s)?(?:revisad|confirmad|revocad|anulad|invalidad|casad|enmendad|ratificad|mantenid)[oa]/u

/** What stands between two numbers, up to a parenthesis that holds the second one with its court or tells a review. */
function beforeEnclosed(between: string, courtsIn: CourtReader): string {
  const opening = openingOf(between)
  if (opening === null) return between
  const inside = between.slice(opening + 1)
  return reviewing.test(foldSameLength(inside)) || courtsIn(inside).length > 0 ? between.slice(0, opening) : between
}

/** Index of the first parenthesis or bracket that a text leaves open; null without one. */
const openingOf = (text: string): number | null => {
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(' || text[at] === '[') open.push(at)
    else if (text[at] === ')' || text[at] === ']') open.pop()
  }
  return open[0] ?? null
}

/** Up to the end of the sentence, or of the parenthesis that the number stands in. */
const enclosedOrOpen = (whole: string): string => {
  const closing = closingOf(whole)
  const [end] = matchesOf(whole, groupEnd).filter(({ 0: sign }) => sign !== ';')
  return whole.slice(0, Math.min(end?.index ?? whole.length, closing))
}

/** A semicolon in a short parenthesis separates the parts of its citation. */
const isInParentheses = (whole: string): boolean => closingOf(whole) < Math.min(whole.length, maxEnclosed)

const closesAt = (whole: string, window: string): boolean => whole[window.length] === ')' || whole[window.length] === ']'

/** «…), pronunciada por la», between a parenthesis and the court that gave the ruling. */
const ofCourt =
  /^[\s,]*(?:(?:tod|amb)[oa]s\s+)?(?:del?|por|ante|(?:[a-z]{3,}(?:ad|id)|vist|resuelt)[oa]s?\s+(?:por|ante|en))\s(?:(?:el|la|los)\s)?$/u

/** «(rol N° 45-2020), Corte Suprema», where no other number follows that the court may be of. */
const besideComma = /^\s?(?:,|[–—·|]|::?|\/\/)\s$/u
/** «(rol N° 45-2020), en el pleito “Soto con Vera”». */
const ofCaption = /(?<![a-z])(?:juicio|pleito|litigio|causa|autos|caso|proceso|partes|car[a-z]*tul[a-z]*)\s*:?\s*$/u
/** What follows a court that ends its citation or is told its day. */
const endsCourt = /^\s*(?:[,.;:)\]»”"]|$)/u

interface Enclosed {
  readonly found: readonly Element[]
  readonly courtsIn: CourtReader
  /** Another number stands behind. */
  readonly isBeforeOther: boolean
}

/** «(rol N° 45-2020), dictada por la Corte Suprema el 3 de mayo de 2021»: court and day may stand behind the parentheses of their number. */
function elementsBehindParenthesis(whole: string, start: number, { found, courtsIn, isBeforeOther }: Enclosed): Element[] {
  const rest = whole.slice(start)
  const sentence = rest.slice(0, firstMatchOf(rest, groupEnd)?.index ?? rest.length)
  const isLast = !(isBeforeOther && sentence.length === rest.length)
  const folded = foldSameLength(sentence)
  const behind: Element[] = []
  let edge = 0
  for (const element of elementsIn(sentence, courtsIn)) {
    const between = folded.slice(edge, element.from)
    const isNew = [...found, ...behind].every(({ kind }) => kind !== element.kind)
    const isSaid =
      element.kind === 'date' ||
      (element.kind === 'caption' && ofCaption.test(between)) ||
      (element.kind === 'court' &&
        (ofCourt.test(between) || (isLast && besideComma.test(between) && endsCourt.test(sentence.slice(element.to)))))
    if (!isNew || !isSaid || !joint.test(between) || (element.kind !== 'caption' && opensQuotation.test(between))) break
    behind.push({ ...element, from: start + element.from, to: start + element.to })
    edge = element.to
  }
  return behind
}

/** A longer parenthesis holds more than one citation. */
const maxEnclosed = 140

/** Index of the parenthesis or bracket that closes one opened before the window. */
export function closingOf(window: string): number {
  let depth = 0
  for (let at = 0; at < window.length; at += 1) {
    if (window[at] === '(' || window[at] === '[') depth += 1
    else if (window[at] === ')' || window[at] === ']') {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return window.length
}
