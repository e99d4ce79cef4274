/** Two sentences with so many words in common say the same. */
const maxOverlap = 0.7

/** Share of the smaller of two texts' different stems that the other has too. */
export function sharedStems(left: readonly string[], right: readonly string[]): number {
  const [a, b] = [new Set(left), new Set(right)]
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 0 : [...a].filter((stem) => b.has(stem)).length / smaller
}

/** Whether two sentences have so many stems in common that they say the same. */
export const saysTheSame = (one: { readonly stems: readonly string[] }, other: { readonly stems: readonly string[] }): boolean =>
  sharedStems(one.stems, other.stems) > maxOverlap

/** Whether most of what a sentence says is said by another: it may say less, and never much more. */
export function isSaidBy(one: { readonly stems: readonly string[] }, other: { readonly stems: readonly string[] }): boolean {
  const said = new Set(other.stems)
  const own = [...new Set(one.stems)]
  return own.length > 0 && own.filter((stem) => said.has(stem)).length > maxOverlap * own.length
}
