import type { Section, SectionKind } from '@basejuris/domain'
import { analyze, findNormCitations, foldText, stopWords, type Voice } from '@basejuris/legal-text'
import { cutClauses } from '../spans/cut-clauses.ts'
import { textAt, voiceAt } from '../spans/ruling-words.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Place } from '../spans/span.ts'
import { completeRange } from '../verify/complete-range.ts'
import { repeatsAnother, reportsAnother } from './account-sentences.ts'

/** A sentence, or a clause that stands for itself, that an answer may quote. */
export interface Candidate {
  readonly source: SourceRuling
  readonly place: Place
  readonly kind: SectionKind
  readonly voice: Voice
  readonly text: string
  readonly folded: string
  /** Stems of its words in order, without stop words. */
  readonly stems: readonly string[]
  /** Keys of the norms that it cites. Read on first use. */
  readonly norms: () => ReadonlySet<string>
  /** Whether it tells what somebody else said or filed, whatever its voice. Read on first use. */
  readonly isOfAnother: () => boolean
}

/** Shorter ones are headings and formulas. */
const minLength = 45
const maxLength = 900

/** Every sentence of a ruling but those of its closing. */
export function candidatesOf(source: SourceRuling): readonly Candidate[] {
  return source.ruling.sections.flatMap((section) => candidatesIn(source, section))
}

/** The sentences of one section. Cached by it. */
export function candidatesIn(source: SourceRuling, section: Section): readonly Candidate[] {
  if (section.kind === 'cierre') return []
  const cached = cache.get(section)
  if (cached?.textHash === source.textHash) return cached.found.map((each) => ({ ...each, source }))
  const found = section.paragraphs.flatMap(({ anchor, text }) =>
    placesOf(text)
      .map(([from, to]) => candidateAt(source, section.kind, { section: section.anchor, anchor, from, to }))
      .filter(({ stems }) => stems.length >= 4),
  )
  cache.set(section, { textHash: source.textHash, found })
  return found
}

const cache = new WeakMap<Section, { readonly textHash: string; readonly found: readonly Candidate[] }>()

/** A sentence that only announces a list or an order, and one that only numbers its considerando, answers nothing. */
const placesOf = (text: string): (readonly [from: number, to: number])[] => {
  const ranges = cutClauses(text)
    .map(({ from, to }) => completeRange(text, from, to))
    .filter(([from, to]) => to - from >= minLength && to - from <= maxLength && !/:\s*$/u.test(text.slice(from, to)))
  return ranges.filter(
    ([from, to], at) => !ranges.some(([start, end], other) => other !== at && start <= from && to <= end && end - start > to - from),
  )
}

/** The words at a place. */
export function candidateAt(source: SourceRuling, kind: SectionKind, place: Place): Candidate {
  const text = textAt(source.ruling, place)
  let norms: ReadonlySet<string> | undefined
  let isOfAnother: boolean | undefined
  const folded = foldText(text)
  return {
    source,
    place,
    kind,
    voice: voiceAt(source.ruling, place),
    text,
    folded,
    stems: analyze(text).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token])),
    norms: () => {
      norms ??= new Set(findNormCitations(text).map(({ key }) => key))
      return norms
    },
    isOfAnother: () => {
      isOfAnother ??= reportsSomebody(source.ruling.sections, { kind, folded, place })
      return isOfAnother
    },
  }
}

const reportsSomebody = (
  sections: SourceRuling['ruling']['sections'],
  { kind, folded, place }: Pick<Candidate, 'kind' | 'folded' | 'place'>,
): boolean => {
  const section = sections.find(({ anchor }) => anchor === place.section)
  const paragraph = section?.paragraphs.find(({ anchor }) => anchor === place.anchor)
  if (section === undefined || paragraph === undefined) return false
  if (kind !== 'resolutiva' && reportsAnother(folded, foldText(sentenceBefore(paragraph.text, place.from)))) return true
  return repeatsAnother(section, place.anchor, place.from, place.to)
}

const maxBefore = 600
/** What stands of a sentence before one of its clauses. */
const sentenceBefore = (text: string, from: number): string => {
  const before = text.slice(Math.max(0, from - maxBefore), from)
  return before.slice(before.lastIndexOf('.') + 1).trim()
}
