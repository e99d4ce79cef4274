/** Share of the smaller of two texts' different stems that the other has too. */
export function sharedStems(left: readonly string[], right: readonly string[]): number {
  const [a, b] = [new Set(left), new Set(right)]
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 0 : [...a].filter((stem) => b.has(stem)).length / smaller
}
