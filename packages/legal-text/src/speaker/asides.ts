import type { Paragraph } from '@basejuris/domain'
import type { Cue, SentenceCue } from './read-sentence.ts'
import type { Voice } from './voice.ts'

/** A sentence and its paragraph. */
export interface ReadInParagraph {
  readonly paragraph: Paragraph
  readonly read: SentenceCue
}

/** What is known once a sentence has its voice. */
export interface AsideSigns {
  readonly before: Voice
  readonly next: Voice
  readonly read: SentenceCue
  readonly isAside: boolean
  readonly reasoned: boolean
  readonly weighing: boolean
  readonly first: boolean
}

/** Whether somebody tells something within the court's own words, to which the next paragraph returns. */
export function isAsideAfter({ before, next, read, isAside, reasoned, weighing, first }: AsideSigns): boolean {
  if (next.speaker === 'prueba') return weighing && (before.speaker === 'tribunal' ? read.cue === 'account' : isAside)
  if (next.speaker !== 'parte') return false
  return before.speaker === 'tribunal' ? reasoned || (read.cue === 'body' && !first) : isAside
}

/** Paragraphs in which an account that goes on shows it. */
const maxSilent = 6
const courtSigns: ReadonlySet<Cue> = new Set(['opening', 'court', 'bench', 'decision', 'turn'])
const accountSigns: ReadonlySet<Cue> = new Set(['party', 'somebody', 'account', 'body'])

/** Whether who told goes on to tell before the court speaks again. */
export function goesOnLater(sentences: readonly ReadInParagraph[], at: number): boolean {
  let paragraphs = 0
  for (let next = at; next < sentences.length && paragraphs < maxSilent; next++) {
    const { paragraph, read } = sentences[next] as ReadInParagraph
    if (paragraph !== sentences[next - 1]?.paragraph) paragraphs++
    if (courtSigns.has(read.cue)) return false
    if (accountSigns.has(read.cue)) return true
  }
  return false
}
