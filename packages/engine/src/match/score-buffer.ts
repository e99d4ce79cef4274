/** Scores by ordinal, and a bit for each ordinal that got one. */
export interface Sums {
  readonly scores: Float64Array
  readonly touched: Uint32Array
}

let known: Sums | null = null

/** Room for a segment of this size, all 0. One at a time takes it, and leaves it all 0. */
export function takeSums(size: number): Sums {
  const own = known
  known = null
  if (own !== null && own.scores.length >= size) return own
  const room = 2 ** Math.ceil(Math.log2(Math.max(1_024, size)))
  return { scores: new Float64Array(room), touched: new Uint32Array(room / 32) }
}

/** What failed gives nothing back. */
export function giveSumsBack(sums: Sums): void {
  known = sums
}

export function clearTouched({ scores, touched }: Sums): void {
  for (let word = 0; word < touched.length; word++) {
    for (let bits = touched[word]!; bits !== 0; bits &= bits - 1) scores[(word << 5) + 31 - Math.clz32(bits & -bits)] = 0
    touched[word] = 0
  }
}

/** `from` is a multiple of 32. Where no document got anything, nothing is written. */
export function clearWindow({ scores, touched }: Sums, from: number, to: number): void {
  const end = (to + 31) >>> 5
  let word = from >>> 5
  while (word < end && touched[word] === 0) word += 1
  if (word === end) return
  scores.fill(0, from, to)
  touched.fill(0, word, end)
}
