import { parseRuc } from '@basejuris/domain'
import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { foldSameLength } from '../../analysis/fold-text.ts'
import { firstMatchOf, matchesOf } from '../../analysis/matches-of.ts'
import { findSpanishDates } from '../../analysis/spanish-date.ts'
import { apartFrom, overlaps, type TextSpan } from '../../analysis/text-span.ts'
import { findCourtsBeside } from '../../courts/courts-beside.ts'
import { findSeatsAlone } from '../../courts/seats-alone.ts'
import { actionType } from '../constitutional-action.ts'
import { type CourtAround, locateCourts } from '../court-around.ts'
import { captionsIn } from './citation-captions.ts'
import { joint, setsApart } from './citation-joint.ts'

type Element = TextSpan & {
  /** Behind or before a semicolon, which mostly separates citations. */
  readonly isApart?: boolean
} & (
    | { readonly kind: 'court'; readonly court: NonNullable<CourtAround>; readonly isLabel: boolean }
    | { readonly kind: 'date'; readonly date: string }
    | { readonly kind: 'caption'; readonly caption: string }
    | { readonly kind: 'ruc'; readonly ruc: string }
  )
type Kind = Element['kind']

/** What a citation says of its ruling beside the number, in any order; null where it says nothing. */
export interface CitationGroup {
  readonly court: CourtAround
  readonly decidedOn: string | null
  readonly caption: string | null
  readonly ruc: string | null
  /** Whether its court stands before the number. */
  readonly isNamedFirst: boolean
  /** Where what belongs to it ends, behind the number or in it. */
  readonly to: number
}

const maxReach = 260
/** A short form stands near its number. */
const maxShortReach = 200
/** «2», «dos de abril», «treinta y uno de mayo»: how a day begins. */
const dayWritten = String.raw`(?:\d|\p{Ll}{3,}(?:\sy\suno)?\sde\s(?:${monthNames.join('|')})(?!\p{L}))`
/**
 * The end of a sentence, a semicolon, a blank line, the mark of a note at the beginning of a line, a line that ends a clause. An arrow ends it
 * too. A full stop before a label, as in «Trib.: CS. Causa: rol 5-2020. Fecha: …» and «Corte Suprema. Rol 5-2020», ends nothing.
 */
const groupEnd = new RegExp(
  String.raw`(?<!(?:^|[\s.([])\p{L}|\p{L}\.?["”»’]|Exc?m[ao]|Exca?|EXC?M[AO]|Ill?t?m[ao]|ILL?T?M[AO]|Itma|Ilta|ILTA|Il|Ltda|[Ii]ngr?|Int|[Ss]ent|[Dd]ict|[Rr]es|[Ee]x|C[ií]a|N[ro]?|Sr|Sra|(?<!\p{L})(?:Cte|Ap|Apel|Apelac|Jdo|Juzg?|Jzgdo|Trib|Ltas|Let|Gar|Trab|Lab|Fam|Cob|Stgo|Valpo|Conce|Concep|Antof|Pto|Pta|\d{1,2}(?:er|do|to)))\.\s+(?=\p{Lu})(?!\p{L}{3,11}\.?\s?:)(?!(?:N(?:[°ºª]|ro)?\.?\s?(?:de\s)?)?(?:R(?:ol|OL|it|IT|UC|\.I\.T)|[Ii]ng(?:reso|\.))(?!\p{L}))(?!\p{Lu}\s?[-–]\s?\d)(?!N(?:[°ºª]|ro)\.?\s?$)(?!(?:Sentencia|Fallo)\sde\s(?:fecha\s)?(?:el\s)?${dayWritten}|(?:Causa|Autos)\s(?:[Rr][Oo][Ll]|R\.?I\.?T|[Ii]ng|[Nn][°º]))|;|\n\s*(?=\n|\[\d)|(?<!(?<!\p{L})(?:Ap|Apel|Apelac|Sup|C|CA|Cte|Jdo|Trib|Ingr?|N|Exc?m[ao]|Ill?t?m[ao]|Itma))\.\n|:\n(?!\s*(?:[Rr]ol(?:es)?|ROL|R\.?I\.?T|[Ii]ng|[Nn][°º])(?!\p{L}))|\s(?:[•▪●→]|[-=]?>)(?=\s)`,
  'gu',
)
/** Its check digit may be wrong, since what a text says is compared. */
const writtenRuc =
  /(?<!\p{L})(?:R\.?U\.?C\.?|rol\s+[uú]nico(?:\s+de\s+(?:la\s+)?causa)?)(?:\s+es)?[\s:–-]*(?:N(?:\.?[°ºª]|[ro]s?(?=[.\s])|[uú]m(?:ero)?)?\.?\s*)?(?<ruc>\d{2}\s?-\s?\d\s?-\s?\d{7}\s?-\s?[\dk]|\d{10}\s?-\s?[\dk])(?![\p{L}\d])/giu
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

type CourtReader = (window: string) => readonly (TextSpan & { readonly court: NonNullable<CourtAround> })[]

interface ReadGroup extends CitationGroup {
  /** Whether more than the label of the number names its court. */
  readonly isNamed: boolean
}

function readAround(text: string, number: TextSpan, around: Surroundings, before = elementsBefore(text, number, around)): ReadGroup {
  const isNamedBefore = before.some(({ kind }) => kind !== 'ruc')
  const isOpen = before.some(({ isApart }) => isApart) && !before.some(({ kind }) => kind === 'court')
  const behind = elementsBehind(text, number, { ...around, isNamed: isNamedBefore, isOpen })
  const isNamedFirst = before.some((one) => one.kind === 'court' && one.isApart !== true && !one.isLabel)
  const isNamed = [...before, ...behind].some((one) => one.kind === 'court' && !one.isLabel)
  return { ...groupOf([...before, ...behind]), to: number.to + (behind.at(-1)?.to ?? 0), isNamedFirst, isNamed }
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
  one.kind === 'court' && one.isApart !== true && !one.isLabel && one.court !== 'own' && one.court.name !== courtKind

/** Whether the court is one, and not any court of appeals or the one of the number's label. */
const isSeated = ({ court, isNamed }: ReadGroup): boolean => court === 'own' || (court !== null && isNamed && court.name !== courtKind)
const courtKind = 'Corte de Apelaciones'
/** «Iltma. Corte de Santiago», «C.A. Concepción», «2° JLT Stgo.», «CS»: short forms, which name a court only beside its number. */
const shortCourts: CourtReader = (window) => {
  const folded = foldSameLength(window.toLowerCase())
  if (folded.length !== window.length) return []
  // The full stop of «Stgo.» is of the court; one that ends a sentence ends the window.
  const ends = (from: number, to: number): boolean => window[to] === '.' && !(quotesNext.test(window.slice(to)) && isSubject(window, from))
  return findCourtsBeside(folded).map(({ name, from, to }) => ({ court: { name }, from, to: ends(from, to) ? to + 1 : to }))
}

/** «Así lo resolvió la Corte de Talca. «Pérez con …»»: a court behind an article is part of its sentence, whose full stop ends it. */
const isSubject = (window: string, from: number): boolean => /(?<!\p{L})(?:la|el|del|al|est[ae]|dich[ao])\s+$/iu.test(window.slice(0, from))
const quotesNext = /^\.\s+["“«'‘]/u

const everyCourt: CourtReader = (window) => {
  const short = shortCourts(window)
  return [...short, ...apartFrom(locateCourts(window), short)]
}

/** «Talca, Primera Sala, rol N° 45-2020»: the city of a court of appeals stands for it. */
const courtsAndSeats: CourtReader = (window) => {
  const courts = everyCourt(window)
  const seats = findSeatsAlone(window).map(({ name, from, to }) => ({ court: { name }, from, to }))
  return [...courts, ...apartFrom(seats, courts)]
}

/** Of each kind the first one; what a semicolon separates comes last. */
function groupOf(elements: readonly Element[]): Omit<CitationGroup, 'to' | 'isNamedFirst'> {
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
const closesQuotation = /[»”]|>>|^[\s.,;…()]*(?:''|´´|[’›]|["″´'](?=[\s.,;:)\]–—-]))/u
/** «rol N° 45-2020. 3 de mayo de 2021.»: a day between full stops is of the number before it. */
const ownSentence = /^[\s*_]{0,3}\.\s+$/u
const endsLine = /^(?:\s*[.);\]\n|]|\s*$|,\s(?:en\s)?(?:que|cuy[oa]|criterio|decisi[oó]n|entre)(?!\p{L}))/u
/** «RUC … y RIT O-45-2020». */
const andBehind = /^\s+y(?=\s)/u
/** «RIT O-45-2020 y RUC …». */
const andBefore = /(?<=\s)y\s*$/u
/** Before a day or a court: the same. */
const opensQuotation = /[«“‘]|<<|\s"(?=\S)/u

/** Where the first whole word begins: «7 de agosto» is no part of «17 de agosto». */
const wholeFrom = (text: string, at: number): number =>
  at <= 0 ? 0 : at + (/^[\p{L}\p{N}]*/u.exec(/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? text.slice(at, at + 30) : '')?.[0].length ?? 0)

/** From the number leftwards. */
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
    found.push({ ...element, isApart })
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
const closingOf = (window: string): number => {
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

/** Elements in order without overlap. */
function elementsIn(window: string, courtsIn: CourtReader): Element[] {
  const courts = courtsIn(window)
  const captions = captionsIn(window, courts).map((one): Element => ({ kind: 'caption', ...one }))
  const dates = /\d{4}|\bmil\b/iu.test(window) ? findSpanishDates(window) : []
  const all: Element[] = [
    ...captions.map((one) => ({ ...one, to: endsSentence.test(window.slice(one.to)) ? one.to + 1 : one.to })),
    ...courts.map(
      (one): Element => ({
        kind: 'court',
        ...one,
        to: headsCaption(window, one, captions) ? one.to + 1 : one.to,
        isLabel: numberLabel.test(window.slice(0, one.to)),
      }),
    ),
    ...dates.map((one): Element => ({ kind: 'date', ...one, to: isOwnSentence(window, one) ? one.to + 1 : one.to })),
    ...matchesOf(window, writtenRuc).flatMap(rucOf),
  ]
  const retained: Element[] = []
  for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const isInCaption = one.kind !== 'caption' && captions.some((caption) => overlaps(one, caption))
    const last = retained.at(-1)
    if (isInCaption || one.from < (last?.to ?? 0)) continue
    if (last !== undefined && isSameCourt(window, last, one)) retained[retained.length - 1] = { ...last, to: one.to + 1 }
    else retained.push(one)
  }
  return retained
}

/** «Corte Suprema (CS)»: initials of the court before them. */
const isSameCourt = (window: string, one: Element, next: Element): boolean =>
  one.kind === 'court' &&
  next.kind === 'court' &&
  /^\s?\($/u.test(window.slice(one.to, next.from)) &&
  window[next.to] === ')' &&
  one.court !== 'own' &&
  next.court !== 'own' &&
  one.court.name === next.court.name

/** «“Pérez con Soto”. Corte Suprema, rol 45-2020»: the full stop behind a caption. */
const endsSentence = /^\.\s+(?:\p{Lu}|$)/u

/** «Corte de Apelaciones de Talca. ‘Pérez con Soto’. Rol 45-2020»: the full stop behind a court, before the caption. */
const headsCaption = (window: string, { from, to }: TextSpan, captions: readonly TextSpan[]): boolean =>
  window[to] === '.' && !isSubject(window, from) && captions.some((one) => /^\.\s+$/u.test(window.slice(to, one.from)))

/** «C.A. Talca. 3 de mayo de 2021. Rol 45-2020»: the full stop behind a day that is all of its sentence is of the day. */
const isOwnSentence = (window: string, { from, to }: TextSpan): boolean =>
  window[to] === '.' && /(?:^|[.:]\s|\.)$/u.test(window.slice(Math.max(0, from - 2), from))

/** «Corte de Apelaciones de Talca, rol CS N° 45-2020»: initials in the label of a number say less than a court named beside it. */
const numberLabel = /(?<!\p{L})(?:(?:rol|ingreso|causa)[\s:]+(?:[CT]\.?\s?[SAC]\.?|I\.?C\.?)|I\.?C\.?S\.?)$/iu

const rucOf = ({ index, groups, 0: { length } }: RegExpExecArray): Element[] => {
  const ruc = parseRuc(groups?.['ruc'] ?? '')
  return ruc === null ? [] : [{ kind: 'ruc', ruc, from: index, to: index + length }]
}
