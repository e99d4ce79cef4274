import { findMatches, seatForms, withoutOverlaps } from '@basejuris/legal-text'
import { foldQuery } from '../conditions/mention.ts'
import { findCourts } from '../parts/find-courts.ts'
import type { Span } from '../parts/span.ts'
import type { FormalToken } from './tokenize.ts'

const chain = (each: string): string => String.raw`(?:${each})(?:\s+(?:o|or)\s+(?:${each}))+`
/** «3TA O 1TA», «CS O TC»: bodies by their initials. */
const initials = String.raw`(?:\d?(?:ta|tta)|cs|tc|tdlc|suseso|cgr|contraloria|suprema)`
const either = new RegExp(
  String.raw`(?<![\p{L}\d./(-])(?:${chain(seatForms)}|${chain(initials)}|${chain(String.raw`(?:19|20)\d\d`)})(?![\p{L}\d/-])`,
  'gu',
)

/** «isapre AND Corte de Talca OR Suprema»: courts that only an operator parts. */
const joinedCourts = (text: string): Span[] => {
  const chains: { from: number; to: number; count: number }[] = []
  for (const { from, to } of findCourts(text)) {
    const last = chains.at(-1)
    const isJoined = last !== undefined && /^\s+(?:O|OR)\s+$/u.test(text.slice(last.to, from))
    if (isJoined) chains.splice(-1, 1, { from: last.from, to, count: last.count + 1 })
    else if (last === undefined || last.to <= from) chains.push({ from, to, count: 1 })
  }
  return chains.filter(({ count, from }) => count > 1 && !/\(\s*$/u.test(text.slice(0, from)))
}

/** «licencias Y compin Conce O Valpo»: beside `Y`, the cities or years that `O` joins belong together as in parentheses. */
export function withChoicesGrouped(text: string, tokens: readonly FormalToken[]): readonly FormalToken[] {
  const folded = tokens.some(({ kind }) => kind === 'and') && tokens.some(({ kind }) => kind === 'or') ? foldQuery(text) : null
  if (folded === null) return tokens
  const written = findMatches(folded, either).map(({ index, 0: chained }) => ({ from: index, to: index + chained.length }))
  return withoutOverlaps([...joinedCourts(text), ...written]).reduce<readonly FormalToken[]>((grouped, { from: index, to: end }) => {
    const [first, last] = [grouped.findIndex(({ from }) => from === index), grouped.findIndex(({ to }) => to === end)]
    const isOperator = grouped.slice(first, last).some(({ kind }) => kind === 'or')
    if (first === -1 || last === -1 || !isOperator) return grouped
    return [
      ...grouped.slice(0, first),
      { kind: 'open', from: index, to: index },
      ...grouped.slice(first, last + 1),
      { kind: 'close', atLeast: null, from: end, to: end },
      ...grouped.slice(last + 1),
    ]
  }, tokens)
}
