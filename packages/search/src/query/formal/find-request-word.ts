import { foldText } from '@basejuris/legal-text'
import type { Span } from '../parts/span.ts'
import { isFunctionWord, termLength } from './sentence-words.ts'

const opening = /^\s*(?:fallos|sentencias|jurisprudencia)(?=\s+\p{L})/iu
const links = /^(?:\s+(?:del?|la|las|los|el))*\s+/iu
/** Behind these stands what the rulings are about. */
const about = /^\s+(?:sobre|acerca|respecto|relativ[oa]s|en|que|donde|por)(?!\p{L})/iu
/** Endings of an adjective that agrees with the word. */
const agreeing: Readonly<Record<string, RegExp>> = { fallos: /(?:os|es)$/u, sentencias: /(?:as|es)$/u, jurisprudencia: /(?:a|e|al)$/u }

/**
 * «jurisprudencia precario NO comodato»: the word that asks for rulings, which they need not have. Empty where it is what is searched
 * for: alone before an operator, or in a term («sentencias definitivas»). `named` are the courts, dates and so on of the run.
 */
export function findRequestWord(text: string, run: Span, named: readonly Span[]): readonly Span[] {
  if (text.slice(0, run.from).trim() !== '') return []
  const written = text.slice(run.from, run.to)
  const [word] = opening.exec(written) ?? []
  if (word === undefined) return []
  const span = { from: run.from, to: run.from + word.length }
  const linked = links.exec(text.slice(span.to, run.to))?.[0].length ?? 0
  if (named.some(({ from }) => from >= span.to && from <= span.to + linked)) return [span]
  const behind = written.slice(word.length)
  const link = about.exec(behind)?.[0]
  if (link !== undefined) return [{ from: span.from, to: span.to + link.length }]
  const following = behind.trim().split(/\s+/u)
  const [noun, next] = [foldText(word.trim()), foldText(following[0] ?? '')]
  const isTerm = termLength([noun, ...following]) > 1 && agreeing[noun]?.test(next) === true
  return isFunctionWord(next) || isTerm ? [] : [span]
}
