import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Treatment } from '@basejuris/domain'
import type { TextSpan } from '../../analysis/text-span.ts'
import { agreement } from '../treatment-words.ts'
import { clauseEnd, featuresAround, partsAround, type WordFeatures } from './word-features.ts'

/** What the model tells apart. */
export const modelTreatments = ['se_aparta', 'distingue', 'sigue', 'cita'] as const satisfies readonly Treatment[]
export type ModelTreatment = (typeof modelTreatments)[number]
type Scores = readonly [number, number, number, number]

/** Weights by feature, and those of no feature, in the order of `modelTreatments`. */
export interface WordModel {
  readonly bias: Scores
  readonly weights: ReadonlyMap<string, Scores>
}

/** Length to which the features of a citation are scaled. */
const featureLength = 5
export const biasName = 'bias'
/** Weights are stored as whole hundredths. */
export const storedPrecision = 100
export const modelFile = join(import.meta.dirname, 'word-model.tsv')

/** The file of a model: «feature, four weights» a line, the first of them the bias. */
export function parseModel(file: string): WordModel {
  const rows = file
    .trim()
    .split('\n')
    .map((line): [string, Scores] => {
      const [name = '', ...stored] = line.split('\t')
      const [a = 0, b = 0, c = 0, d = 0] = stored.map((value) => Number(value) / storedPrecision)
      return [name, [a, b, c, d]]
    })
  const weights = new Map(rows)
  const bias = weights.get(biasName) ?? [0, 0, 0, 0]
  weights.delete(biasName)
  return { bias, weights }
}

let stored: WordModel | null = null
const storedModel = (): WordModel => {
  stored ??= parseModel(readFileSync(modelFile, 'utf8'))
  return stored
}

/** Features that the model knows, scaled to one length. */
export function scaled(features: WordFeatures, isKnown: (name: string) => boolean): [string, number][] {
  const known = [...features].filter(([name]) => isKnown(name))
  const length = Math.hypot(...known.map(([, strength]) => strength)) || 1
  return known.map(([name, strength]) => [name, (strength * featureLength) / length])
}

/** Probabilities of `modelTreatments`. */
export function probabilities(features: WordFeatures, model: WordModel): Scores {
  const scores = [...model.bias]
  for (const [name, strength] of scaled(features, (one) => model.weights.has(one)))
    for (const [at, weight] of (model.weights.get(name) ?? []).entries()) scores[at] = (scores[at] ?? 0) + weight * strength
  const powers = scores.map((score) => Math.exp(score - Math.max(...scores)))
  const sum = powers.reduce((total, power) => total + power, 0)
  const [a = 0, b = 0, c = 0, d = 0] = powers.map((power) => power / sum)
  return [a, b, c, d]
}

/** A treatment that no rule found, read from all the words around a citation. */
export interface WeighedTreatment {
  readonly treatment: Exclude<ModelTreatment, 'cita'>
  /**
   * 0 to 1. A departure or distinction never reaches what is shown, nor a following without a word of agreement: among real rulings such
   * readings were wrong.
   */
  readonly confidence: number
  /** The clause that says it most. */
  readonly phrase: TextSpan
}

/** Probability from which the words are taken to depart or distinguish, and to follow. */
const minNegative = 0.55
const minPositive = 0.4
/** What a probability is worth: real rulings depart seldom, the examples often. */
const negativeTrust = 0.65
const positiveTrust = 1.15
/** What it is at most worth that a court follows where none of its words says so. */
const maxTacit = 0.65

/** Reads a citation in a folded paragraph, from all the words around it. Null where they say no treatment surely. */
export function weighWords(
  folded: string,
  sentences: readonly TextSpan[],
  citation: TextSpan,
  model: WordModel = storedModel(),
): WeighedTreatment | null {
  const [departs, distinguishes, follows, mentions] = probabilities(featuresAround(folded, sentences, citation), model)
  const negative = departs + distinguishes
  if (Math.max(departs, distinguishes) > Math.max(follows, mentions) && negative >= minNegative)
    return weighed(departs >= distinguishes ? 'se_aparta' : 'distingue', negative * negativeTrust)
  if (follows <= mentions || follows < minPositive) return null
  const following = weighed('sigue', Math.min(1, follows * positiveTrust))
  const { from, to } = following.phrase
  return agreement.test(folded.slice(from, to)) ? following : { ...following, confidence: Math.min(maxTacit, following.confidence) }

  function weighed(treatment: WeighedTreatment['treatment'], confidence: number): WeighedTreatment {
    return { treatment, confidence, phrase: decidingClause(folded, { sentences, citation, treatment }, model) }
  }
}

interface Decided {
  readonly sentences: readonly TextSpan[]
  readonly citation: TextSpan
  readonly treatment: ModelTreatment
}

const minClause = 18
const maxClause = 220

/** The clause around the citation, one with a word of agreement first, whose own words speak most for the treatment, against the other ones. */
function decidingClause(folded: string, { sentences, citation, treatment }: Decided, model: WordModel): TextSpan {
  const { upTo, from, behind, before } = partsAround(folded.length, sentences, citation)
  const clauses = [upTo, from, behind, before].flatMap((range) => clausesOf(folded, range))
  let best: TextSpan = citation
  let most = Number.NEGATIVE_INFINITY
  const agreeing = treatment === 'sigue' ? clauses.filter(({ from, to }) => agreement.test(folded.slice(from, to))) : []
  for (const clause of agreeing.length > 0 ? agreeing : clauses) {
    const said = favour(folded.slice(clause.from, clause.to), treatment, model)
    if (said <= most) continue
    most = said
    best = clause
  }
  return best
}

/** How far the words of a clause, read alone, raise a treatment above the mean of all. */
function favour(clause: string, treatment: ModelTreatment, model: WordModel): number {
  const place = { from: 0, to: 0 }
  const chosen = modelTreatments.indexOf(treatment)
  let sum = 0
  for (const [name, strength] of featuresAround(clause, [{ from: 0, to: clause.length }], place)) {
    const weights = model.weights.get(name)
    if (weights !== undefined)
      sum += strength * ((weights[chosen] ?? 0) - weights.reduce((total, weight) => total + weight, 0) / weights.length)
  }
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
