/** Lengths in characters of real rulings (p10, p50, p90), measured on a private set of 1,083. */
export const realLengths = {
  corte_suprema: [238, 1923, 6653],
  corte_de_apelaciones: [415, 1385, 13_817],
  penal: [2318, 5528, 57_764],
  laboral: [4982, 17_729, 71_815],
  civil: [4403, 11_013, 51_548],
  familia: [472, 755, 780],
  tribunal_constitucional: [18_316, 66_835, 107_073],
  contraloria: [736, 4313, 10_424],
} as const

/** p10, p50 and p90 of a list of numbers. */
export function quantiles(values: readonly number[]): readonly [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return [at(0.1), at(0.5), at(0.9)]
}

/** True when each figure is within a factor of two of the real one. */
export function withinTwo(measured: readonly number[], real: readonly number[]): boolean {
  return measured.every((value, i) => {
    const ratio = value / (real[i] ?? value)
    return ratio >= 0.5 && ratio <= 2
  })
}
