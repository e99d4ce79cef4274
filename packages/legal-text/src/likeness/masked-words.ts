import { foldText } from '../fold-text.ts'
import { stopWords } from '../stop-words.ts'
import { scanWords, type WordKind } from '../word-scan.ts'
import { droppedWords, namePieces, titleWords } from './dropped-words.ts'

interface Word {
  readonly raw: string
  readonly folded: string
  readonly kind: WordKind
  readonly opensSentence: boolean
}

const masks = /\[[^\]\n]{1,40}\]/gu
const capital = /^\p{Lu}/u
const lower = /\p{Ll}/u
const digit = /\d/u
const sourceMask = /^(?:x{2,}|n{2,})$/u
const sentenceEnd = /[.?!:;\n]/u
const wordSign = /[\p{L}\d]/u

/**
 * The words of a text that a template keeps from ruling to ruling, folded and in order: numbers, words with digits, words of numbers and dates,
 * names (capitalised inside a sentence, with the «de la» between them), pseudonyms in brackets and the source's own masks are dropped. A
 * paragraph without lower case keeps its words, because names cannot be told there.
 */
export const maskedWords = (paragraphs: readonly string[]): string[] => paragraphs.flatMap(paragraphWords)

const paragraphWords = (paragraph: string): string[] => {
  const words = readWords(paragraph.replace(masks, ' '))
  const namesCanBeTold = lower.test(paragraph)
  const kept: string[] = []
  let afterName = false
  words.forEach((word, at) => {
    const next = words[at + 1]
    if (isDropped(word)) {
      afterName = false
      return
    }
    const name = namesCanBeTold && isName(word, next)
    const joins = afterName && namePieces.has(word.folded) && leadsToName(words, at + 1)
    afterName = name || joins
    if (!afterName) kept.push(word.folded)
  })
  return kept
}

const readWords = (text: string): Word[] => {
  const words: Word[] = []
  let last = 0
  scanWords(text, 0, text.length, (from, to, kind) => {
    const raw = text.slice(from, to)
    words.push({ raw, folded: foldText(raw), kind, opensSentence: opensSentence(text.slice(last, from), words.at(-1)) })
    last = to
  })
  return words
}

const opensSentence = (gap: string, before: Word | undefined): boolean => {
  if (before === undefined) return true
  if (before.kind === 'number' && /[.)°º-]/u.test(gap)) return true
  if (!sentenceEnd.test(gap) || wordSign.test(gap)) return false
  return !(gap.startsWith('.') && (titleWords.has(before.folded) || before.folded.length === 1))
}

const isDropped = ({ kind, folded }: Word): boolean =>
  kind === 'number' || droppedWords.has(folded) || digit.test(folded) || sourceMask.test(folded)

const isName = (word: Word, next: Word | undefined): boolean => {
  if (!capital.test(word.raw)) return false
  if (!word.opensSentence) return true
  if (stopWords.has(word.folded)) return false
  return next !== undefined && !next.opensSentence && capital.test(next.raw)
}

const leadsToName = (words: readonly Word[], from: number): boolean => {
  for (let at = from; at < from + 3; at++) {
    const word = words[at]
    if (word === undefined || word.opensSentence) return false
    if (capital.test(word.raw)) return true
    if (!namePieces.has(word.folded)) return false
  }
  return false
}
