import { foldText } from '../analysis/fold-text.ts'
import { scanWords, type WordKind } from '../analysis/scan-words.ts'
import { stopWords } from '../analysis/stop-words.ts'
import { droppedWords, genderedWords, nameParticles, titleAbbreviations } from './dropped-words.ts'

interface Word {
  readonly raw: string
  readonly folded: string
  readonly kind: WordKind
  readonly opensSentence: boolean
  readonly afterComma: boolean
}

const masks = /\[[^\]\n]{1,40}\]/gu
const capital = /^\p{Lu}/u
const lower = /\p{Ll}/u
const digit = /\d/u
const sourceMask = /^(?:x{2,}|n{2,})$/u
const sentenceEnd = /[.?!:;\n]/u
/** Maximum words of the description of a person. */
const maxAppositionWords = 4
const wordSign = /[\p{L}\d]/u

/**
 * The words that rulings of one template share, folded, without gender and number, in order.
 * Drops numbers, dates, articles, names and what describes their bearers, pseudonyms in brackets and the source's own masks.
 * A paragraph without lower case keeps its words, because names cannot be recognised in it.
 */
export function maskedWords(paragraphs: readonly string[]): string[] {
  return paragraphs.flatMap(paragraphWords)
}

const paragraphWords = (paragraph: string): string[] => {
  const words = readWords(paragraph.replace(masks, ' '))
  const hasLowerCase = lower.test(paragraph)
  const remaining: string[] = []
  let afterName = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    const described = afterName ? appositionLength(words, at) : 0
    if (described > 0) {
      at += described - 1
      afterName = false
    } else if (isDropped(word)) afterName = false
    else {
      afterName =
        (hasLowerCase && isName(word, words[at + 1])) || (afterName && nameParticles.has(word.folded) && leadsToName(words, at + 1))
      if (!afterName && !genderedWords.has(word.folded)) remaining.push(withoutGender(word.folded))
    }
  }
  return remaining
}

/** Number of words from `at` that stand between commas after a name and describe the person: «, ingeniera de proyectos,». */
const appositionLength = (words: readonly Word[], at: number): number => {
  if (words[at]?.afterComma !== true) return 0
  for (let length = 0; length <= maxAppositionWords; length++) {
    const word = words[at + length]
    if (word === undefined || word.opensSentence) return 0
    if (length > 0 && word.afterComma) return length
    if (capital.test(word.raw)) return 0
  }
  return 0
}

/** One form for «demandada», «demandado» and their plurals: the gender of the parties changes the text as their names do. */
const withoutGender = (folded: string): string => {
  if (folded === 'del') return 'de'
  if (folded === 'al') return 'a'
  return folded.length > 3 ? folded.replace(/(?:[aeo]s?|s)$/u, '') : folded
}

const readWords = (text: string): Word[] => {
  const words: Word[] = []
  let last = 0
  scanWords(text, 0, text.length, (from, to, kind) => {
    const raw = text.slice(from, to)
    const gap = text.slice(last, from)
    words.push({ raw, folded: foldText(raw), kind, opensSentence: opensSentence(gap, words.at(-1)), afterComma: gap.includes(',') })
    last = to
  })
  return words
}

const opensSentence = (gap: string, before: Word | undefined): boolean => {
  if (before === undefined) return true
  if (before.kind === 'number' && /[.)°º-]/u.test(gap)) return true
  if (!sentenceEnd.test(gap) || wordSign.test(gap)) return false
  return !(gap.startsWith('.') && (titleAbbreviations.has(before.folded) || before.folded.length === 1))
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
    if (!nameParticles.has(word.folded)) return false
  }
  return false
}
