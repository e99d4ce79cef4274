/** Scores by ordinal, and a bit for each scored ordinal. */
export interface ScoreBuffer {
  readonly scores: Float64Array
  readonly touched: Uint32Array
}

let idleBuffer: ScoreBuffer | null = null

/** An all-zero buffer for a segment of this size. One borrower at a time; clear it before returning it. */
export function borrowScoreBuffer(size: number): ScoreBuffer {
  const idle = idleBuffer
  idleBuffer = null
  if (idle !== null && idle.scores.length >= size) return idle
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(1_024, size)))
  return { scores: new Float64Array(capacity), touched: new Uint32Array(capacity / 32) }
}

/** Do not call this after an exception, because the buffer may be dirty. */
export function returnScoreBuffer(buffer: ScoreBuffer): void {
  idleBuffer = buffer
}

export function clearTouched({ scores, touched }: ScoreBuffer): void {
  for (let word = 0; word < touched.length; word++) {
    for (let bits = touched[word]!; bits !== 0; bits &= bits - 1) scores[(word << 5) + 31 - Math.clz32(bits & -bits)] = 0
    touched[word] = 0
  }
}

/** `from` is a multiple of 32. Writes nothing when no document was scored. */
export function clearWindow({ scores, touched }: ScoreBuffer, from: number, to: number): void {
  const end = (to + 31) >>> 5
  let word = from >>> 5
  while (word < end && touched[word] === 0) word += 1
  if (word === end) return
  scores.fill(0, from, to)
  touched.fill(0, word, end)
}
