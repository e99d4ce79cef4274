import { foldText, stemWord, stopWords } from '@basejuris/legal-text'
import { type Candidate, candidatesOf } from '../choosing/candidate.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type Cell, type CellQuotation, emptyCell } from './cell.ts'
import type { AskedColumn } from './column.ts'
import { askedEvents, type EventName, isOfObject } from './dated-events.ts'
import { findDays } from './dates.ts'
import { type EventDay, findEventDays } from './event-days.ts'
import { quotationOf } from './evidence.ts'
import { readLocatedValue } from './located-values.ts'
import { operativeSentences } from './operative-sentences.ts'

interface DatedSentence extends CellQuotation {
  readonly folded: string
  /** How far the place may be trusted: 3 the operative part, 2 what the court says, 1 what others say. */
  readonly trust: number
}

interface FoundDay {
  readonly date: string
  readonly candidate: DatedSentence
  readonly trust: number
}

/** The day of what a column asks for. Several different days of one rank are doubtful, and so is one that only a party tells. */
export function readDate(source: SourceRuling, column: AskedColumn): Cell {
  const asked = askedEvents(column.folded)
  if (asked.size === 0) return readLocatedValue(source, column, findDays)
  const found = daysOf(source, column, asked)
  const trust = Math.max(0, ...found.map((each) => each.trust))
  const best = found.filter((each) => each.trust === trust)
  const [first] = best
  if (first === undefined) return emptyCell
  const count = (date: string): number => found.filter((each) => each.date === date).length
  const ranked = [...new Set(best.map(({ date }) => date))].sort((a, b) => count(b) - count(a))
  const [date = first.date, second] = ranked
  const chosen = best.find((each) => each.date === date) ?? first
  const isAlone = second === undefined || count(date) >= minAhead * count(second)
  const isSure = isAlone && (trust > 1 || [...asked].some((name) => ofProcedure.has(name)))
  return { state: isSure ? 'respondida' : 'dudosa', value: { value: date, unit: null }, quotation: quotationOf(chosen.candidate) }
}

/** A day that is given so many times as often as any other is the one. */
const minAhead = 3
/** What happened before the court itself is told without dispute. */
const ofProcedure: ReadonlySet<EventName> = new Set(['challenged', 'filing', 'notice', 'birth', 'marriage'])

function daysOf(source: SourceRuling, { folded }: AskedColumn, asked: ReadonlySet<EventName>): FoundDay[] {
  const objects = objectStems(folded, asked)
  const candidates = candidatesOf(source)
  if ((asked.has('hiring') || asked.has('dismissal')) && !candidates.some((each) => ofWork.test(each.folded))) return []
  return sentencesWithTrust(source, candidates).flatMap((sentence) => {
    const { text, folded: own, trust } = sentence
    if (trust === 0 || (asked.has('notice') && ofRulingItself.test(own))) return []
    const isChallenge = trust === 3 || challenges.test(own)
    return findEventDays(text)
      .filter((day) => [...asked].some((name) => day.events.has(name) && (!isOfObject(name) || namesObject(sentence, day, objects))))
      .filter(({ cue }) => !asked.has('challenged') || (isChallenge && isAskedAct(folded, foldText(text.slice(cue.from, cue.to)))))
      .map(({ date }) => ({ date, candidate: sentence, trust }))
  })
}

/** UTF-16 units of a sentence that is quoted. */
const maxSentence = 900

/** The sentences that an answer may quote, and those of the decision that announce its orders. */
function sentencesWithTrust({ ruling }: SourceRuling, candidates: readonly Candidate[]): DatedSentence[] {
  const announcing = operativeSentences(ruling).filter(({ quotation: { text } }) => text.endsWith(':') && text.length <= maxSentence)
  return [
    ...announcing.map(({ quotation, folded }) => ({ ...quotation, folded, trust: 3 })),
    ...candidates.map((each) => ({ place: each.place, text: each.text, folded: each.folded, trust: trustOf(each) })),
  ]
}

/** A sentence outside the decision must tell of a challenge. */
const challenges = /\b(?:recur|reclam|impugn|apel|casacion|nulidad|amparo|accion|queja|sin efecto|invalid|confirm|revoc)\p{L}*/u

/** Who asks for a ruling asks for no act of an authority, and the other way round. */
function isAskedAct(question: string, cue: string): boolean {
  const isRuling = /\b(?:sentencia|fallo)\b/u.test(cue)
  if (/\b(?:sentencia|fallo)\b/u.test(question))
    return isRuling || /\b(?:resolucion(?! (?:exenta|de multa|administrativ|reclamad|sancionat))|decision)\b/u.test(cue)
  return !isRuling || !/\b(?:acto|decreto|multa|liquidacion|resolucion exenta)\b/u.test(question)
}

/** Other contracts end too. */
const ofWork = /\b(?:trabajador|empleador|relacion laboral|despid|contrato de trabajo)/u
/** How the secretary notices the ruling itself. */
const ofRulingItself = /\bestado diario\b/u
function trustOf(candidate: Candidate): number {
  const { kind, voice } = candidate
  if (kind === 'voto') return 0
  if (kind === 'resolutiva') return 3
  return voice.speaker === 'tribunal' && !candidate.isOfAnother() ? 2 : 1
}

/** Characters around an event in which its object is named. */
const aroundEvent = 140
/** Words by which texts also name what a question names. */
const sameObject: readonly RegExp[] = [
  /^(?:demand|libel|accion)$/u,
  /^(?:reclam|reclamacion|recurs|accion|arbitri)$/u,
  /^(?:resolucion|acto?$|decret|dictam|liquid|mult|infraccion|acta|sentenci|fall)/u,
]
/** Words that ask, and those that only say that something happened. */
const asking =
  /^(?:celebr|suscri|firm|otorg|pact|dict|emit|ocurri|realiz|practic|produj|efectu|fecha|cuando|dia|año|mes|cual|que|impugnad|recurrid|reclamad|apelad|tribunal|corte|sentencia de)/u

/** Stems of what a question says of an event besides the event. */
function objectStems(folded: string, asked: ReadonlySet<EventName>): string[] {
  const words = folded.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !stopWords.has(word) && !asking.test(word))
  return words.filter((word) => ![...asked].some((name) => askedEvents(word).has(name))).map(stemWord)
}

/** Whether one of the objects, or its like, stands beside the event. True where a question names none. */
function namesObject({ text }: DatedSentence, { cue, from, to }: EventDay, objects: readonly string[]): boolean {
  if (objects.length === 0) return true
  const zone = text.slice(Math.max(0, Math.min(cue.from, from) - aroundEvent), Math.max(cue.to, to) + aroundEvent)
  const stems = foldText(zone)
    .split(/[^\p{L}]+/u)
    .map(stemWord)
  return objects.some((object) => stems.some((stem) => stem === object || sameObject.some((like) => like.test(object) && like.test(stem))))
}
