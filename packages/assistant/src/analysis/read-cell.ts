import { cardinalInWords, decisionActs } from '@basejuris/legal-text'
import { candidatesOf } from '../choosing/candidate.ts'
import { chooseSpans } from '../choosing/choose-spans.ts'
import { scoreCandidates } from '../choosing/score-candidates.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type Cell, emptyCell } from './cell.ts'
import { readChoice } from './choices.ts'
import type { AskedColumn } from './column.ts'
import { readOrdered } from './decided/ordered.ts'
import { readSentenced } from './decided/sentenced.ts'
import { shareOf } from './evidence.ts'
import { readClaimedSum } from './filed/claimed-sum.ts'
import { readInvokedCause } from './filed/invoked-cause.ts'
import { readOpposedDefences } from './filed/opposed-defences.ts'
import { readLocatedValue } from './located-values.ts'
import { findMoney } from './money.ts'
import { readNamedKind } from './named-kind.ts'
import { numberReader } from './numbers.ts'
import { readOutcome } from './outcome.ts'
import { readDate } from './read-date.ts'
import { readYesNo } from './yes-no.ts'

/** Answers a column from the words of one ruling, by rules alone. A range of its quotation is that of the ruling as it was given. */
export function readCell(source: SourceRuling, column: AskedColumn): Cell {
  switch (column.type) {
    case 'resultado':
      return readOutcome(source)
    case 'si_no':
      return readYesNo(source, column)
    case 'monto':
      return readClaimedSum(source, column.folded) ?? readLocatedValue(source, column, findMoney)
    case 'fecha':
      return readDate(source, column)
    case 'numero': {
      const read = numberReader(column.folded)
      return read === null ? emptyCell : readLocatedValue(source, column, read)
    }
    case 'opcion':
      return readChoice(source, column)
    case 'texto':
      return (
        readOrdered(source, column.folded) ??
        readSentenced(source, column.folded) ??
        readOpposedDefences(source, column.folded) ??
        readInvokedCause(source, column.folded) ??
        readPercentage(source, column) ??
        readNamedKind(source, column) ??
        readText(source, column)
      )
  }
}

/** «¿Qué porcentaje de recargo se aplicó?»: the words that have it. Null for another question. */
function readPercentage(source: SourceRuling, column: AskedColumn): Cell | null {
  const read = /\bporcentaje\b/u.test(column.folded) ? numberReader(column.folded) : null
  if (read === null) return null
  const cell = readLocatedValue(source, column, read)
  return cell.state === 'vacia' ? cell : { ...cell, value: { value: '', unit: null } }
}

/** Characters of a quotation that answers in text. */
const maxText = 500
const minSure = 0.85
const minDoubtful = 0.6

/** A question for what was decided, and why, is answered where a sentence concludes. On folded text. */
const asksConclusion = /\b(?:resolvio|resuelve|decidio|acogio|rechazo|por que|argumentos?|fundamentos?)\b/u
const concludes =
  /\b(?:no )?(?:(?:se|sera[n]?|debe(?:ra)?|corresponde|cabe|procede|habra de|ha de|sea|ser) (?:ser )?(?:acog|rechaz|desestim|acept|deneg)\p{L}*|acogera|rechazara|desestimara|(?:acoger|rechazar|desestimar) (?:la|el)|ha (?:operado|prescrito|transcurrido)|se (?:encuentra|encuentran|declara[n]?) prescrit)/u

/** One sentence is seldom the whole reason: it is doubtful at best. On folded text. */
const asksReason = /\b(?:por que|argumentos?|fundamentos?|razon(?:es)?|motivos?)\b/u
const reasons =
  /\b(?:por cuanto|toda vez que|ya que|puesto que|dado que|pues|por lo que|habiendo\p{L}*|al no|atendid[oa]|por (?:no|haber|encontrarse|carecer|estar|falta de))\b/u

/** «¿Qué plazo se fijó para resolver?» asks for a length of time. On folded text. */
const asksTerm = /^[^\p{L}]*(?:(?:en|dentro de) )?(?:que|cual (?:es|fue)(?: el)?|cuanto) (?:plazo|tiempo)\b/u
const term = new RegExp(
  String.raw`\b(?:\d+|${cardinalInWords})\.?\s*(?:\([^)]{1,20}\)\s*)?(?:horas?|dias?|semanas?|mes(?:es)?|años?)\b|\bplazo (?:legal|judicial|prudencial|razonable|establecido|previsto)|\bde inmediato\b`,
  'u',
)
/** What a court fixed stands in its decision; what reasons say of it is doubtful. On folded text. */
const asksFixed = /\b(?:se|le|les|tribunal|corte|juez\p{L}*|sentencia|fallo) (?:fij|orden|impus|otorg|conced|dispus|decret)\p{L}+/u

/** The sentence that an answer of the assistant would quote; none for a question that only asks for words. The norms by which a decision opens say nothing. */
function readText(source: SourceRuling, { question, folded: asked, demands }: AskedColumn): Cell {
  if (demands.length === 0 && !asksConclusion.test(asked) && !asksReason.test(asked)) return emptyCell
  const speaking = candidatesOf(source).filter(
    ({ kind, text, folded }) =>
      (kind !== 'resolutiva' || asksTerm.test(asked) || decisionActs(text).length > 0) &&
      (!asksConclusion.test(asked) || concludes.test(folded)) &&
      (!asksReason.test(asked) || reasons.test(folded)) &&
      (!asksTerm.test(asked) || term.test(folded)),
  )
  const scored = scoreCandidates(speaking, { question, demands }).filter(({ isAccount }) => !isAccount)
  const trust = new Map([[source.ruling.docId, 1]])
  const [span] = chooseSpans(scored, { demands, trust, budget: maxText, maxSpans: 1 })
  const candidate = scored.find(({ place }) => place.anchor === span?.anchor && place.from === span.from)
  if (span === undefined || candidate === undefined) return emptyCell
  const share = shareOf(candidate, demands)
  if (share < minDoubtful) return emptyCell
  const { section, anchor, from, to, text } = span
  return {
    state:
      share >= minSure && !asksReason.test(asked) && (!asksFixed.test(asked) || candidate.kind === 'resolutiva') ? 'respondida' : 'dudosa',
    value: { value: '', unit: null },
    quotation: { place: { section, anchor, from, to }, text },
  }
}
