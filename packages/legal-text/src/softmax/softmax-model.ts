/** A softmax regression: weights by feature, and those of no feature, in the order of the classes. */
export interface SoftmaxModel<Class extends string = string> {
  readonly classes: readonly Class[]
  readonly bias: readonly number[]
  readonly weights: ReadonlyMap<string, readonly number[]>
}

const headName = 'classes'
export const biasName = 'bias'
/** Weights are stored as whole hundredths. */
const storedPrecision = 100
/** A feature none of whose stored weights is as large is left out. */
const minStored = 3

/** Reads the file of a model: a line of classes, one of the bias, and «feature, its weights» in each other. */
export function parseSoftmaxModel<Class extends string>(file: string): SoftmaxModel<Class> {
  const [head = '', first = '', ...lines] = file.trim().split('\n')
  const weightsOf = (stored: readonly string[]): number[] => stored.map((value) => Number(value) / storedPrecision)
  const weights = new Map(
    lines.map((line): [string, number[]] => {
      const [name = '', ...stored] = line.split('\t')
      return [name, weightsOf(stored)]
    }),
  )
  return { classes: head.split('\t').slice(1) as Class[], bias: weightsOf(first.split('\t').slice(1)), weights }
}

/** The file of a model; features that hardly weigh are left out. */
export function formatSoftmaxModel({ classes, bias, weights }: SoftmaxModel): string {
  const line = (name: string, scores: readonly number[]): string =>
    [name, ...scores.map((score) => Math.round(score * storedPrecision))].join('\t')
  const heavy = [...weights].filter(([, scores]) => scores.some((score) => Math.abs(score) * storedPrecision >= minStored))
  return `${[[headName, ...classes].join('\t'), line(biasName, bias), ...heavy.map(([name, scores]) => line(name, scores)).sort()].join('\n')}\n`
}

/** The likeliest class of what has these features. */
export function likeliestClass<Class extends string>(features: readonly string[], { classes, bias, weights }: SoftmaxModel<Class>): Class {
  const scores = [...bias]
  for (const each of features) for (const [at, weight] of (weights.get(each) ?? []).entries()) scores[at] = (scores[at] ?? 0) + weight
  return classes[scores.indexOf(Math.max(...scores))] as Class
}

/** Probabilities of classes by their scores. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
