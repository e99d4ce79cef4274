import { foldText, stemWord, stopWords } from '@basejuris/legal-text'
import { type Candidate, candidatesOf } from '../choosing/candidate.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type Cell, emptyCell } from './cell.ts'
import type { AskedColumn } from './column.ts'
import { askedEvents, type EventName, isOfObject } from './dated-events.ts'
import { findDays } from './dates.ts'
import { type EventDay, findEventDays } from './event-days.ts'
import { quotationOf } from './evidence.ts'
import { readLocatedValue } from './located-values.ts'

interface FoundDay {
  readonly date: string
  readonly candidate: Candidate
  /** How far the place may be trusted: 3 the operative part, 2 what the court says, 1 what others say. */
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
  return candidates.flatMap((candidate) => {
    const trust = trustOf(candidate)
    if (trust === 0 || (asked.has('notice') && ofRulingItself.test(candidate.folded))) return []
    return findEventDays(candidate.text)
      .filter((day) => [...asked].some((name) => day.events.has(name) && (!isOfObject(name) || namesObject(candidate, day, objects))))
      .filter(
        ({ cue }) => !asksRuling.test(folded) || !asked.has('challenged') || aRuling.test(foldText(candidate.text.slice(cue.from, cue.to))),
      )
      .map(({ date }) => ({ date, candidate, trust }))
  })
}

/** Other contracts end too. */
const ofWork = /\b(?:trabajador|empleador|relacion laboral|despid|contrato de trabajo)/u
/** How the secretary notices the ruling itself. */
const ofRulingItself = /\bestado diario\b/u
/** Who asks for a ruling does not ask for an act of an authority. */
const asksRuling = /\b(?:sentencia|fallo)\b/u
const aRuling = /\b(?:sentencia|fallo|resolucion(?! exenta)|decision)\b/u

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
  /^(?:demand$|libel|accion)/u,
  /^(?:reclam|recurs|accion|arbitri)/u,
  /^(?:resolucion|acto?$|decret|dictam|liquid|mult|infraccion|acta|sentenci|fall)/u,
]
const asking = /^(?:fecha|cuando|dia|año|mes|cual|que|impugnad|recurrid|reclamad|apelad|tribunal|corte|sentencia de)/u

/** Stems of what a question says of an event besides the event. */
function objectStems(folded: string, asked: ReadonlySet<EventName>): string[] {
  const words = folded.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !stopWords.has(word) && !asking.test(word))
  return words.filter((word) => ![...asked].some((name) => askedEvents(word).has(name))).map(stemWord)
}

/** Whether one of the objects, or its like, stands beside the event. True where a question names none. */
function namesObject({ text }: Candidate, { cue, from, to }: EventDay, objects: readonly string[]): boolean {
  if (objects.length === 0) return true
  const zone = text.slice(Math.max(0, Math.min(cue.from, from) - aroundEvent), Math.max(cue.to, to) + aroundEvent)
  const stems = foldText(zone)
    .split(/[^\p{L}]+/u)
    .map(stemWord)
  return objects.some((object) => stems.some((stem) => stem === object || sameObject.some((like) => like.test(object) && like.test(stem))))
}
