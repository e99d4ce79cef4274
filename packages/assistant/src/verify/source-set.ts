import { compareQuotation, findVerbatim, hiddenWords, WordSequence } from '@basejuris/legal-text'
import { paragraphAt, rulingWords, textAt, voiceAt } from '../spans/ruling-words.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Place, Span } from '../spans/span.ts'
import { completeRange } from './complete-range.ts'
import { hasLightDifferences } from './light-differences.ts'
import { withMarks, withMasks } from './with-marks.ts'

/** Words found: where they stand, whether their citation was repaired, and whether they are the source's own or nearly so. */
export interface FoundWords {
  readonly span: Span
  readonly places: readonly Place[]
  readonly isRepaired: boolean
  readonly isParaphrase: boolean
}

/** Fewer words stand in many texts by chance: they count in the named spans alone. */
const minWordsAnywhere = 5
/** A quotation with omissions stands for more of the source than it has, up to so many characters. */
const maxCharacters = 1_500

/**
 * The numbered spans of an answer and the rulings that were retrieved for it. Words that stand in a retrieved ruling outside every span
 * become a span of their own, with the next number.
 */
export class SourceSet {
  readonly #spans: Span[]
  readonly #rulings: ReadonlyMap<string, SourceRuling>
  readonly #words = new Map<Span, WordSequence>()

  constructor(spans: readonly Span[], rulings: readonly SourceRuling[]) {
    this.#spans = [...spans]
    this.#rulings = new Map(rulings.map((each) => [each.ruling.docId, each]))
  }

  /** Those given, then those added. */
  get spans(): readonly Span[] {
    return this.#spans
  }

  spanOf(n: number): Span | undefined {
    return this.#spans.find((span) => span.n === n)
  }

  rulingOf({ docId }: Pick<Span, 'docId'>): SourceRuling | undefined {
    return this.#rulings.get(docId)
  }

  /** The words in the named spans, then in their rulings, then in the other retrieved ones; else nearly the words of a named span. */
  find(written: string, named: readonly Span[]): FoundWords | null {
    const inNamed = this.#inSpans(written, named)
    if (inNamed !== null) return inNamed
    const { words } = new WordSequence(written)
    if (words.length < minWordsAnywhere) return null
    const others = this.#spans.filter((span) => !named.includes(span))
    const elsewhere = this.#inSpans(written, others) ?? this.#inRulings(written, words, named)
    return elsewhere === null ? this.#nearly(written, named) : { ...elsewhere, isRepaired: true }
  }

  #inSpans(written: string, named: readonly Span[]): FoundWords | null {
    for (const span of named) {
      const compared = findVerbatim(written, this.#wordsOf(span))
      if (compared === null || compared.to === compared.from) continue
      const source = this.#rulings.get(span.docId)
      if (source === undefined) continue
      const { section, anchor, from } = span
      const [first, end] = isWhole(span, compared) ? [0, span.text.length] : [compared.from, compared.to]
      const place = completed(source, { section, anchor, from: from + first, to: from + end })
      return { span: this.#spanAt(source, place), places: [place], isRepaired: false, isParaphrase: false }
    }
    return null
  }

  #inRulings(written: string, words: readonly string[], named: readonly Span[]): FoundWords | null {
    const ofNamed = named.map(({ docId }) => docId)
    const order = [...new Set([...ofNamed, ...this.#rulings.keys()])]
    for (const docId of order) {
      const source = this.#rulings.get(docId)
      if (source === undefined) continue
      const read = rulingWords(source.ruling)
      if (!read.mayHave(words)) continue
      const compared = findVerbatim(written, read.words)
      if (compared === null || compared.to === compared.from || compared.to - compared.from > maxCharacters) continue
      const places = read.placesOf(...completedRange(read.words.text, compared.from, compared.to))
      const [first] = places
      if (first === undefined) continue
      return { span: this.#spanAt(source, first), places, isRepaired: true, isParaphrase: false }
    }
    return null
  }

  #nearly(written: string, named: readonly Span[]): FoundWords | null {
    for (const span of named) {
      const compared = compareQuotation(written, this.#wordsOf(span))
      if (compared.kind === 'different' && hasLightDifferences(written, compared))
        return { span, places: [span], isRepaired: false, isParaphrase: true }
    }
    return null
  }

  /** The span that holds a place, else a new one of just that place. */
  #spanAt({ ruling, textHash }: SourceRuling, place: Place): Span {
    const { docId } = ruling
    const holding = this.#spans.find(
      (span) => span.docId === docId && span.anchor === place.anchor && span.from <= place.from && place.to <= span.to,
    )
    if (holding !== undefined) return holding
    const n = Math.max(0, ...this.#spans.map((span) => span.n)) + 1
    const added: Span = { ...place, n, docId, textHash, text: textAt(ruling, place), voice: voiceAt(ruling, place) }
    this.#spans.push(added)
    return added
  }

  #wordsOf(span: Span): WordSequence {
    const words = this.#words.get(span) ?? new WordSequence(span.text)
    this.#words.set(span, words)
    return words
  }
}

/** Words that are all those of a span are quoted with its signs and masks. */
const isWhole = ({ text }: Span, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  [text.slice(0, from), text.slice(to)].every((rest) => new WordSequence(rest).words.every((word) => word === hiddenWords))

const completed = ({ ruling }: SourceRuling, { section, anchor, from, to }: Place): Place => {
  const text = paragraphAt(ruling, anchor)
  const [start, end] = completedRange(text, from, to)
  return { section, anchor, from: start, to: end }
}

const completedRange = (text: string, from: number, to: number): readonly [from: number, to: number] =>
  withMarks(text, ...withMasks(text, ...completeRange(text, from, to)))
