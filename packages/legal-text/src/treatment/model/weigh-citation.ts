import type { Treatment } from '@basejuris/domain'
import type { TextSpan } from '../../analysis/text-span.ts'
import type { RuleReading } from '../read-by-rules.ts'
import { agreement } from '../treatment-words.ts'
import { knownFeatures } from './known-features.ts'
import { clauseEnd, featuresAround, partsAround } from './word-features.ts'
import { probabilities, type WordModel } from './word-model.ts'

interface CitedPlace {
  /** Those of the whole paragraph. */
  readonly sentences: readonly TextSpan[]
  readonly citation: TextSpan
}

/** The treatment that a model finds likeliest for a citation in a folded paragraph, with its probability. */
export function likeliestTreatment(
  folded: string,
  { sentences, citation, reading }: CitedPlace & { readonly reading: RuleReading },
  model: WordModel,
): { readonly treatment: Treatment; readonly probability: number } {
  const all = probabilities(featuresAround(folded, { sentences, citation, reading }, knownFeatures(model.weights)), model)
  const probability = Math.max(...all)
  return { treatment: model.classes[all.indexOf(probability)] ?? 'cita', probability }
}

const minClause = 18
const maxClause = 220

/** The clause around the citation, one with a word of agreement first, whose own words speak most for the treatment, against the other ones. */
export function decidingClause(
  folded: string,
  { sentences, citation, treatment }: CitedPlace & { readonly treatment: Treatment },
  model: WordModel,
): TextSpan {
  const { upTo, from, behind, before } = partsAround(folded.length, sentences, citation)
  const clauses = [upTo, from, behind, before].flatMap((range) => clausesOf(folded, range))
  const agreeing = treatment === 'sigue' ? clauses.filter(({ from, to }) => agreement.test(folded.slice(from, to))) : []
  let best: TextSpan = { from: citation.from, to: citation.to }
  let most = Number.NEGATIVE_INFINITY
  for (const clause of agreeing.length > 0 ? agreeing : clauses) {
    const said = favour(folded.slice(clause.from, clause.to), treatment, model)
    if (said <= most) continue
    most = said
    best = clause
  }
  return best
}

/** How far the words of a clause, read alone, raise a treatment above the mean of all. */
function favour(clause: string, treatment: Treatment, model: WordModel): number {
  const place = {
    sentences: [{ from: 0, to: clause.length }],
    citation: { from: 0, to: 0 },
    reading: null,
  }
  const chosen = model.classes.indexOf(treatment)
  let sum = 0
  for (const block of featuresAround(clause, place, knownFeatures(model.weights)))
    for (const [weights, strength] of block)
      sum += strength * ((weights[chosen] ?? 0) - weights.reduce((total, weight) => total + weight, 0) / weights.length)
  return sum
}

/** Clauses of a range, without the signs around them; one that is too short goes with the next. */
function clausesOf(text: string, { from, to }: TextSpan): TextSpan[] {
  const clauses: TextSpan[] = []
  let start = from
  for (let at = from; at <= to; at += 1) {
    const isEnd = at === to || clauseEnd.test(text[at] ?? '')
    if (!isEnd || (at < to && at - start < minClause)) continue
    const words = text.slice(start, at)
    const begin = start + (words.length - words.replace(/^[^\p{L}«“"]+/u, '').length)
    const end = start + words.trimEnd().length
    if (end - begin >= minClause && end - begin <= maxClause) clauses.push({ from: begin, to: end })
    start = at
  }
  return clauses
}
