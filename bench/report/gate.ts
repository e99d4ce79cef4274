export interface Gate {
  readonly name: string
  readonly ours: number
  readonly other: number
  /** Minimum of `other / ours`. */
  readonly minRatio: number
  readonly unit: string
}

/** Prints one line per gate. Returns whether all passed. */
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
