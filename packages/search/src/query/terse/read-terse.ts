import { joinWords } from '@basejuris/domain'
import { overlaps } from '@basejuris/legal-text'
import { mentionsIn } from '../conditions/find-conditions.ts'
import { narrativeOf } from '../conditions/narrative.ts'
import { writeOut } from '../conditions/shorthand.ts'
import type { Expression } from '../formal/expression.ts'
import type { QueryReading } from '../formal/read-operators.ts'
import type { ReadingAlternative } from '../formal/reading-alternative.ts'
import { isFunctionWord } from '../formal/sentence-words.ts'
import { type BareLaw, findBareLaws } from '../norms/bare-laws.ts'
import { findNorms } from '../norms/find-norms.ts'
import { countWords, maxWords } from '../parts/count-words.ts'
import { findCaption } from '../parts/find-caption.ts'
import { findIdentifiers } from '../parts/find-identifiers.ts'
import { findQuotes } from '../parts/find-quotes.ts'
import type { Span } from '../parts/span.ts'
import { findFixedTerms, findLawyers, findNamedTopics } from './fixed-terms.ts'
import { findArticlesOr, findLowerOr } from './lower-or.ts'

/** What a short search says without a word for it. */
export interface TerseReading {
  /** Terms of which a ruling must have one. Their words are not searched otherwise. */
  readonly alternatives: readonly Expression[]
  /** Terms whose words must stand together. They are searched as words too. */
  readonly terms: readonly Expression[]
  /** Numbers read as laws. */
  readonly laws: readonly BareLaw[]
  /** Null when nothing of it was found. */
  readonly alternative: ReadingAlternative | null
}

export const nothingTerse: TerseReading = { alternatives: [], terms: [], laws: [], alternative: null }

/** Without one of these nothing is found. */
const anySign = /(?<!\p{L})[ou](?!\p{L})|\d{2}\.?\d{3}/u

/** Words of a question or of an account, which no search of few words has. */
const sentenceWords =
  /(?<!\p{L})(?:qu[eé]|cu[aá]l(?:es)?|c[oó]mo|cu[aá]nd?t?o|d[oó]nde|qui[eé]n(?:es)?|se|me|mi|hago|debo|puedo|algo|alguien)(?!\p{L})|[¿?!]/iu

/** Beside more words than this, which say as much, the words of a name may stand apart. */
const maxOthers = 1
const countOthers = (text: string, apart: readonly Span[]): number =>
  [...text.matchAll(/\p{L}{3,}/gu)].filter(
    ({ 0: word, index }) => !isFunctionWord(word) && !apart.some((span) => overlaps(span, { from: index, to: index + word.length })),
  ).length

/**
 * Reads a search of few words that tells nothing. `requested` is the reading that the request asks for, and `demanded` what is demanded of the
 * rulings already.
 */
export function readTerse(text: string, requested: QueryReading | undefined, demanded: readonly Span[] = []): TerseReading {
  const count = countWords(text)
  if (count > maxWordsOfNotes || sentenceWords.test(text)) return nothingTerse
  const { phrases, exclusions } = findQuotes(text)
  const quotes = [...phrases, ...exclusions]
  const identifiers = findIdentifiers(text)
  if (narrativeOf(text, quotes) !== 'notes') return nothingTerse
  if (count > maxWords) return requested === 'palabras' ? nothingTerse : readLaws(text, [...quotes, ...identifiers, ...findNorms(text)])
  const lawyers = findLawyers(text)
  const listed = findFixedTerms(text, quotes)
  if (listed.length + lawyers.length + findNamedTopics(text, quotes).length === 0 && !anySign.test(text)) return nothingTerse
  const articles = findArticlesOr(text)
  const apart = [...quotes, ...identifiers, ...identifiers.flatMap(({ court }) => court ?? []), ...findNorms(text), ...articles]
  const found = findBareLaws(text, apart)
  const mentions = mentionSpans(text, apart)
  const isDemanded = (term: Span): boolean => demanded.some(({ from, to }) => from <= term.from && term.to <= to)
  const fixed = listed.filter((term) => !isDemanded(term))
  const alternatives = findCaption(text) === null ? [...articles, ...findLowerOr(text, [...apart, ...found, ...mentions])] : []
  const besides = [...apart, ...found, ...mentions, ...alternatives]
  const isAmidFew = (terms: readonly Span[], max = maxOthers): boolean => countOthers(text, [...besides, ...terms]) <= max
  const named = findNamedTopics(text, [...besides, ...listed, ...demanded]).flatMap(({ term, isFixed }) =>
    isAmidFew([term], isFixed ? maxOthers : 0) ? [term] : [],
  )
  const together = [...(isAmidFew(fixed) ? fixed.filter((term) => !alternatives.some((each) => overlaps(term, each))) : []), ...named]
  const terms = [...lawyers, ...together]
  if (requested === 'palabras') {
    if (found.length + alternatives.length + terms.length === 0) return nothingTerse
    return {
      ...nothingTerse,
      alternative: { notice: `${readAsWords(text, alternatives, terms, found)}.`, reading: 'operadores', about: 'shorthand' },
    }
  }
  const laws = found.filter(({ isPlain }) => isPlain || requested === 'operadores')
  return { alternatives, terms, laws, alternative: alternativeOf(text, alternatives, terms, laws, found) }
}

/** Words of notes that name a law by its number alone. */
const maxWordsOfNotes = 14

/** The laws of longer notes, and nothing else that needs few words to be sure. */
const readLaws = (text: string, apart: readonly Span[]): TerseReading => {
  const laws = findBareLaws(text, apart).filter(({ isPlain }) => isPlain)
  return laws.length === 0 ? nothingTerse : { ...nothingTerse, laws, alternative: alternativeOf(text, [], [], laws, laws) }
}

const mentionSpans = (text: string, apart: readonly Span[]): Span[] => {
  const written = writeOut(text)
  const taken = apart.map((span) => written.spanOf(span))
  return mentionsIn(written.text, { taken, norms: [], caseCourts: [], judges: [] }).map((mention) => written.originOf(mention))
}

const quoted = (text: string, { from, to }: Span): string => `«${text.slice(from, to)}»`
const namesOf = (text: string, spans: readonly Span[]): string => joinWords(spans.map((span) => quoted(text, span)))

const alternativeOf = (
  text: string,
  alternatives: readonly Expression[],
  terms: readonly Expression[],
  laws: readonly BareLaw[],
  found: readonly BareLaw[],
): ReadingAlternative | null => {
  const read = [
    ...alternatives.map((each) => `${quoted(text, each)} como lo uno o lo otro`),
    ...laws.map((law) => `«${law.written}» como ${law.name}`),
    ...(terms.length === 0 ? [] : [`${namesOf(text, terms)} como una sola expresión`]),
  ]
  if (read.length > 0) return { notice: `Se leyó ${joinWords(read)}.`, reading: 'palabras', about: 'shorthand' }
  const [law] = found
  return law === undefined
    ? null
    : { notice: `Se buscó «${law.written}» como número; puede ser la ${law.name}.`, reading: 'operadores', about: 'shorthand' }
}

const readAsWords = (text: string, alternatives: readonly Expression[], terms: readonly Expression[], laws: readonly BareLaw[]): string => {
  const spans = [...alternatives, ...terms, ...laws].sort((a, b) => a.from - b.from)
  return `Se ${spans.length === 1 ? 'leyó' : 'leyeron'} ${namesOf(text, spans)} como palabras sueltas`
}
