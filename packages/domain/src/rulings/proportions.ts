/** Some of a total, with bounds from 0 to 1. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** Standard normal quantile of a two-sided 95 % interval. */
const z95 = 1.959963984540054

/** The 95 % interval of a share: Wilson, Journal of the American Statistical Association 22 (1927), 209. Of nothing it is everything. */
export function wilsonInterval(count: number, total: number): Interval {
  if (total === 0) return { from: 0, to: 1 }
  const share = count / total
  const weight = z95 ** 2 / total
  const centre = (share + weight / 2) / (1 + weight)
  const half = (z95 / (1 + weight)) * Math.sqrt((share * (1 - share)) / total + weight / (4 * total))
  return { from: Math.max(0, centre - half), to: Math.min(1, centre + half) }
}

/** Logarithms of factorials, extended on demand. */
const logFactorials = [0]
function logFactorial(n: number): number {
  for (let at = logFactorials.length; at <= n; at++) logFactorials.push((logFactorials[at - 1] ?? 0) + Math.log(at))
  return logFactorials[n] ?? 0
}
const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Tables as probable as the observed one up to rounding count with it. */
const rounding = 1e-7

/**
 * Probability, if two groups had one share, of counts at least as unequal as these: `a` of `m` and `b` of `n`. Two-sided exact test of
 * Fisher (Statistical Methods for Research Workers, §21.02): the sum over the tables that are not more probable than the observed one.
 */
export function fisherExact(a: number, m: number, b: number, n: number): number {
  const hits = a + b
  const all = logChoose(m + n, hits)
  const probability = (x: number): number => Math.exp(logChoose(m, x) + logChoose(n, hits - x) - all)
  const observed = probability(a) * (1 + rounding)
  let sum = 0
  for (let x = Math.max(0, hits - n); x <= Math.min(m, hits); x++) {
    const each = probability(x)
    if (each <= observed) sum += each
  }
  return Math.min(1, sum)
}
