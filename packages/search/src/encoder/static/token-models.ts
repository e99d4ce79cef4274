/** Cuts one word into ids of tokens. */
export type CutWord = (word: string) => readonly number[]

export interface WordPieceOptions {
  readonly vocabulary: ReadonlyMap<string, number>
  readonly unknown: number
  readonly prefix: string
  readonly maxCharacters: number
}

/** The longest piece from each place on; the whole word is unknown when one is missing. */
export function wordPiece({ vocabulary, unknown, prefix, maxCharacters }: WordPieceOptions): CutWord {
  return (word) => {
    if (word.length > maxCharacters) return [unknown]
    const ids: number[] = []
    let from = 0
    while (from < word.length) {
      let to = word.length
      let id: number | undefined
      while (to > from) {
        id = vocabulary.get(from === 0 ? word.slice(0, to) : prefix + word.slice(from, to))
        if (id !== undefined) break
        to -= 1
      }
      if (id === undefined) return [unknown]
      ids.push(id)
      from = to
    }
    return ids
  }
}

export interface UnigramOptions {
  /** Pieces with their logarithms of probability; the place is the id. */
  readonly pieces: readonly (readonly [string, number])[]
  readonly unknown: number | null
  /** Unknown characters become pieces of their bytes. */
  readonly bytes: boolean
}

const unknownPenalty = 10

/** The most probable pieces of a word (Kudo, «Subword Regularization», 2018). */
export function unigram({ pieces, unknown, bytes }: UnigramOptions): CutWord {
  const ids = new Map(pieces.map(([piece], id) => [piece, id]))
  const scores = Float64Array.from(pieces, ([, score]) => score)
  const longest = pieces.reduce((length, [piece]) => Math.max(length, piece.length), 0)
  const unknownScore = scores.reduce((least, score) => Math.min(least, score), 0) - unknownPenalty
  const encoder = new TextEncoder()
  const idsOfUnknown = (text: string): readonly number[] => {
    const found = bytes ? [...encoder.encode(text)].flatMap((byte) => ids.get(byteName(byte)) ?? []) : []
    if (found.length > 0) return found
    return unknown === null ? [] : [unknown]
  }
  return (word) => {
    const best = new Float64Array(word.length + 1).fill(Number.NEGATIVE_INFINITY)
    const origin = new Int32Array(word.length + 1)
    const piece = new Int32Array(word.length + 1).fill(-1)
    best[0] = 0
    const reach = (from: number, to: number, id: number, score: number): void => {
      if ((best[from] as number) + score <= (best[to] as number)) return
      best[to] = (best[from] as number) + score
      origin[to] = from
      piece[to] = id
    }
    for (let from = 0; from < word.length; from++) {
      if (best[from] === Number.NEGATIVE_INFINITY) continue
      const width = (word.codePointAt(from) as number) > 0xffff ? 2 : 1
      for (let to = from + 1; to <= Math.min(word.length, from + longest); to++) {
        const id = ids.get(word.slice(from, to))
        if (id !== undefined) reach(from, to, id, scores[id] as number)
      }
      if (!ids.has(word.slice(from, from + width))) reach(from, from + width, -1, unknownScore)
    }
    return walkBack(word, { origin, piece }, idsOfUnknown)
  }
}

/** Ids along the best way; unknown characters side by side are one unknown. */
const walkBack = (
  word: string,
  { origin, piece }: { readonly origin: Int32Array; readonly piece: Int32Array },
  idsOfUnknown: (text: string) => readonly number[],
): number[] => {
  const groups: (readonly number[])[] = []
  let to = word.length
  while (to > 0) {
    let from = origin[to] as number
    const id = piece[to] as number
    if (id < 0) while (from > 0 && (piece[from] as number) < 0) from = origin[from] as number
    groups.push(id < 0 ? idsOfUnknown(word.slice(from, to)) : [id])
    to = from
  }
  return groups.reverse().flat()
}

const byteName = (byte: number): string => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`
