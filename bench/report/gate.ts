export interface Gate {
  readonly name: string
  readonly ours: number
  readonly other: number
  /** What `other / ours` must reach. */
  readonly minRatio: number
  readonly unit: string
}

/** One line per gate; answers whether all were reached. */
export function reportGates(gates: readonly Gate[]): boolean {
  let reached = true
  for (const { name, ours, other, minRatio, unit } of gates) {
    const ratio = other / ours
    const ok = ratio >= minRatio
    reached &&= ok
    console.log(
      `gate ${name}: ours ${ours.toFixed(2)} ${unit}, other ${other.toFixed(2)} ${unit}, ratio ${ratio.toFixed(2)}, want ${minRatio}, ${ok ? 'ok' : 'short'}`,
    )
  }
  return reached
}
