const decay = { mean: 0.9, square: 0.999, floor: 1e-8 }

/** Running means of the slopes and of their squares, one for each weight. */
export interface Descent {
  readonly mean: Float64Array
  readonly square: Float64Array
}

export function startDescent(weights: number): Descent {
  return { mean: new Float64Array(weights), square: new Float64Array(weights) }
}

/** Moves the weights by one step of Adam (Kingma and Ba, 2015). @param round - from 1 */
export function descendByAdam(
  weights: Float64Array,
  slope: Float64Array,
  { mean, square }: Descent,
  { round, length }: { readonly round: number; readonly length: number },
): void {
  for (let at = 0; at < weights.length; at += 1) {
    const pull = slope[at] ?? 0
    mean[at] = decay.mean * (mean[at] ?? 0) + (1 - decay.mean) * pull
    square[at] = decay.square * (square[at] ?? 0) + (1 - decay.square) * pull * pull
    const steady = (mean[at] ?? 0) / (1 - decay.mean ** round)
    const spread = Math.sqrt((square[at] ?? 0) / (1 - decay.square ** round)) + decay.floor
    weights[at] = (weights[at] ?? 0) - (length * steady) / spread
  }
}
