import { findSpanishDates, foldSameLength } from '@basejuris/legal-text'
import { type EventCue, type EventName, findEventCues } from './dated-events.ts'
import { mayHaveDate } from './dates.ts'

/** A day that a text ties to what happened on it. */
export interface EventDay {
  readonly date: string
  readonly events: ReadonlySet<EventName>
  /** Half-open UTF-16 ranges of the day and of the words that name the event. */
  readonly from: number
  readonly to: number
  readonly cue: { readonly from: number; readonly to: number }
}

/** Characters between an event and its day: the day behind it, at the head of its clause, or right before it. */
const maxGap = { behind: 110, explicit: 220, challenged: 170, ahead: 140, filing: 380, filed: 50, beside: 40 } as const
/** A day at the head of a clause belongs to what follows: «que con fecha 3 de mayo de 2021 interpuso …». */
const headOfClause =
  /(?:^|[.;:,"“«–-]|(?<!\p{L})(?:que|y|donde|quien|cuando|pues|luego)),?\s*(?:(?:con|en)(?: la)? fecha|(?:en )?(?:el|al)(?: dia)?|en|a contar del?|a partir del?|desde el(?: dia)?)?\s*$/u
/** «antes del 3 de mayo»: nothing is said to have happened on it. */
const beforeOrAfter = /\b(?:antes|despues|anterior(?:es|idad)?|posterior(?:es|idad)?) (?:al?|del?)(?: (?:el|dia))*\s*$/u
const startOfSpan = /\b(?:desde|entre)(?: el)?(?: dia| pasado)?\s*$/u
const endOfSpan = /^\s*,?\s*(?:y )?(?:hasta|al?|y)(?: el)?(?: dia| pasado)?\s*$/u
const inRow = /^\s*(?:,|y|e|o|u|y el|y la)\s*$/u
const breaks = /[;\n]|\.\s/u
const employment =
  /\b(?:relacion (?:laboral|de trabajo)|vinculo (?:laboral|contractual)|prest\p{L}+ (?:sus |los )?servicios|(?<!\bdel? )trabaj(?:o|a|aba|aron|ado)|se desempeñ\p{L}+)\b(?:(?!\b(?:no|sin|nunca|licencia|ausen\p{L}+)\b)[^.;]){0,90}$/u
const bothEnds = /\binicio y (?:de )?termino\b[^.;]{0,60}$/u

/** Days of a text with the event that each belongs to, in order. A day without one is left out. */
export function findEventDays(text: string): EventDay[] {
  if (!mayHaveDate.test(text)) return []
  const dates = findSpanishDates(text)
  if (dates.length === 0) return []
  const folded = foldSameLength(text)
  const cues = findEventCues(folded).filter(({ from, to }) => !dates.some((date) => date.from < to && from < date.to))
  const days: EventDay[] = []
  for (const [at, { date, from, to }] of dates.entries()) {
    const previous = dates[at - 1]
    const ahead = folded.slice(previous?.to ?? 0, from)
    const span = spanEvents({ folded, from, to, previous, next: dates[at + 1] })
    const inherited = previous !== undefined && inRow.test(ahead) ? days.find((day) => day.to === previous.to) : undefined
    const cue = cueOf(cues, { folded, from, to, earliest: previous?.to ?? 0, latest: dates[at + 1]?.from ?? text.length })
    if (span !== null) days.push({ date, from, to, events: new Set([span]), cue: cue ?? { from, to } })
    else if (inherited !== undefined) days.push({ ...inherited, date, from, to })
    else if (cue !== undefined) days.push({ date, from, to, events: cue.names, cue })
  }
  return days
}

interface Around {
  readonly folded: string
  readonly from: number
  readonly to: number
  /** Half-open range in which no other day stands. */
  readonly earliest: number
  readonly latest: number
}

function cueOf(cues: readonly EventCue[], around: Around): EventCue | undefined {
  const { folded, from, to, earliest, latest } = around
  if (beforeOrAfter.test(folded.slice(Math.max(0, from - 40), from))) return undefined
  const isJoined = (start: number, end: number): boolean => !breaks.test(folded.slice(start, end))
  const behind = cues.findLast((cue) => cue.to <= from && cue.from >= earliest)
  const previous =
    behind !== undefined && from - behind.to <= maxGapBehind(behind, folded.slice(behind.to, from)) && isJoined(behind.to, from)
      ? behind
      : undefined
  const next = cues.find((cue) => cue.from >= to && cue.to <= latest)
  const gap = next === undefined ? Number.POSITIVE_INFINITY : next.from - to
  const joined = next !== undefined && isJoined(to, next.from) ? next : undefined
  if (headOfClause.test(folded.slice(Math.max(0, earliest, from - 40), from)) && !isAppended(around, previous, joined)) {
    if (joined === undefined || gap > (joined.names.has('filing') ? maxGap.filing : maxGap.ahead)) return previous
    return isPaper(joined) && !makes.test(folded.slice(to, joined.from)) ? undefined : joined
  }
  return previous ?? (gap <= maxGap.beside ? joined : undefined)
}

/** A day since which something lasts begins it: it is none of an end. */
function maxGapBehind({ names }: EventCue, between: string): number {
  const isExplicit = /\b(?:con|de) fecha\s*$/u.test(between)
  if (names.has('dismissal') && startOfSpan.test(between)) return 0
  if (names.has('filing')) return isExplicit ? maxGap.behind : maxGap.filed
  if (isExplicit) return maxGap.explicit
  return names.has('challenged') ? maxGap.challenged : maxGap.behind
}

/** Of a paper that is named behind a day, the day is its own where somebody makes it: not where one receives it. */
const isPaper = ({ names }: EventCue): boolean => names.has('letter') || names.has('challenged')
const makes = /\b(?:dict|emit|suscri|celebr|firm|envi|remit|despach|expid)\p{L}*/u

/**
 * «contra la resolución N° 5, de 3 de mayo»: the day goes on with what stands before the comma. Between commas, «el despido, el 3 de mayo,
 * firmó», it belongs to what follows.
 */
function isAppended({ folded, from, to }: Around, cue: EventCue | undefined, next: EventCue | undefined): boolean {
  const between = cue === undefined ? 'que' : folded.slice(cue.to, from)
  if (
    /\bque\b/u.test(between) ||
    !/[,(]\s*(?:(?:esto es|es decir|a saber),?\s*)?(?:(?:de|con) fecha|de|del|el(?: dia)?|fechad[oa])?\s*$/u.test(between)
  )
    return false
  const isLoose = /(?<!\b(?:esto es|es decir|a saber)),\s*(?:el(?: dia)?|con fecha)\s*$/u.test(between) && /^,\s/u.test(folded.slice(to))
  return !isLoose || next === undefined || next.from - to > maxGap.beside
}

interface SpanAround {
  readonly folded: string
  readonly from: number
  readonly to: number
  readonly previous: { readonly from: number; readonly to: number } | undefined
  readonly next: { readonly from: number; readonly to: number } | undefined
}

/** «prestó servicios desde el … hasta el …»: the first day begins the work and the second ends it. */
function spanEvents({ folded, from, to, previous, next }: SpanAround): 'hiring' | 'dismissal' | null {
  const opening = previous === undefined ? '' : folded.slice(Math.max(0, previous.from - 160), previous.from)
  if (previous !== undefined && endOfSpan.test(folded.slice(previous.to, from)))
    return (startOfSpan.test(opening) && employment.test(opening)) || bothEnds.test(opening) ? 'dismissal' : null
  const before = folded.slice(Math.max(0, from - 160), from)
  const isOpen = next !== undefined && endOfSpan.test(folded.slice(to, next.from))
  return (isOpen && bothEnds.test(before)) || (startOfSpan.test(before) && employment.test(before)) ? 'hiring' : null
}
