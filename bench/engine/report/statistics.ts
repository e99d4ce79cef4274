export function percentile(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Exponent of a power law through the points, by least squares over logarithms. */
export function growthExponent(sizes: readonly number[], values: readonly number[]): number {
  const x = sizes.map(Math.log)
  const y = values.map(Math.log)
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length
  const [meanX, meanY] = [mean(x), mean(y)]
  const covariance = mean(x.map((each, i) => (each - meanX) * ((y[i] as number) - meanY)))
  return covariance / mean(x.map((each) => (each - meanX) ** 2))
}
