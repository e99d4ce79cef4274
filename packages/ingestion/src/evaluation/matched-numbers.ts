/** Length of the longest common subsequence: how many numbers both lists have in the same order. */
export function matchedNumbers(expected: readonly number[], found: readonly number[]): number {
  let row = new Array<number>(found.length + 1).fill(0)
  for (const number of expected) {
    const next = [0]
    for (const [at, other] of found.entries()) next.push(number === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    row = next
  }
  return row.at(-1) ?? 0
}
