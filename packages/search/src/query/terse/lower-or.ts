import { findMatches, foldText, overlaps } from '@basejuris/legal-text'
import { citedNorm } from '../cited-norm.ts'
import type { Expression } from '../formal/expression.ts'
import { isAdjective, isFiniteVerb, isFunctionWord, isNarrativeWord, termLength } from '../formal/sentence-words.ts'
import { articlesOr, withArticlesJoined } from '../norms/articles-joined.ts'
import { findNorms } from '../norms/find-norms.ts'
import { cityAtStart } from '../parts/find-cities.ts'
import { isPerson } from '../parts/person-nouns.ts'
import type { Span } from '../parts/span.ts'

/** Words of a term beside «o». */
const maxTerm = 4
/** Words that may stand between those of a term in the text, besides the words themselves. */
const slack = 2

/** Expressions of the law with «o» inside. */
const idioms = /(?<!\p{L})(?:obra\s+o\s+faena|falta\s+o\s+abuso|fortuito\s+o\s+fuerza|vivo\s+o\s+muerto)(?!\p{L})/giu

interface Word extends Span {
  readonly written: string
}

/** «uno o más», «sí o no», «más o menos»: no two things to search for. */
const noOperand =
  /^(?:m[aá]s|menos|sea|no|s[ií]|un[oa]s?|otr[oa]s?|alg[uú]n|alguna?|ningun[oa]?|mayor(?:es)?|menor(?:es)?|igual|ambos|cualquier\p{L}*|mejor|peor|bueno|malo|\d+)$/iu

const loneOr = /(?<!\p{L})[ou](?!\p{L})/iu

/** Whether the text may have something that `findLowerOr` or `findArticlesOr` finds. */
export function mayHaveOr(text: string): boolean {
  return loneOr.test(text)
}

/**
 * «silicosis o neumoconiosis», «pagaré o letra de cambio prescripción»: two or more terms of like kind joined by «o» in small letters. `named`
 * is what has a meaning of its own, such as courts, dates, appeals and norms.
 */
export function findLowerOr(text: string, named: readonly Span[]): Expression[] {
  const apart = [...named, ...findMatches(text, idioms).map(({ index, 0: idiom }) => ({ from: index, to: index + idiom.length }))]
  const words = [...text.matchAll(/[\p{L}\d][\p{L}\d'’-]*/gu)].map(
    ({ 0: written, index }): Word => ({ written, from: index, to: index + written.length }),
  )
  const found: Expression[] = []
  for (let at = 0; at < words.length; at++) {
    if (!isOr(words[at], words[at + 1])) continue
    const left = termBefore(text, words, at, apart)
    if (left.length === 0) continue
    const operands = [...listBefore(text, words, left, apart), left]
    let next = at
    while (isOr(words[next], words[next + 1])) {
      const right = termBehind(text, words, next + 1, left, apart)
      if (right.length === 0) break
      operands.push(right)
      next += right.length + 1
    }
    if (operands.length < 2 || next === at) continue
    found.push(orOf(text, operands))
    at = next
  }
  return found
}

/** «160 o 161 CT»: articles of which a ruling must cite one. */
export function findArticlesOr(text: string): Expression[] {
  const [junction, ...others] = findMatches(text, articlesOr)
  if (junction === undefined || others.length > 0) return []
  const norms = findNorms(withArticlesJoined(text))
  const [before, behind] = [norms.findLast(({ from }) => from < junction.index), norms.find(({ from }) => from > junction.index)]
  if (before === undefined || behind === undefined) return []
  const parts = [before, behind].map(
    (norm): Expression => ({ kind: 'field', demand: { name: 'norma', ...citedNorm(norm) }, from: norm.from, to: norm.to }),
  )
  return [{ kind: 'or', parts, atLeast: 1, from: before.from, to: behind.to }]
}

const isOr = (word: Word | undefined, next: Word | undefined): boolean =>
  word !== undefined && (word.written === 'o' || (word.written === 'u' && /^h?[oó]/iu.test(next?.written ?? '')))

const isOperand = (word: Word, apart: readonly Span[]): boolean =>
  !apart.some((span) => overlaps(span, word)) &&
  !noOperand.test(word.written) &&
  cityAtStart(foldText(word.written)) === null &&
  !isFunctionWord(word.written) &&
  !isNarrativeWord(word.written) &&
  !isFiniteVerb(word.written)

const isBlank = (text: string, left: Span | undefined, right: Span | undefined): boolean =>
  left !== undefined && right !== undefined && /^\s+$/u.test(text.slice(left.to, right.from))

/** The longest run of words before the place that is one term. */
const termBefore = (text: string, words: readonly Word[], at: number, apart: readonly Span[]): Word[] => {
  for (let length = maxTerm; length > 0; length--) {
    const term = words.slice(Math.max(0, at - length), at)
    const [first, last] = [term[0], term.at(-1)]
    if (first === undefined || last === undefined || term.length < length) continue
    const isWhole = term.every((word, each) => each === 0 || isBlank(text, term[each - 1], word)) && isBlank(text, last, words[at])
    if (!isWhole || !isOperand(first, apart) || !isOperand(last, apart)) continue
    if (length > 1 && isAdjective(foldText(first.written))) continue
    if (termLength(term.map(({ written }) => written)) === length) return sharesHead(words, at, term) ? [last] : term
  }
  return []
}

/** «acoso laboral o sexual»: two adjectives of one noun. */
const sharesHead = (words: readonly Word[], at: number, term: readonly Word[]): boolean => {
  const [next, last] = [words[at + 1], term.at(-1)]
  return (
    term.length > 1 &&
    next !== undefined &&
    last !== undefined &&
    isAdjective(foldText(next.written)) &&
    isAdjective(foldText(last.written))
  )
}

const termBehind = (text: string, words: readonly Word[], at: number, left: readonly Word[], apart: readonly Span[]): Word[] => {
  const first = words[at]
  if (first === undefined || !isOperand(first, apart)) return []
  const run: Word[] = [first]
  for (let next = at + 1; run.length < maxTerm && isBlank(text, run.at(-1), words[next]); next++) {
    const word = words[next] as Word
    if (apart.some((span) => overlaps(span, word)) || isOr(word, words[next + 1]) || isPerson(foldText(word.written))) break
    run.push(word)
  }
  const isOfOneHead = left.length === 1 && isAdjective(foldText(first.written)) && isAdjective(foldText(left[0]?.written ?? ''))
  const length = isOfOneHead ? 1 : termLength(run.map(({ written }) => written))
  return run.slice(0, length)
}

/** «silicosis, asbestosis o neumoconiosis»: the terms before the first of two, at the beginning of the query. */
const listBefore = (text: string, words: readonly Word[], first: readonly Word[], apart: readonly Span[]): Word[][] => {
  const from = first[0]?.from ?? 0
  const before = words.filter(({ to }) => to <= from)
  if (before.length === 0 || !/,\s*$/u.test(text.slice(0, from))) return []
  const items: Word[][] = []
  let item: Word[] = []
  for (const [at, word] of before.entries()) {
    if (!isOperand(word, apart) || (item.length > 0 && !isBlank(text, item.at(-1), word))) return []
    item.push(word)
    const behind = text.slice(word.to, before[at + 1]?.from ?? from)
    if (!/^\s*,/u.test(behind)) continue
    if (termLength(item.map(({ written }) => written)) !== item.length) return []
    items.push(item)
    item = []
  }
  return item.length > 0 ? [] : items
}

const orOf = (text: string, operands: readonly (readonly Word[])[]): Expression => {
  const parts = operands.map((words): Expression => {
    const span = { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0 }
    const written = text.slice(span.from, span.to)
    return words.length === 1
      ? { kind: 'words', text: written.toLowerCase(), ...span }
      : { kind: 'near', text: written, within: words.length + slack, ...span }
  })
  return { kind: 'or', parts, atLeast: 1, from: Math.min(...parts.map(({ from }) => from)), to: Math.max(...parts.map(({ to }) => to)) }
}
