import type { Span } from '../parts/span.ts'
import type { Expression } from './expression.ts'
import { fieldPattern, parseField, quotePattern } from './parse-field.ts'
import { parsePlainWords } from './parse-plain-words.ts'
import { parseSpacedField, type SpacedField } from './parse-spaced-field.ts'

type Leaf = Extract<Expression, { kind: 'words' | 'phrase' | 'prefix' | 'near' | 'passage' | 'field' }>

/** An operator as written, in words («Y», «AND») or signs («|», «!»). */
export interface OperatorToken extends Span {
  readonly kind: 'and' | 'or' | 'not'
  readonly written: string
}

/** `plus` and `minus` touch the leaf or parenthesis that follows. */
export type FormalToken =
  | OperatorToken
  | (Span &
      (
        | { readonly kind: 'leaf'; readonly leaf: Leaf }
        | { readonly kind: 'open' }
        | { readonly kind: 'close'; readonly atLeast: number | null }
        | { readonly kind: 'plus' | 'minus' }
      ))

/** `&` joins words and stands in names of companies, so it is read like the operators in words. */
export function isOperatorInWords(token: FormalToken): token is OperatorToken {
  return 'written' in token && /^(?:\p{Lu}|&$)/u.test(token.written)
}

const operatorStart = String.raw`(?<=^|[\s()"»”])`
const operatorEnd = String.raw`(?=[\s()"«“]|$)`
const operandStart = String.raw`(?=[\p{L}("«“]|(?:19|20)\d{2}(?![\p{L}\d./-]))`

const scanner = new RegExp(
  [
    String.raw`(?<same>(?<![\p{L}\d])mismo\(\s*(?<sameText>[^()"]{1,500})\))`,
    String.raw`(?<field>(?<![\p{L}\d])(?<name>${fieldPattern}):(?:(?<quotedValue>${quotePattern})|(?<value>[^\s()"«“]+)))`,
    String.raw`(?<spaced>(?<![\p{L}\d])(?<spacedName>${fieldPattern}):[ \t\u00a0]+(?!(?:Y|O|NO|AND|OR|NOT)[\s(]))`,
    String.raw`(?<quoted>(?<quote>${quotePattern})(?:~(?<within>\d{1,3})(?!\d))?)`,
    String.raw`(?<open>\()`,
    String.raw`(?<close>\)(?:~(?<atLeast>\d{1,2})(?!\d))?)`,
    String.raw`(?<or>\|{1,2}|${operatorStart}(?:O|OR|Y/O|AND/OR|U(?=\s+h?[oó]))${operatorEnd})`,
    String.raw`(?<and>&&|${operatorStart}(?:Y|AND|&|E(?=\s+h?[ií]))${operatorEnd})`,
    `(?<not>${operatorStart}(?:(?:NO|NOT)${operatorEnd}|!${operandStart}))`,
    String.raw`(?<sign>(?<=^|[\s(])(?<!(?:^|[^\d+-])\d{1,7}\s(?=[-+]\d))[-+]${operandStart})`,
    String.raw`(?<prefix>(?<![\p{L}\d])\p{L}[\p{L}\d]{1,60}\*(?![\p{L}\d*]))`,
    String.raw`(?<word>[^\s()|"«“]+)`,
    '(?<stray>["«“])',
  ].join('|'),
  'giu',
)

/** Splits a query into tokens of the formal language and plain words. Operators in words are in capitals. */
export function tokenize(text: string): FormalToken[] {
  return scan(text).flatMap(({ match, spaced }): FormalToken[] => {
    const span = { from: match.index, to: match.index + match[0].length + (spaced?.length ?? 0) }
    const token = spaced === null ? tokenOf(match, span) : leaf({ kind: 'field', demand: spaced.demand, ...span })
    if (token === null) return []
    return 'written' in token && token.written !== token.written.toUpperCase() ? [wordToken(match[0], span)] : [token]
  })
}

interface Scanned {
  readonly match: RegExpExecArray
  readonly spaced: SpacedField | null
}

const scan = (text: string): Scanned[] => {
  const found: Scanned[] = []
  scanner.lastIndex = 0
  for (let match = scanner.exec(text); match !== null; match = scanner.exec(text)) {
    const name = match.groups?.['spacedName']
    const spaced = name === undefined ? null : parseSpacedField(name, text.slice(scanner.lastIndex))
    found.push({ match, spaced })
    scanner.lastIndex += spaced?.length ?? 0
  }
  return found
}

export function wordToken(text: string, { from, to }: Span): FormalToken {
  return leaf({ kind: 'words', text, from, to })
}

const tokenOf = (match: RegExpExecArray, span: Span): FormalToken | null => {
  const { groups = {} } = match
  const [written] = match
  if (groups['same'] !== undefined) {
    const text = (groups['sameText'] ?? '').trim()
    return parsePlainWords(text, { from: 0, to: text.length }).length === 0 ? null : leaf({ kind: 'passage', text, ...span })
  }
  if (groups['field'] !== undefined) {
    const value = groups['value'] ?? unquoted(groups['quotedValue'] ?? '')
    const demand = parseField(groups['name'] ?? '', value.replace(/[,;.]+$/u, ''))
    return demand === null ? wordToken(written, span) : leaf({ kind: 'field', demand, ...span })
  }
  if (groups['spaced'] !== undefined) return wordToken(written.trimEnd(), { from: span.from, to: span.from + written.trimEnd().length })
  if (groups['quoted'] !== undefined) {
    const inner = unquoted(groups['quote'] ?? '').trim()
    if (!/[\p{L}\d]/u.test(inner)) return null
    return leaf(
      groups['within'] === undefined
        ? { kind: 'phrase', text: inner, ...span }
        : { kind: 'near', text: inner, within: Number(groups['within']), ...span },
    )
  }
  if (groups['open'] !== undefined) return { kind: 'open', ...span }
  if (groups['close'] !== undefined)
    return { kind: 'close', atLeast: groups['atLeast'] === undefined ? null : Number(groups['atLeast']), ...span }
  for (const kind of ['or', 'and', 'not'] as const) if (groups[kind] !== undefined) return { kind, written, ...span }
  if (groups['sign'] !== undefined) return { kind: written === '+' ? 'plus' : 'minus', ...span }
  if (groups['prefix'] !== undefined) return leaf({ kind: 'prefix', text: written.slice(0, -1), ...span })
  if (groups['word'] !== undefined) return /[\p{L}\d]/u.test(written) ? wordToken(written, span) : null
  return null
}

const leaf = (of: Leaf): FormalToken => ({ kind: 'leaf', from: of.from, to: of.to, leaf: of })

const unquoted = (quoted: string): string => quoted.slice(1, -1)
