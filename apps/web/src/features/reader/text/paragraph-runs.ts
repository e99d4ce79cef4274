import { type ParagraphView, paragraphHits } from './paragraph-hits.ts'

/** Characters that fit a line of the reader's measure. */
const lineLength = 68
const paragraphsPerRun = 16

/** Lines a paragraph takes at the reader's measure, the space after it included. */
export function estimatedLines(text: string): number {
  return Math.max(1, Math.ceil(text.length / lineLength)) + 0.4
}

export function linesOf(run: readonly ParagraphView[]): number {
  return run.reduce((sum, paragraph) => sum + estimatedLines(paragraph.texto), 0)
}

/** Paragraphs in groups small enough to be laid out one at a time while scrolling; order kept. */
export function paragraphRuns(paragraphs: readonly ParagraphView[]): ParagraphView[][] {
  const runs: ParagraphView[][] = []
  for (let at = 0; at < paragraphs.length; at += paragraphsPerRun) runs.push(paragraphs.slice(at, at + paragraphsPerRun))
  return runs
}

/** Where each mark of a run stands, in thousandths of its height: what the density strip draws. One per mark shown, in order. */
export function markPositions(run: readonly ParagraphView[]): number[] {
  const total = linesOf(run)
  const positions: number[] = []
  let before = 0
  for (const paragraph of run) {
    const lines = estimatedLines(paragraph.texto)
    for (const [from] of paragraphHits(paragraph))
      positions.push(Math.round(((before + (lines * from) / paragraph.texto.length) / total) * 1000))
    before += lines
  }
  return positions
}
