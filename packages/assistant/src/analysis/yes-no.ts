import { typeOfQuestion } from '@basejuris/domain/question-table'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type Cell, emptyCell } from './cell.ts'
import type { AskedColumn } from './column.ts'
import { readKnownQuestion } from './decided/costs-and-votes.ts'
import { readDecided } from './decided/decided-questions.ts'
import { readOrderedAct } from './decided/ordered-act.ts'
import { type AskedProof, readAskedProof, readOperativeProof, speaksOfProven } from './decided/proven.ts'
import { type Evidence, findEvidence, quotationOf } from './evidence.ts'

/** A sentence must speak of this much of the question: for an answer, and for a doubtful one. */
const minSure = 0.85
const minDoubtful = 0.6
/** Sentences that are compared with the best one. */
const maxCompared = 4

/** On folded text. */
const denials =
  /\b(?:no|ni|nunca|jamas|tampoco|sin|ningun[oa]?|nadie|carec\p{L}+|ausencia|falta de|inexisten\p{L}+|improceden\p{L}+|descart\p{L}+|rechaz\p{L}+|desestim\p{L}+|deneg\p{L}+|imposib\p{L}+)\b/gu
/** What is said as possible, as a condition or in part. */
const hedges =
  /\b(?:si bien|aunque|eventual\p{L}*|podria\p{L}*|pudier\p{L}*|deberia\p{L}*|debier\p{L}*|hubier\p{L}*|hubies\p{L}*|fuere|fuera[ns]?|sea que|en caso de|siempre que|a menos que|salvo|excepto|para que|hipotes\p{L}+|presunt\p{L}+|supuest\p{L}+|parcial\p{L}*|en parte|solo|unicamente|pretend\p{L}+|alega\p{L}*|determinar|establecer si|dilucidar|califica\p{L}*|imputa\p{L}*|objeto del|consistente en|en relacion (?:con|a) la (?:peticion|solicitud|accion|demanda)|peticion de|se ha deducido|deduj\p{L}+|deduc\p{L}+|interpuso|interpuest\p{L}+|controver\p{L}+|discuti\p{L}*|si)\b/u
/** What a norm or other courts say is not what happened in the case. */
const general =
  /\b(?:articulos?|ley|codigo|legislador|norma(?:tiva|s)?|precepto|disposicion|doctrina|jurisprudencia|reglamento|inciso|dispone que|prescribe|debe entenderse|se entiende por)\b/u

/** «el artículo 127 dispone que …», «Artículo 69.- …»: the words of a norm say nothing of the case, unless the sentence applies them to it. */
const normSpeaks =
  /\b(?:articulos?|arts?\.|ley|decreto|inciso|norma|precepto|disposicion|reglamento)\b(?:[^.;:]|\.(?=\d)){0,140}\b(?:dispone|prescribe|señala|establece|expresa|indica|reza|ordena|previene|sanciona|define|estatuye|contempla|castiga|prohibe|exige)n?\b|^[\s"“«(]*(?:articulo|art\.) \d|\bpara (?:la procedencia|que proceda|que prospere)\b|\bse requieren? (?:la concurrencia|que concurran)\b/u
const appliesHere =
  /\b(?:en la especie|en autos|en este caso|en el caso|(?:el|la) (?:actor|actora|demandante|demandad[oa]|recurrente|recurrid[oa]|reclamante|amparad[oa]|trabajador|trabajadora|acusad[oa]|ejecutad[oa]|contribuyente))\b/u
const transcribes = (folded: string): boolean => normSpeaks.test(folded) && !appliesHere.test(folded)

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

/** What the court affirms or denies in its reasons. */
function readReasons(source: SourceRuling, column: AskedColumn, asked: AskedProof | null): Cell {
  const evidence = findEvidence(source, column).filter(
    ({ share, candidate }) =>
      share >= minDoubtful && !transcribes(candidate.folded) && (asked === null || speaksOfProven(candidate, asked)),
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
const denialsIn = (folded: string): string[] => [...folded.replace(onlyChoice, ' ').matchAll(denials)].map(([word]) => word)

/** Null where the sentence does not say it plainly. */
function polarityOf({ candidate: { folded, stems } }: Evidence, { folded: question }: AskedColumn): 'si' | 'no' | null {
  if (hedges.test(folded) || general.test(folded) || stems.length > maxStems) return null
  const count = denialsIn(folded).filter((word) => !question.includes(word)).length
  const asked = denialsIn(question).length
  if (count + asked > 1 || asked > 0) return null
  return count === 0 ? 'si' : 'no'
}

/** What a doubtful sentence rather says: one that rejects or denies says no. */
function leaningOf({ candidate: { folded } }: Evidence, { folded: question }: AskedColumn): 'si' | 'no' {
  return denialsIn(folded).some((word) => !question.includes(word)) ? 'no' : 'si'
}

/** A longer sentence says more than one thing. */
const maxStems = 34
