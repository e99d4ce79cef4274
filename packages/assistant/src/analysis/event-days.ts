import { findSpanishDates, foldSameLength } from '@basejuris/legal-text'
import { openCues } from './asked/open-event.ts'
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
  /** Whether it may be of something else that the sentence tells. */
  readonly isLoose: boolean
  /** Whether it ends or begins a time of work: nothing more is said to have happened on it. */
  readonly isOfSpan?: boolean
}

/** Characters between an event and its day: the day behind it, at the head of its clause, or right before it. */
const maxGap = { behind: 110, explicit: 220, challenged: 170, ahead: 140, filing: 380, filed: 50, beside: 40 } as const
/** A day at the head of a clause belongs to what follows: «que con fecha 3 de mayo de 2021 interpuso …». */
const headOfClause =
  /(?:^|[.;:,"“«–-]|(?<!\p{L})(?:que|y|donde|quien|cuando|pues|luego|lamentablemente|posteriormente)),?\s*(?:(?:con|en)(?: la)? fecha|(?:en )?(?:el|al)(?: dia)?|en|a contar del?|a partir del?|desde el(?: dia)?)?\s*$/u
/** «antes del 3 de mayo», «para el 3 de mayo»: nothing is said to have happened on it. */
const beforeOrAfter =
  /\b(?:antes|despues|anterior(?:es|idad)?|posterior(?:es|idad)?) (?:al?|del?)(?: (?:el|dia))*\s*$|(?<!\b(?:fijad|previst|programad|estimad|agendad)[oa]s? )\bpara (?:el|los)(?: dias?)?\s*$/u
const startOfSpan = /\b(?:desde|entre)(?: el)?(?: dia| pasado)?\s*$/u
const endOfSpan = /^\s*,?\s*(?:y )?(?:hasta|al?|y)(?: el)?(?: dia| pasado)?\s*$/u
const inRow = /^\s*(?:,|y|e|o|u|y el(?: dia)?|y la)\s*$/u
const breaks = /[;\n]|(?<!\b(?:sr|sra|srta|dr|dra|art|res|ex|n|rol|ud))\.\s|:\s*[“«"]/u
const employment =
  /\b(?:relacion (?:laboral|de trabajo)|vinculo (?:laboral|contractual)|prest\p{L}+ (?:sus |los )?servicios|(?<!\bdel? )trabaj(?:o|a|aba|aron|ado)|se desempeñ\p{L}+)\b(?:(?!\b(?:no|sin|nunca|licencia|ausen\p{L}+)\b)[^.;]){0,90}$/u
const bothEnds = /\binicio y (?:de )?termino\b[^.;]{0,60}$/u

/** Days of a text with the event that each belongs to, in order. A day without one is left out. */
export function findEventDays(text: string, open: string | null = null): EventDay[] {
  if (!mayHaveDate.test(text)) return []
  const folded = foldSameLength(text)
  const dates = findSpanishDates(text).filter(({ from }) => !/\bn[°º]?\s*$/u.test(folded.slice(Math.max(0, from - 4), from)))
  if (dates.length === 0) return []
  const cues = findEventCues(folded, open === null ? [] : openCues(folded, open)).filter(
    ({ from, to }) => !dates.some((date) => date.from < to && from < date.to),
  )
  const days: EventDay[] = []
  for (const [at, { date, from, to }] of dates.entries()) {
    const previous = dates[at - 1]
    const ahead = folded.slice(previous?.to ?? 0, from)
    const span = spanEvents({ folded, from, to, previous, next: dates[at + 1] })
    const inherited = previous !== undefined && inRow.test(ahead) ? days.find((day) => day.to === previous.to) : undefined
    const around = { folded, from, to, earliest: previous?.to ?? 0, latest: dates[at + 1]?.from ?? text.length }
    const cue = cueOf(cues, around)
    if (span !== null) days.push({ date, from, to, events: new Set([span]), cue: cue ?? { from, to }, isLoose: false, isOfSpan: true })
    else if (inherited !== undefined) days.push({ ...inherited, date, from, to })
    else if (cue !== undefined) {
      days.push({ date, from, to, events: cue.names, cue, isLoose: isLoose(cue, around, cues) })
      const own = open === null ? undefined : actThatDid(cues, cue, around)
      if (own !== undefined) days.push({ date, from, to, events: own.names, cue: own, isLoose: false })
    } else if (givesHour(around)) days.push({ date, from, to, events: new Set(['facts']), cue: { from, to }, isLoose: false })
  }
  return days
}

/** «la resolución de 3 de mayo, dictada por el juez, que decretó la medida»: an act does on its day what is told of it. */
function actThatDid(cues: readonly EventCue[], cue: EventCue, { folded, to, latest }: Around): EventCue | undefined {
  if (cue.to > to || !(cue.names.has('challenged') || cue.names.has('document'))) return undefined
  const verb = cues.find((each) => each.names.has('open') && each.from >= to && each.to <= latest)
  if (verb === undefined || verb.from - to > maxToVerb) return undefined
  const between = folded.slice(to, verb.from)
  return /\b(?:que|mediante la cual|por la cual|en (?:la|el) que)(?: (?:se|le|les|no))*\s*$/u.test(between) && !/[;\n]|\.\s/u.test(between)
    ? verb
    : undefined
}

const maxToVerb = 220

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
      ? (verbOf(cues, behind, around) ?? behind)
      : undefined
  const next = cues.find((cue) => cue.from >= to && cue.to <= latest)
  const gap = next === undefined ? Number.POSITIVE_INFINITY : next.from - to
  const joined = next !== undefined && isJoined(to, next.from) ? next : undefined
  const near = folded.slice(Math.max(0, earliest, from - 40), from)
  if (headOfClause.test(near) && !isOneOfMore.test(near) && !isAppended(around, previous, joined)) {
    if (joined === undefined || gap > (joined.names.has('filing') ? maxGap.filing : maxGap.ahead)) return previous
    if (isPaper(joined) && !makes.test(folded.slice(to, joined.to))) return noticeOf(cues, joined, around)
    return isDatedLater(folded.slice(joined.from, joined.to), folded.slice(joined.to, latest)) ? previous : joined
  }
  if (previous !== undefined || ofNoun.test(folded.slice(Math.max(earliest, from - 20), from))) return previous
  if (joined !== undefined && isOfNextDay(joined, around)) return undefined
  return gap <= maxGap.beside && !/(?:^|[\s,])[ye]\s/u.test(folded.slice(to, to + gap)) ? joined : undefined
}

/** «comenzó el 3 de mayo, con término el 5 de junio»: what a question asks for in its own words has the day behind it. */
const isOfNextDay = ({ names, to }: EventCue, { folded, latest }: Around): boolean =>
  names.has('open') && latest < folded.length && latest - to <= maxGap.behind && !breaks.test(folded.slice(to, latest))

/** «el 3 de mayo la resolución fue notificada»: the day is that of the verb. */
function noticeOf(cues: readonly EventCue[], paper: EventCue, { folded, latest }: Around): EventCue | undefined {
  const verb = cues.find((cue) => cue.from >= paper.to && cue.to <= latest)
  const isNear = verb?.names.has('notice') === true && verb.from - paper.to <= maxToPaper
  return isNear && !/[,;.]|\bque\b/u.test(folded.slice(paper.to, verb.from)) ? verb : undefined
}

/** «el 3 de mayo se dio curso a la demanda, notificándose el 5 de mayo»: what is told by a gerund has the day behind it. */
const isDatedLater = (words: string, rest: string): boolean => /ndo(?:se)?$/u.test(words) && /,? (?:el(?: dia)?|con fecha)\s*$/u.test(rest)

/** «la operación de 3 de mayo»: the day belongs to the noun before it. */
const ofNoun = /[\p{L}\d,”»"] (?:de|del|de fecha)\s*$/u

/** «se notificó la resolución el 3 de mayo»: the day is that of the verb, not of the paper. */
function verbOf(cues: readonly EventCue[], paper: EventCue, { folded, from }: Around): EventCue | undefined {
  if (!paper.names.has('document') && !paper.names.has('challenged')) return undefined
  if (/\b(?:dictad|pronunciad|librad|emitid)[oa]s?$/u.test(folded.slice(paper.from, paper.to))) return undefined
  if (!/(?<!\bde )\b(?:el(?: dia)?|con fecha)\s*$/u.test(folded.slice(paper.to, from))) return undefined
  const verb = cues.findLast((cue) => cue.to <= paper.from)
  if (verb === undefined || !(verb.names.has('notice') || (verb.names.has('filing') && !paper.names.has('challenged')))) return undefined
  const between = folded.slice(verb.to, paper.from)
  return between.length <= maxToPaper && !/[,;.]|\bque\b/u.test(between) ? verb : undefined
}

/** Characters between a verb and the paper of which it tells. */
const maxToPaper = 40
/** Characters between an event and a day that is surely its own. */
const maxTied = { paper: 25, maker: 60, behind: 70, explicit: 180, ahead: 90, filing: 130 } as const
/** Who comes before a court does it on the day that heads the sentence. */
const appears = /^,?\s*(?:a folio|a fojas|comparec|don\b|doña\b|el abogado|la abogada|se present)/u
/** A letter told, sent or received: neither of its own day nor of what it tells is anything said. */
const conveyed = /\b(?:comunic|notific|inform|entreg|recib|recepcion)\p{L}*/u

/** What is asked for, or refused, has not been done. */
const asksFor = /\b(?:solicit|requir|ingres|orden|neg|rehus|rechaz)\p{L}*/u

/** How a paper bears its day, however far behind. */
const bears = /\b(?:de|fecha|fechad[oa])(?: (?:el|dia))*\s*$/u

/** «30 de junio y 5 de julio de 2021»: the day before it has no year of its own. */
const isOneOfMore =
  /(?<!\p{L})(?:\d{1,2}|\p{L}+) de \p{L}{4,10},? (?:y|e|al?|hasta)(?: (?:el|del?))?(?: dia)?\s*$|\d,? (?:y|e|al?)(?: (?:el|del?))?(?: dia)?\s*$/u

/** Whether a day may belong to something else: too much stands between, or a dismissal competes with its letter. */
function isLoose(cue: EventCue, { folded, from, to, earliest, latest }: Around, cues: readonly EventCue[]): boolean {
  const { names, from: start, to: end } = cue
  const isBehind = end <= from
  const between = isBehind ? folded.slice(end, from) : folded.slice(to, start)
  if (isBehind && between.length > (/\bfecha\s*$/u.test(between) ? maxTied.explicit : maxTied.behind)) return true
  if (!isBehind && !appears.test(between) && between.length > (names.has('filing') ? maxTied.filing : maxTied.ahead)) return true
  if (isOneOfMore.test(folded.slice(Math.max(earliest, from - 40), from))) return true
  const words = folded.slice(start, end)
  const isBorne = bears.test(between) && !/\bque\b|ndo\b/u.test(between)
  if (isBehind && isPaper(cue) && between.length > maxTied.paper && !isBorne && !makes.test(between)) return true
  const isBare = isBehind && isPaper(cue) && /^\s*el(?: dia)?\s*$/u.test(between)
  if (isBare && !makes.test(folded.slice(Math.max(earliest, start - maxTied.maker), from))) return true
  if (names.has('arrest') && (words.startsWith('prision') || /\bcontrol\b/u.test(between))) return true
  if (names.has('registration') && asksFor.test(between)) return true
  if (names.has('letter')) return conveyed.test(between) || words.startsWith('comprobante')
  if (!names.has('dismissal') || !(conveyed.test(words) || conveyed.test(between))) return false
  return cues.some((each) => {
    const span = folded.slice(Math.min(each.from, from), Math.max(each.to, to))
    return each.names.has('letter') && each.from >= earliest && each.to <= latest && !breaks.test(span)
  })
}

/** «El día 3 de mayo de 2021, alrededor de las 10:00 horas, …»: what happened is told by the hour. */
function givesHour({ folded, from, to, earliest }: Around): boolean {
  return (
    /(?:^|[.:“"«]|\bque,?|\bhechos?:?[^.;]{0,60},)\s*(?:(?:el|con fecha)(?: dia)?)\s*$/u.test(
      folded.slice(Math.max(earliest, from - 90), from),
    ) &&
    /^,?\s*(?:[^.;,]{0,40},? )?(?:(?:a las?|las|cerca de|siendo)[^.;]{0,40}?(?:\bhoras|\bhrs)|en horas)/u.test(folded.slice(to, to + 90))
  )
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
const isPaper = ({ names }: EventCue): boolean =>
  ['letter', 'challenged', 'document', 'contract'].some((name) => names.has(name as EventName))
const makes =
  /\b(?:dict|emit|suscri|celebr|firm|envi|remit|despach|expid|present|interpu|formul|realiz|efectu|deduj|levant|practic|otorg|extend)\p{L}*/u

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
