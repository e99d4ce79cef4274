import type { LogisticModel } from './logistic-model.ts'

/** Mean and standard deviation of each sign. One that never differs has a width of 1. */
export type SignSpread = readonly { readonly mean: number; readonly width: number }[]

/** @param rows - the signs of each example, in one order */
export function spreadOf(rows: readonly (readonly number[])[]): SignSpread {
  return (rows[0] ?? []).map((_, at) => {
    const mean = rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length
    return { mean, width: Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / rows.length) || 1 }
  })
}

/** The signs of one example with mean 0 and standard deviation 1 among all. */
export function scaledBy(row: readonly number[], spread: SignSpread): number[] {
  return row.map((value, at) => (value - (spread[at]?.mean ?? 0)) / (spread[at]?.width ?? 1))
}

/** The model whose weights hold for signs as they are, of weights for scaled ones. */
export function unscaledModel<Sign extends string>(
  signs: readonly Sign[],
  { bias, weights }: { readonly bias: number; readonly weights: ArrayLike<number> },
  spread: SignSpread,
): LogisticModel<Sign> {
  const own = signs.map((_, at) => (weights[at] ?? 0) / (spread[at]?.width ?? 1))
  const moved = own.reduce((sum, weight, at) => sum + weight * (spread[at]?.mean ?? 0), 0)
  return { bias: bias - moved, weights: Object.fromEntries(signs.map((sign, at) => [sign, own[at] ?? 0])) as Record<Sign, number> }
}
