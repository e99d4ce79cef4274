import { descendByAdam, startDescent } from './adam.ts'
import { type SoftmaxModel, softmax } from './softmax-model.ts'

/** An example: its features, each with its strength, and its class. */
export interface SoftmaxExample<Class extends string> {
  readonly features: readonly (readonly [name: string, strength: number])[]
  readonly expected: Class
  /** How much it counts; 1 where it is absent. */
  readonly weight?: number
}

const rounds = 100
const step = 0.05

interface Row {
  readonly features: Int32Array
  readonly strengths: Float64Array
  readonly expected: number
  readonly weight: number
}

/**
 * Fits the weights of some features to examples: softmax regression, each weight shrunk towards zero by `shrinkage` of itself, by Adam. The same
 * examples give the same weights.
 */
export function fitSoftmax<Class extends string>(
  examples: readonly SoftmaxExample<Class>[],
  { classes, names, shrinkage }: { readonly classes: readonly Class[]; readonly names: readonly string[]; readonly shrinkage: number },
): SoftmaxModel<Class> {
  const index = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map((each) => rowOf(each, index, classes))
  const count = classes.length
  const weights = new Float64Array((names.length + 1) * count)
  const bias = names.length * count
  const descent = startDescent(weights.length)
  const all = rows.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 1; round <= rounds; round += 1) {
    const slope = weights.map((weight, at) => (at < bias ? shrinkage * weight : 0))
    for (const row of rows) addSlope(row, { count, weights, slope, bias, share: row.weight / all })
    descendByAdam(weights, slope, descent, { round, length: step })
  }
  const at = (feature: number): number[] => [...weights.slice(feature * count, (feature + 1) * count)]
  return { classes, bias: at(names.length), weights: new Map(names.map((name, feature) => [name, at(feature)])) }
}

function rowOf<Class extends string>(
  { features, expected, weight = 1 }: SoftmaxExample<Class>,
  index: ReadonlyMap<string, number>,
  classes: readonly Class[],
): Row {
  const known = features.filter(([name]) => index.has(name))
  return {
    features: Int32Array.from(known, ([name]) => index.get(name) ?? 0),
    strengths: Float64Array.from(known, ([, strength]) => strength),
    expected: classes.indexOf(expected),
    weight,
  }
}

interface Slope {
  /** Classes. */
  readonly count: number
  readonly weights: Float64Array
  readonly slope: Float64Array
  readonly bias: number
  readonly share: number
}

/** Adds what one example pulls at the weights. */
function addSlope({ features, strengths, expected }: Row, { count, weights, slope, bias, share }: Slope): void {
  const scores = Array.from({ length: count }, (_, one) => weights[bias + one] ?? 0)
  for (let at = 0; at < features.length; at += 1) {
    const first = (features[at] ?? 0) * count
    const strength = strengths[at] ?? 0
    for (let one = 0; one < count; one += 1) scores[one] = (scores[one] ?? 0) + (weights[first + one] ?? 0) * strength
  }
  const errors = softmax(scores).map((probability, one) => (probability - (one === expected ? 1 : 0)) * share)
  for (const [one, error] of errors.entries()) slope[bias + one] = (slope[bias + one] ?? 0) + error
  for (let at = 0; at < features.length; at += 1) {
    const first = (features[at] ?? 0) * count
    const strength = strengths[at] ?? 0
    for (let one = 0; one < count; one += 1) slope[first + one] = (slope[first + one] ?? 0) + (errors[one] ?? 0) * strength
  }
}
