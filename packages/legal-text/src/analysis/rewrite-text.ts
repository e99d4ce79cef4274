/** A text of which parts were written otherwise, and where each of its characters stood before. */
export interface RewrittenText {
  readonly text: string
  /** The span of the original that a span of this text stands for. */
  readonly spanOf: (from: number, to: number) => { readonly from: number; readonly to: number }
}

/** A part of a text and what stands in its place. */
export interface Rewriting {
  readonly from: number
  readonly to: number
  readonly as: string
}

/** Puts other words in the place of some parts, which ascend without overlap. Null where there are none. */
export function rewriteText(text: string, parts: Iterable<Rewriting>): RewrittenText | null {
  const pieces: { readonly from: number; readonly at: number }[] = []
  let rewritten = ''
  let done = 0
  for (const { from, to, as } of parts) {
    rewritten += text.slice(done, from)
    pieces.push({ from, at: rewritten.length })
    rewritten += as
    done = to
    pieces.push({ from: done, at: rewritten.length })
  }
  if (pieces.length === 0) return null
  const original = (offset: number, isEnd: boolean): number => {
    let [low, high] = [0, pieces.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const { at } = pieces[middle] ?? { at: 0 }
      if (isEnd ? at < offset : at <= offset) low = middle + 1
      else high = middle
    }
    const before = pieces[low - 1]
    if (before === undefined) return offset
    const next = pieces[low]
    return Math.min(before.from + (offset - before.at), next?.from ?? text.length)
  }
  return {
    text: rewritten + text.slice(done),
    spanOf: (from, to) => ({ from: original(from, false), to: original(to, true) }),
  }
}
