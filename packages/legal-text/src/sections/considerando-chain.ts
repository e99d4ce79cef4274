import type { ConsiderandoHead, HeadStyle } from './considerando-heads.ts'

/** A restart at one begins a second run of considerandos when at least this many follow: fewer may be a list. */
const minRestart = 4

const laterHas = (heads: readonly ConsiderandoHead[], from: number, number: number): boolean =>
  heads.slice(from, from + 40).some((head) => head.number === number)

/** True when the heads from `index` count 1, 2, … up to `expected` without a gap: a separate run, not a list inside a considerando. */
const restarts = (
  heads: readonly ConsiderandoHead[],
  index: number,
  expected: number,
  breaks: ReadonlySet<number>,
  last: ConsiderandoHead,
): boolean => {
  const head = heads[index]
  if (head === undefined || head.number !== 1) return false
  const separate = head.style !== 'plain'
  for (let paragraph = last.paragraph + 1; separate && paragraph <= head.paragraph; paragraph += 1) if (breaks.has(paragraph)) return true
  let counted = 1
  for (const next of heads.slice(index + 1)) {
    if (next.number !== counted + 1) break
    counted += 1
  }
  return counted >= minRestart && (counted >= expected || !laterHas(heads, index + counted, expected))
}

/** The last considerandos of a long ruling sometimes carry a number already used. */
const isMisnumbered = (heads: readonly ConsiderandoHead[], index: number, last: ConsiderandoHead): boolean => {
  const head = heads[index]
  if (head === undefined || head.style !== 'words' || head.number < 3 || head.number >= last.number || last.number < 5) return false
  return (
    head.que && head.look === last.look && head.offset === 0 && !heads.slice(index + 1).some((later) => later.number === last.number + 1)
  )
}

/** In a long run of a scan, a few heads in a row may be unreadable. */
const maxSkip = (last: ConsiderandoHead): number => (last.number < 5 ? 2 : 4)

/** In the run of hundreds of a scan, a page of heads may be unreadable: it goes on where several heads count on from one another. */
const minLongRun = 20
const goingOn = 4
const goesOnLater = (heads: readonly ConsiderandoHead[], index: number, last: ConsiderandoHead): boolean => {
  const head = heads[index]
  if (head === undefined || head.style !== 'degrees' || head.offset > 0 || head.que !== last.que) return false
  if (last.number < minLongRun || head.number <= last.number || laterHas(heads, index + 1, last.number + 1)) return false
  const run = heads.slice(index, index + goingOn)
  return run.length === goingOn && run.every(({ number }, at) => at === 0 || isNext(run[at - 1]?.number ?? 0, number))
}

const isNext = (before: number, number: number): boolean => number > before && number <= before + goingOn

const accepts = (heads: readonly ConsiderandoHead[], index: number, last: ConsiderandoHead, breaks: ReadonlySet<number>): boolean => {
  const head = heads[index]
  if (head === undefined) return false
  const expected = last.number + 1
  if (head.number === expected) return !isListOfItsOwn(heads, index, last)
  if (isMisnumbered(heads, index, last)) return true
  if (head.number === 1) return head.que && restarts(heads, index, expected, breaks, last)
  if (head.number === last.number) return head.que && heads[index + 1]?.number === expected
  if (goesOnLater(heads, index, last)) return true
  const skipped = head.number > expected && head.number <= expected + maxSkip(last) && !laterHas(heads, index + 1, expected)
  return skipped && head.offset === 0 && (head.que || !last.que || (head.style === 'words' && head.look === last.look))
}

/** «1. … 2. …» between heads of another look: the number fits by chance and the next fitting head looks right. */
const isListOfItsOwn = (heads: readonly ConsiderandoHead[], index: number, last: ConsiderandoHead): boolean => {
  const head = heads[index]
  if (head === undefined || (head.look === last.look && head.que === last.que)) return false
  // «QUINTO: Así las cosas …», before «SEXTO: Que …».
  const next = heads.slice(index + 1).find(({ look, que }) => look === last.look && que)
  if (head.style === 'words' && head.look === last.look && next?.number === head.number + 1) return false
  return heads
    .slice(index + 1, index + 40)
    .some((later) => later.number === last.number + 1 && later.look === last.look && later.que && (!head.que || head.look !== last.look))
}

const chainFrom = (heads: readonly ConsiderandoHead[], start: number, breaks: ReadonlySet<number>): ConsiderandoHead[] => {
  const first = heads[start]
  if (first === undefined) return []
  const chain = [first]
  // Numbered as counted: the one behind a misnumbered head goes on from where that should be.
  let last = first
  for (let index = start + 1; index < heads.length; index += 1) {
    const head = heads[index]
    if (head === undefined || !accepts(heads, index, last, breaks)) continue
    chain.push(head)
    last = isMisnumbered(heads, index, last) ? { ...head, number: last.number + 1 } : head
  }
  return chain
}

const worth = (chain: readonly ConsiderandoHead[]): number => {
  const que = chain.filter((head) => head.que).length / Math.max(1, chain.length)
  return chain.length * (0.4 + que)
}

/** The chosen heads and their score. */
export interface ConsiderandoRun {
  readonly heads: readonly ConsiderandoHead[]
  readonly worth: number
}

const styleWeight: Readonly<Record<HeadStyle, number>> = { words: 3, degrees: 1, plain: 0.35 }

/** Paragraphs around the heads, by index. */
export interface HeadContext {
  /** Headings and «Vistos», after which counting may restart. */
  readonly breaks: ReadonlySet<number>
  /** «Vistos» and «Considerando:», and the paragraphs right below them. */
  readonly announced: ReadonlySet<number>
  /** The same for «Considerando:» alone. */
  readonly grounds: ReadonlySet<number>
}

/** Resolutions of agencies number everything after «Considerando:» without «Que». A longer run that fills the text is no list. */
const maxListLength = 12
const nearAnnouncement = 6
const isAnnounced = (head: ConsiderandoHead, announced: ReadonlySet<number>): boolean => {
  for (let step = 0; step <= nearAnnouncement; step += 1) if (announced.has(head.paragraph - step)) return true
  return false
}
const fillsText = (chain: readonly ConsiderandoHead[], grounds: ReadonlySet<number>, lastParagraph: number): boolean => {
  const [first, last] = [chain[0], chain.at(-1)]
  if (first === undefined || last === undefined || first.number > 2 || chain.length < maxListLength) return false
  return isAnnounced(first, grounds) && last.paragraph - first.paragraph >= (lastParagraph - first.paragraph) * 0.5
}

const isPlausible = (chain: readonly ConsiderandoHead[], { announced, grounds }: HeadContext, lastParagraph: number): boolean => {
  const first = chain[0]
  if (first === undefined) return false
  const que = chain.filter((head) => head.que).length
  if (fillsText(chain, grounds, lastParagraph)) return true
  if (chain.length === 1) return first.que && first.number === 1 && first.style !== 'plain'
  if (announced.has(first.paragraph) && first.number === 1 && first.style !== 'plain') return true
  if (first.style === 'plain') return que >= 2 && que / chain.length >= 0.6
  return first.style === 'words' ? que > 0 || chain.length >= 3 : que / chain.length >= 0.5
}

/** The run of heads that number a text's considerandos: one style, increasing by one, with few slips. */
export function chooseConsiderandos(heads: readonly ConsiderandoHead[], around: HeadContext): ConsiderandoRun {
  let best: ConsiderandoHead[] = []
  let bestWorth = 0
  for (const style of ['words', 'degrees', 'plain'] as const) {
    const ofStyle = heads.filter((head) => head.style === style)
    const starts = ofStyle.flatMap((head, index) => (head.number === 1 ? [index] : [])).slice(0, 6)
    const second = ofStyle.findIndex((head) => head.number === 2 && (head.que ? starts.length === 0 : isAnnounced(head, around.grounds)))
    const leaderless = second >= 0 && starts.every((start) => start > second)
    for (const start of leaderless ? [...starts, second] : starts) {
      const chain = chainFrom(ofStyle, start, around.breaks)
      const value = isPlausible(chain, around, heads.at(-1)?.paragraph ?? 0) ? worth(chain) * styleWeight[style] : 0
      if (value > bestWorth * 1.0001) {
        best = chain
        bestWorth = value
      }
    }
  }
  return { heads: best, worth: bestWorth }
}
