import { foldText } from '@basejuris/legal-text'
import { candidatesOf } from '../choosing/candidate.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type AskedDay, namesMany, nearnessOf, readAskedDay } from './asked-day.ts'
import { type Cell, emptyCell } from './cell.ts'
import type { AskedColumn } from './column.ts'
import type { EventName } from './dated-events.ts'
import { type DatedSentence, datedSentences, trusts } from './dated-sentences.ts'
import { findDays } from './dates.ts'
import { findEventDays } from './event-days.ts'
import { quotationOf } from './evidence.ts'
import { readLocatedValue } from './located-values.ts'

interface FoundDay {
  readonly date: string
  readonly candidate: DatedSentence
  readonly trust: number
  readonly isTied: boolean
}

/**
 * The day of what a column asks for. Doubtful are several different days of one rank, one that only a party tells, and one that may be of
 * something else.
 */
export function readDate(source: SourceRuling, column: AskedColumn): Cell {
  const asked = readAskedDay(column.folded)
  if (asked.events.size === 0 && asked.paper === null) return doubtOf(readLocatedValue(source, column, findDays))
  const found = daysOf(source, asked)
  if (found.length === 0 && asked.open !== null) return doubtOf(readLocatedValue(source, column, findDays))
  const ofTrust = found.filter((each) => each.trust === Math.max(...found.map(({ trust }) => trust)))
  const tied = ofTrust.filter(({ isTied }) => isTied)
  const best = tied.length > 0 ? tied : ofTrust
  const [first] = best
  if (first === undefined) return emptyCell
  const count = (date: string): number => found.filter((each) => each.date === date).length
  const ranked = [...new Set(best.map(({ date }) => date))].sort((a, b) => count(b) - count(a))
  const [date = first.date, second] = ranked
  const chosen = best.find((each) => each.date === date) ?? first
  const isOutnumbered = found.some((each) => each.isTied && each.date !== date && count(each.date) >= minAhead * count(date))
  const isAlone = (second === undefined || count(date) >= minAhead * count(second)) && !isOutnumbered
  const isTied = found.some((each) => each.date === date && each.isTied)
  const isOnly = found.every((each) => !each.isTied || each.date === date)
  const isUndisputed = [...asked.events].some((name) => ofProcedure.has(name)) || (isOnly && isWritten(asked))
  const isStated = first.trust >= trusts.court || (first.trust > trusts.party && isUndisputed)
  const isSure = isAlone && isTied && isStated && !isOfMany(source, asked, isOnly || first.trust === trusts.operative)
  return { state: isSure ? 'respondida' : 'dudosa', value: { value: date, unit: null }, quotation: quotationOf(chosen.candidate) }
}

/** Whether a ruling speaks of several papers of that name: the day of one is none of the others. */
const isOfMany = (source: SourceRuling, asked: AskedDay, isOnly: boolean): boolean =>
  (asked.paper !== null && !isOnly) || candidatesOf(source).some((each) => namesMany(each.folded, asked))

/** Of an event that is not known, words beside a day do not say that it happened then. */
const doubtOf = (cell: Cell): Cell => (cell.state === 'respondida' ? { ...cell, state: 'dudosa' } : cell)

/** A day that is given so many times as often as any other is the one. */
const minAhead = 3
/** What happened before the court itself is told without dispute. */
const ofProcedure: ReadonlySet<EventName> = new Set(['challenged', 'filing', 'notice', 'charges'])

/** A paper bears its day, whoever names it: one that all give is sure. So is the day of the facts of a charge. */
const isWritten = ({ paper, events, objects }: AskedDay): boolean =>
  paper === null ? [...events].some((name) => ofChargeOrPaper.has(name)) : objects.length > 0 || !general.test(paper)
const ofChargeOrPaper: ReadonlySet<EventName> = new Set(['letter', 'facts', 'due', 'arrest'])

/** There are many of them: a question must say which. Stems. */
const general = /^(?:contrat|escritur|resolucion|decret|acta|inform|certificad|ofici|audienci|solicitud|declaracion)/u

function daysOf(source: SourceRuling, asked: AskedDay): FoundDay[] {
  const { events, folded } = asked
  const { collection } = source.ruling
  if ((events.has('hiring') || events.has('dismissal')) && !candidatesOf(source).some((each) => ofWork.test(each.folded))) return []
  return datedSentences(source).flatMap((sentence) => {
    const { text, folded: own, trust } = sentence
    if (trust === trusts.opinion || (events.has('notice') && ofRulingItself.test(own))) return []
    if (/\bprimer(?:a instancia| grado)\b/u.test(folded) && collection === 'corte_suprema' && !firstInstance.test(own)) return []
    const isChallenge = trust === trusts.operative || (/\bapelad/u.test(folded) ? appeals : challenges).test(own)
    const days = findEventDays(text, asked.open)
    const acts = new Set(days.filter(({ cue }) => isAct.test(foldText(text.slice(cue.from, cue.to)))).map(({ date }) => date))
    return days
      .filter(({ cue }) => !events.has('challenged') || (isChallenge && isAskedAct(folded, foldText(text.slice(cue.from, cue.to)))))
      .flatMap((day) => {
        const nearness = nearnessOf(text, day, asked)
        const isOther =
          events.has('challenged') &&
          (acts.size > 1 || (trust < trusts.operative && isOfOtherName(folded, foldText(text.slice(day.cue.from, day.cue.to)))))
        return nearness === 'none' ? [] : [{ date: day.date, candidate: sentence, trust, isTied: nearness === 'tied' && !isOther }]
      })
  })
}

/** What the highest court is asked to undo is seldom the ruling of first instance. */
const firstInstance = /\b(?:primera instancia|primer grado|apelad[oa])\b/u

/** A sentence outside the decision must tell of a challenge. */
const challenges = /\b(?:recur|reclam|impugn|apel|casacion|nulidad|amparo|accion|queja|sin efecto|invalid|confirm|revoc)\p{L}*/u

/** One that is appealed against is told with its appeal. */
const appeals = /\b(?:apel|alza|casacion|nulidad|confirm|revoc|primera instancia|primer grado|desist|de hecho)\p{L}*/u

/** Acts of authorities that a question names: each is asked by its name. */
const namedActs = /\b(?:liquidacion|multa|decreto|dictamen|giro|acta)\b/gu

/** Who asks for a ruling asks for no act of an authority, and the other way round. */
function isAskedAct(question: string, cue: string): boolean {
  const isRuling = /\b(?:sentencia|fallo)\b/u.test(cue)
  if (/\b(?:sentencia|fallo)\b/u.test(question))
    return isRuling || /\b(?:resolucion(?! (?:exenta|de multa|administrativ|reclamad|sancionat))|decision)\b/u.test(cue)
  const named = Array.from(question.matchAll(namedActs), ([act]) => act)
  if (named.length > 0) return named.some((act) => cue.includes(act))
  return !isRuling || !/\b(?:acto|resolucion exenta)\b/u.test(question)
}

/** Of two acts that a sentence names either may be the one. */
const isAct = /\b(?:sentencia|resolucion|fallo)\b/u

/** A ruling may be called a resolution; outside the decision another one may be meant. */
const isOfOtherName = (question: string, cue: string): boolean =>
  /\b(?:sentencia|fallo)\b/u.test(question) && !/\b(?:sentencia|fallo|apelad[oa])\b/u.test(cue)

/** Other contracts end too. */
const ofWork = /\b(?:trabajador|empleador|relacion laboral|desp[ei]d|contrato de trabajo)/u
/** How the secretary notices the ruling itself. */
const ofRulingItself = /\bestado diario\b/u
