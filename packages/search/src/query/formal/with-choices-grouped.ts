import { seatForms } from '@basejuris/legal-text'
import { foldQuery } from '../conditions/mention.ts'
import type { FormalToken } from './tokenize.ts'

const chain = (each: string): string => String.raw`(?:${each})(?:\s+(?:o|or)\s+(?:${each}))+`
/** «3TA O 1TA», «CS O TC»: bodies by their initials. */
const initials = String.raw`(?:\d?(?:ta|tta)|cs|tc|tdlc|suseso|cgr|contraloria|suprema)`
const either = new RegExp(
  String.raw`(?<![\p{L}\d./(-])(?:${chain(seatForms)}|${chain(initials)}|${chain(String.raw`(?:19|20)\d\d`)})(?![\p{L}\d/-])`,
  'gu',
)

/** «licencias Y compin Conce O Valpo»: beside `Y`, the cities or years that `O` joins belong together as in parentheses. */
export function withChoicesGrouped(text: string, tokens: readonly FormalToken[]): readonly FormalToken[] {
  const folded = tokens.some(({ kind }) => kind === 'and') && tokens.some(({ kind }) => kind === 'or') ? foldQuery(text) : null
  if (folded === null) return tokens
  return [...folded.matchAll(either)].reduce<readonly FormalToken[]>((grouped, { index, 0: written }) => {
    const end = index + written.length
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
