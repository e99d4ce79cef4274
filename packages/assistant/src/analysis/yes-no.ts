import { typeOfQuestion } from '@basejuris/domain/question-table'
import { stemWord } from '@basejuris/legal-text'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { isAlike, isRole, saysAlike } from './asked/alike-words.ts'
import { hedges, transcribes } from './asked/norm-words.ts'
import { type Cell, emptyCell } from './cell.ts'
import type { AskedColumn } from './column.ts'
import { readKnownQuestion } from './decided/costs-and-votes.ts'
import { readDecided } from './decided/decided-questions.ts'
import { readOrderedAct } from './decided/ordered-act.ts'
import { type AskedProof, readAskedProof, readOperativeProof, speaksOfProven } from './decided/proven.ts'
import { type Evidence, findEvidence, quotationOf, shareOf } from './evidence.ts'

/** A sentence must speak of this much of the question: for an answer, and for a doubtful one. */
const minSure = 0.85
const minDoubtful = 0.7
/** Of what speaks of less, the first thing that is asked must be said. */
const minLeading = 0.6
/** Sentences that are compared with the best one. */
const maxCompared = 4

/** On folded text. */
const denials =
  /\b(?:no|ni|nunca|jamas|tampoco|sin|ningun[oa]?|nadie|carec\p{L}+|ausencia|falta de|inexisten\p{L}+|improceden\p{L}+|descart\p{L}+|rechaz\p{L}+|desestim\p{L}+|deneg\p{L}+|imposib\p{L}+)\b/gu
/** What a norm or other courts say is not what happened in the case. */
const general =
  /\b(?:articulos?|ley|codigo|legislador|norma(?:tiva|s)?|precepto|disposicion|doctrina|jurisprudencia|reglamento|inciso|dispone que|prescribe|debe entenderse|se entiende por)\b/u

/**
 * Whether the court affirms or denies what is asked. Sentences that say both, conditions and rules of law are doubtful. A question of another
 * form, «¿por qué…?», has no such answer.
 */
export function readYesNo(source: SourceRuling, column: AskedColumn): Cell {
  const known = readKnownQuestion(source, column.folded) ?? readDecided(source, column.folded) ?? readOrderedAct(source, column.folded)
  if (known !== null) return known
  if (column.demands.length === 0 || typeOfQuestion(column.folded) !== 'si_no') return emptyCell
  const asked = readAskedProof(column.folded)
  const operative = asked === null ? null : readOperativeProof(source, asked)
  if (operative !== null && asked?.kind === 'grant') return operative
  const reasoned = readReasons(source, column, asked)
  if (operative === null) return asked?.kind === 'grant' ? doubtOf(reasoned) : reasoned
  // What was granted was proven, though another reason may have been given for it.
  const agrees = reasoned.state !== 'vacia' && reasoned.value.value === operative.value.value
  return agrees ? reasoned : { ...operative, state: 'dudosa' }
}

const doubtOf = (cell: Cell): Cell => (cell.state === 'respondida' ? { ...cell, state: 'dudosa' } : cell)

/** Stems that stand together in what says one thing. */
const maxTogether = 18

/** How much of a question stands together in a sentence: words far apart say nothing of it. */
function nearShare({ stems, norms }: Evidence['candidate'], { demands }: AskedColumn): number {
  if (stems.length <= maxTogether) return 1
  let best = 0
  for (let from = 0; from + maxTogether / 2 < stems.length; from += maxTogether / 2)
    best = Math.max(best, shareOf({ stems: stems.slice(from, from + maxTogether), norms }, demands))
  return best
}

/** Whether a sentence says the first thing that a question asks, persons aside: most often its verb. */
function saysFirst({ stems }: Evidence['candidate'], { demands }: AskedColumn): boolean {
  const first = demands.find((demand) => !isRole(demand))
  return first === undefined || saysAlike(stems, first)
}

/** What the court affirms or denies in its reasons. */
function readReasons(source: SourceRuling, column: AskedColumn, asked: AskedProof | null): Cell {
  const evidence = findEvidence(source, column).filter(
    ({ share, candidate }) =>
      nearShare(candidate, column) >= minLeading &&
      (share >= minDoubtful || (share >= minLeading && saysFirst(candidate, column))) &&
      !transcribes(candidate.folded) &&
      (asked === null || speaksOfProven(candidate, asked)),
  )
  const [best] = evidence
  if (best === undefined) return emptyCell
  const said = evidence.slice(0, maxCompared).map((each) => polarityOf(each, column))
  const [own] = said
  const isSure = best.share >= minSure && own !== null && own !== undefined && said.every((each) => each === null || each === own)
  return {
    state: isSure ? 'respondida' : 'dudosa',
    value: { value: own ?? leaningOf(best, column), unit: null },
    quotation: quotationOf(best.candidate),
  }
}

/** «no queda más que acoger», «no cabe sino acoger» affirm. */
const onlyChoice = /\bno (?:queda|cabe|procede|resta|corresponde|puede)(?: \p{L}+){0,3}? (?:mas que|sino|otra cosa que)\b/gu
/** «¿Opuso excepciones?», «¿Se negó la cobertura?»: what was rejected was filed, or refused. On folded text. */
const asksFiled =
  /\b(?:neg(?:o|aron|ad[oa]s?)\b|deneg|rechaz|desestim|opus|interpus|dedujo|deduj|aleg|present|pidi|pide|solicit|reclam|demand(?:o|aron)\b|formul|recurri|apel(?:o|aron)\b|invoc|plante)\p{L}*/u
const refusals = /^(?:rechaz|desestim|deneg|improceden|descart)/u
/** «sin embargo», «no obstante» deny nothing. */
const joining = /\b(?:sin embargo|sin perjuicio|no obstante|no (?:solo|solamente|unicamente))\b/gu
const denialsIn = (folded: string, question: string): string[] => {
  const words = [...folded.replace(onlyChoice, ' ').replace(joining, ' ').matchAll(denials)].map(([word]) => word)
  return asksFiled.test(question) ? words.filter((word) => !refusals.test(word)) : words
}

/** Null where the sentence does not say it plainly. */
function polarityOf(evidence: Evidence, column: AskedColumn): 'si' | 'no' | null {
  const { folded, stems } = evidence.candidate
  const { folded: question } = column
  if (hedges.test(folded) || general.test(folded) || stems.length > maxStems) return null
  const count = denialsIn(folded, question).filter((word) => !question.includes(word)).length
  const asked = denialsIn(question, question).length
  if (count + asked > 1 || asked > 0) return null
  if (count === 0) return 'si'
  return leaningOf(evidence, column) === 'no' ? 'no' : null
}

/** What a doubtful sentence rather says: no where a denial stands right before what is asked. */
function leaningOf({ candidate: { folded } }: Evidence, { folded: question, demands }: AskedColumn): 'si' | 'no' {
  const stems = demands.filter((demand) => !isRole(demand)).flatMap(({ wordings }) => (wordings[0] ?? []).slice(0, 1))
  const asked = Array.from(folded.matchAll(/\p{L}{3,}/gu)).filter(({ 0: word }) => stems.some((stem) => isAlike(stem, stemWord(word))))
  const isDenied = asked.some(({ index }) => {
    const before = folded.slice(Math.max(0, index - maxDenial), index)
    return denialsIn(before.slice(before.search(/[^,;.:]*$/u)), question).some((word) => !question.includes(word))
  })
  return isDenied ? 'no' : 'si'
}

/** UTF-16 units between a denial and what it denies. */
const maxDenial = 45

/** A longer sentence says more than one thing. */
const maxStems = 34
