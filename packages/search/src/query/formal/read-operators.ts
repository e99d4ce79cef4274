import { foldText, overlaps } from '@basejuris/legal-text'
import { outcomeOfWord } from '../outcomes/find-outcomes.ts'
import type { Span } from '../parts/span.ts'
import { isFiniteVerb, isFunctionWord, isNarrativeWord, isPredicateAfterNo, isTermAfterNo } from './sentence-words.ts'
import { type FormalToken, isOperatorInWords, type OperatorToken, wordToken } from './tokenize.ts'

/** Whether `Y`, `O` and `NO` are operators, or words and parts of names. `lados`: operators, with `O` between all that stands on either side. */
export type QueryReading = 'operadores' | 'palabras' | 'lados'

/** What stands around an operator in words says of it. `impossible`: it joins nothing, or belongs to a number, a norm or a court. */
type Verdict = 'operator' | 'likely' | 'unlikely' | 'word' | 'impossible'

export interface OperatorReading {
  /** Operators in words that were read as words are words here. */
  readonly tokens: readonly FormalToken[]
  readonly reading: QueryReading
  /** Operators that the other reading turns over. Empty when the query has one reading. */
  readonly ambiguous: readonly OperatorToken[]
}

/**
 * Decides whether the operators in words are operators: `Y`, `O`, `NO`, `AND`, `OR`, `NOT`. What stands around each decides, and one that
 * is beyond doubt decides for those in doubt. `named` are norms, docket numbers and courts. `requested` overrides the decision.
 */
export function readOperators(
  tokens: readonly FormalToken[],
  named: readonly Span[],
  requested: QueryReading | undefined,
): OperatorReading {
  const query = describeQuery(tokens, named)
  const verdicts = tokens.map((_, at) => verdictAt(query, at))
  const possible = verdicts.filter((verdict) => verdict !== null && verdict !== 'impossible')
  const isCertain = query.hasSigns || possible.includes('operator')
  const natural = isCertain || (possible.includes('likely') && !possible.includes('unlikely')) ? 'operadores' : 'palabras'
  const reading = requested === 'lados' ? 'operadores' : (requested ?? natural)
  const isTurned = reading !== natural
  const isDoubtful = possible.includes('unlikely') || (natural === 'operadores' && !isCertain)
  const isOperator = (verdict: Verdict | null): boolean =>
    reading === 'operadores' && verdict !== null && verdict !== 'impossible' && (verdict !== 'word' || isTurned)
  const isAmbiguous = (verdict: Verdict | null): boolean =>
    verdict !== null && verdict !== 'impossible' && (isTurned || (isDoubtful && verdict !== 'word'))
  return {
    tokens: tokens.flatMap((token, at) => {
      if (isOperatorInWords(token)) return [isOperator(verdicts[at] ?? null) ? token : wordToken(token.written, token)]
      const isLink =
        tokens[at + 1]?.kind === 'not' && isOperator(verdicts[at + 1] ?? null) && connectives.has(plainWord(token, named) ?? '')
      return isLink ? [] : [token]
    }),
    reading,
    ambiguous: tokens.filter((token, at): token is OperatorToken => isOperatorInWords(token) && isAmbiguous(verdicts[at] ?? null)),
  }
}

interface Query {
  readonly tokens: readonly FormalToken[]
  readonly named: readonly Span[]
  /** An operator in signs or `~2`. */
  readonly hasSigns: boolean
  readonly isAllCapitals: boolean
  /** Operators stand between all words, as in no sentence. */
  readonly isSeparated: boolean
  /** Has a word that only sentences have, or a question mark. */
  readonly isNarrative: boolean
  /** Has the «con» or «contra» of a caption. */
  readonly hasJoint: boolean
  /** The same between names. */
  readonly isCaption: boolean
}

const joints: ReadonlySet<string> = new Set(['con', 'contra', 'c/', 'v/s', 'vs', 'vs.'])

const describeQuery = (tokens: readonly FormalToken[], named: readonly Span[]): Query => {
  const words = tokens.map((token) => plainWord(token, named))
  const isPlain = (at: number): boolean => tokens[at]?.kind === 'leaf' && tokens[at].leaf.kind === 'words'
  const leaves = tokens.flatMap((token) => (token.kind === 'leaf' ? [token] : []))
  const plain = words.filter((word) => word !== null)
  const hasSigns = tokens.some(
    (token, at) => (token.kind === 'close' && token.atLeast !== null) || (hasOperands(tokens, at) && !isOperatorInWords(token)),
  )
  const isAdjacent = tokens.some((token, at) => isPlain(at) && (isPlain(at + 1) || tokens[at + 1]?.kind === 'not') && token !== undefined)
  const isJoint = (word: string | null): boolean => word !== null && joints.has(word.toLowerCase())
  return {
    tokens,
    named,
    hasSigns,
    isAllCapitals: plain.some((word) => /\p{Lu}/u.test(word)) && !leaves.some(({ leaf }) => /\p{Ll}/u.test(leafText(leaf))),
    isSeparated: hasSigns || (!isAdjacent && tokens.some(({ kind }) => kind === 'and' || kind === 'or')),
    isNarrative: words.some((word) => word !== null && (isNarrativeWord(word) || /[¿?]/u.test(word))),
    hasJoint: words.some(isJoint),
    isCaption: words.some((word, at) => isJoint(word) && isCapitalised(words[at - 1] ?? null) && isCapitalised(words[at + 1] ?? null)),
  }
}

/** The word of a token without punctuation. Null when it is no plain word, or belongs to a norm, a docket number or a court. */
const plainWord = (token: FormalToken | undefined, named: readonly Span[]): string | null => {
  if (token?.kind !== 'leaf' || token.leaf.kind !== 'words' || named.some((span) => overlaps(token, span))) return null
  return joints.has(token.leaf.text.toLowerCase()) ? token.leaf.text : token.leaf.text.replace(/^[^\p{L}\d¿]+|[^\p{L}\d?]+$/gu, '')
}

const leafText = (leaf: Extract<FormalToken, { kind: 'leaf' }>['leaf']): string => {
  if (leaf.kind === 'field') return 'field'
  return leaf.text
}

const operandStarts: ReadonlySet<FormalToken['kind']> = new Set(['leaf', 'open', 'not', 'plus', 'minus'])

/** True for an operator that stands where it can join or exclude something. */
export function hasOperands(tokens: readonly FormalToken[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1]?.kind, tokens[at]?.kind, tokens[at + 1]?.kind]
  if (token === 'not') return after === 'leaf' || after === 'open'
  if (token === 'minus') return after === 'open' && tokens[at]?.to === tokens[at + 1]?.from
  if (token !== 'and' && token !== 'or') return false
  return (before === 'leaf' || before === 'close') && after !== undefined && operandStarts.has(after)
}

const verdictAt = (query: Query, at: number): Verdict | null => {
  const token = query.tokens[at]
  if (token === undefined || !isOperatorInWords(token)) return null
  if (!hasOperands(query.tokens, at) || query.named.some((span) => overlaps(token, span))) return 'impossible'
  return token.kind === 'not' ? denialAt(query, at, token) : junctionAt(query, at, token)
}

const isEnglish = ({ written }: OperatorToken): boolean => /^(?:AND|OR|NOT)$/u.test(written)

const companyWords: ReadonlySet<string> = new Set(
  'compañia compania cia otros otro otra otras hijos hijo hermanos hermano asociados asociadas socios'.split(' '),
)

/** Verdict on `Y` and `O`. */
const junctionAt = (query: Query, at: number, token: OperatorToken): Verdict => {
  const [before, after] = [query.tokens[at - 1], query.tokens[at + 1]]
  // «Muñoz voto en contra AND aguas»: the end of a term.
  const isOfVote =
    before?.kind === 'leaf' && /^contra$/iu.test(leafText(before.leaf)) && plainWord(query.tokens[at - 2], query.named) === 'en'
  const [left, right] = [isOfVote ? 'voto' : plainWord(before, query.named), plainWord(after, query.named)]
  if (token.kind === 'or' && right === 'Higgins') return 'impossible'
  const isName = (word: string | null): boolean => isCapitalised(word) && (query.isCaption || !isAcronym(word))
  if (token.written === '&') return isCapitalised(left) || isCapitalised(right) ? 'impossible' : 'operator'
  if (token.kind === 'and' && right !== null && companyWords.has(foldText(right)) && (isCapitalised(left) || query.hasJoint)) return 'word'
  if (!query.isAllCapitals && isName(left) && isName(right)) {
    if (query.isCaption) return 'word'
    return token.kind === 'and' ? 'unlikely' : 'likely'
  }
  if (query.isAllCapitals) return isPartOfSentence(left) || isPartOfSentence(right) ? 'word' : 'unlikely'
  if (query.isSeparated) return 'operator'
  if (after?.kind === 'not' && verdictAt(query, at + 1) === 'word') return 'word'
  if ([left, right].some((word) => word !== null && isNarrativeWord(word) && !isEnglish(token))) return 'word'
  if (isPartOfSentence(left) || isPartOfSentence(right)) return 'unlikely'
  const isBetweenWords = isPlainToken(before) && isPlainToken(after)
  const isBesideVerb = [left, right].some((word) => word !== null && !isCapitalised(word) && isFiniteVerb(word))
  return isBetweenWords && (query.isNarrative || isBesideVerb) ? 'unlikely' : 'operator'
}

const labels: ReadonlySet<string> = new Set(
  'ley leyes rol rit ruc decreto dfl dl ds art articulo oficio dictamen resolucion circular numero punto causa ingreso sentencia considerando inciso fojas pagina cuenta factura'.split(
    ' ',
  ),
)
/** Words before «no» that leave it an operator: «despido y NO fuero». */
const connectives: ReadonlySet<string> = new Set(['y', 'e', 'o', 'u', 'ni', 'pero', 'sino'])

/** Verdict on `NO`. */
const denialAt = (query: Query, at: number, token: OperatorToken): Verdict => {
  const [before, after] = [query.tokens[at - 1], query.tokens[at + 1]]
  const [left, right] = [plainWord(before, query.named), plainWord(after, query.named)]
  const isAfterOperator = before?.kind === 'and' || before?.kind === 'or'
  if (right !== null && /^\d/u.test(right) && left !== null && labels.has(foldText(left))) return 'impossible'
  const isOutcome = right !== null && !query.isNarrative && !query.isAllCapitals && outcomeOfWord(right) !== null
  const isPredicate = right !== null && !isOutcome && isPredicateAfterNo(right) && !isEnglish(token)
  if (isPredicate && !(query.isSeparated || (isAfterOperator && isFiniteVerb(right) && !query.isNarrative))) return 'word'
  const isLinked = left !== null && (isFunctionWord(left) || isNarrativeWord(left)) && !connectives.has(foldText(left))
  if (isLinked && !query.isSeparated) return isEnglish(token) ? 'unlikely' : 'word'
  if (query.isAllCapitals) return 'unlikely'
  if (isEnglish(token)) return 'operator'
  if (isInCapitals(right) && (left === null ? !isAfterOperator : isInCapitals(left))) return 'unlikely'
  if (isOutcome && left !== null) return 'operator'
  if (right !== null && !query.isSeparated && (isFunctionWord(right) || isTermAfterNo(right, left))) return 'unlikely'
  if (isAfterOperator || query.isSeparated || !isPlainToken(after) || (before !== undefined && !isPlainToken(before))) return 'operator'
  return query.isNarrative ? 'unlikely' : 'likely'
}

const isPlainToken = (token: FormalToken | undefined): boolean => token?.kind === 'leaf' && token.leaf.kind === 'words'
const isPartOfSentence = (word: string | null): boolean => word !== null && (isFunctionWord(word) || isNarrativeWord(word))
const isCapitalised = (word: string | null): boolean => word !== null && /^\p{Lu}/u.test(word)
const isAcronym = (word: string | null): boolean => word !== null && /^\p{Lu}{2,6}$/u.test(word)
const isInCapitals = (word: string | null): boolean => word !== null && /^\p{Lu}{4,}$/u.test(word)
