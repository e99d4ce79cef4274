import { findIdentifiers } from '../parts/find-identifiers.ts'
import { overlaps, type Span } from '../parts/span.ts'
import type { Expression } from './expression.ts'
import { fieldPattern, parseField, quotePattern } from './parse-field.ts'
import { parsePlainWords } from './parse-plain-words.ts'
import { parseSpacedField, type SpacedField } from './parse-spaced-field.ts'

type Leaf = Extract<Expression, { kind: 'words' | 'phrase' | 'prefix' | 'near' | 'passage' | 'field' }>

/** `plus` and `minus` touch the leaf or parenthesis that follows. */
export type FormalToken = Span &
  (
    | { readonly kind: 'leaf'; readonly leaf: Leaf }
    | { readonly kind: 'open' }
    | { readonly kind: 'close'; readonly atLeast: number | null }
    | { readonly kind: 'and' | 'or' | 'not' }
    | { readonly kind: 'plus' | 'minus' }
  )

const scanner = new RegExp(
  [
    String.raw`(?<same>(?<![\p{L}\d])mismo\(\s*(?<sameText>[^()"]{1,500})\))`,
    String.raw`(?<field>(?<![\p{L}\d])(?<name>${fieldPattern}):(?:(?<quotedValue>${quotePattern})|(?<value>[^\s()"«“]+)))`,
    String.raw`(?<spaced>(?<![\p{L}\d])(?<spacedName>${fieldPattern}):[ \t\u00a0]+(?!(?:Y|O|NO)[\s(]))`,
    String.raw`(?<quoted>(?<quote>${quotePattern})(?:~(?<within>\d{1,3})(?!\d))?)`,
    String.raw`(?<open>\()`,
    String.raw`(?<close>\)(?:~(?<atLeast>\d{1,2})(?!\d))?)`,
    String.raw`(?<or>\||(?<=^|[\s()])O(?=[\s(]))`,
    String.raw`(?<and>(?<=^|[\s()])Y(?=[\s(]))`,
    String.raw`(?<not>(?<=^|[\s()])NO(?=[\s(]))`,
    String.raw`(?<sign>(?<=^|[\s(])[-+](?=[\p{L}("«“]))`,
    String.raw`(?<prefix>(?<![\p{L}\d])\p{L}[\p{L}\d]{1,60}\*(?![\p{L}\d*]))`,
    String.raw`(?<word>[^\s()|"«“]+)`,
    '(?<stray>["«“])',
  ].join('|'),
  'giu',
)

/** Splits a query into tokens of the formal language and plain words. In a query all in capitals `Y`, `O` and `NO` are words. */
export function tokenize(text: string): FormalToken[] {
  const identifiers = findIdentifiers(text)
  const allCapitals = !/\p{Ll}/u.test(text)
  return scan(text).flatMap(({ match, spaced }): FormalToken[] => {
    const span = { from: match.index, to: match.index + match[0].length + (spaced?.length ?? 0) }
    const token = spaced === null ? tokenOf(match, span) : leaf({ kind: 'field', demand: spaced.demand, ...span })
    const operator = token !== null && (token.kind === 'and' || token.kind === 'or' || token.kind === 'not')
    const word = operator && match[0] !== '|' && (allCapitals || match[0] !== match[0].toUpperCase() || inside(span, identifiers))
    if (word) return [wordToken(match[0], span)]
    return token === null ? [] : [token]
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

const inside = (span: Span, others: readonly Span[]): boolean => others.some((other) => overlaps(span, other))

const wordToken = (text: string, span: Span): FormalToken => ({ kind: 'leaf', ...span, leaf: { kind: 'words', text, ...span } })

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
  if (groups['or'] !== undefined) return { kind: 'or', ...span }
  if (groups['and'] !== undefined) return { kind: 'and', ...span }
  if (groups['not'] !== undefined) return { kind: 'not', ...span }
  if (groups['sign'] !== undefined) return { kind: written === '+' ? 'plus' : 'minus', ...span }
  if (groups['prefix'] !== undefined) return leaf({ kind: 'prefix', text: written.slice(0, -1), ...span })
  if (groups['word'] !== undefined) return /[\p{L}\d]/u.test(written) ? wordToken(written, span) : null
  return null
}

const leaf = (of: Leaf): FormalToken => ({ kind: 'leaf', from: of.from, to: of.to, leaf: of })

const unquoted = (quoted: string): string => quoted.slice(1, -1)
