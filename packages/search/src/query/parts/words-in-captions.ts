import { foldText, stopWords } from '@basejuris/legal-text'
import { findCourts } from './find-courts.ts'

/** The words of captions for a word of a query. They write the initials of a body in full: «SII». */
export function wordsInCaptions(word: string): string[] {
  const before = 'oficio '
  const body = findCourts(`${before}${word}`).find(({ from, to }) => from === before.length && to - from === word.length)
  const name = body === undefined ? word : foldText(body.name)
  return name.split(' ').filter((each) => !stopWords.has(each))
}
