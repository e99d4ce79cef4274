import { type ParagraphView, paragraphHits } from './paragraph-hits.ts'

/** Characters per line at the reader's text width. */
const lineLength = 68
const paragraphsPerRun = 16

/** Estimated lines of a paragraph, with the space after it. */
export function estimatedLines(text: string): number {
  return Math.max(1, Math.ceil(text.length / lineLength)) + 0.4
}

export function linesOf(run: readonly ParagraphView[]): number {
  return run.reduce((sum, paragraph) => sum + estimatedLines(paragraph.texto), 0)
}

/** Groups of paragraphs, in order, small enough for layout one at a time while scrolling. */
export function paragraphRuns(paragraphs: readonly ParagraphView[]): ParagraphView[][] {
  const runs: ParagraphView[][] = []
  for (let at = 0; at < paragraphs.length; at += paragraphsPerRun) runs.push(paragraphs.slice(at, at + paragraphsPerRun))
  return runs
}

/** Position of each visible hit, in thousandths of the run's height, for the density strip. In order. */
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
