import { biasName } from './softmax-model.ts'

/** What each sign adds to the logit of what is judged. */
export interface LogisticModel<Sign extends string> {
  readonly bias: number
  readonly weights: Readonly<Record<Sign, number>>
}

/** The file of a model: «sign, weight» a line, the first of them the bias. A sign that it does not name weighs nothing. */
export function parseLogisticModel<Sign extends string>(signs: readonly Sign[], file: string): LogisticModel<Sign> {
  const weights = new Map(
    file
      .trim()
      .split('\n')
      .map((line): [string, number] => {
        const [name = '', weight] = line.split('\t')
        return [name, Number(weight)]
      }),
  )
  const entries = signs.map((sign) => [sign, weights.get(sign) ?? 0])
  return { bias: weights.get(biasName) ?? 0, weights: Object.fromEntries(entries) as Record<Sign, number> }
}

const digits = 3

/** The file of a model, as `parseLogisticModel` reads it. */
export function formatLogisticModel<Sign extends string>(signs: readonly Sign[], { bias, weights }: LogisticModel<Sign>): string {
  const line = (name: string, weight: number): string => `${name}\t${Number(weight.toFixed(digits))}`
  return `${[line(biasName, bias), ...signs.map((sign) => line(sign, weights[sign]))].join('\n')}\n`
}

/** What all signs together add up to, with the bias. */
export function scoreBy<Sign extends string>(
  signs: readonly Sign[],
  { bias, weights }: LogisticModel<Sign>,
  values: Readonly<Record<Sign, number>>,
): number {
  return signs.reduce((sum, sign) => sum + weights[sign] * values[sign], bias)
}

/** How likely it is by its signs, from 0 to 1. */
export function likelihoodBy<Sign extends string>(
  signs: readonly Sign[],
  model: LogisticModel<Sign>,
  values: Readonly<Record<Sign, number>>,
): number {
  return 1 / (1 + Math.exp(-scoreBy(signs, model, values)))
}
