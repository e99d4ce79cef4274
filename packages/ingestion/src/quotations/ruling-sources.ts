import { type Database, listPrintHits, listPrintPlaces, type PrintHit, type QuotationSourceRow } from '@basejuris/database'
import type { Paragraph } from '@basejuris/domain'
import { compareQuotation, findQuotations, type Quotation, quotationPrints, WordSequence } from '@basejuris/legal-text'
import { joinParagraphs, placesOf } from '../citations/read-texts.ts'
import { readSections } from '../record/read-rulings.ts'

/** Quoted words as they stand, and folded. */
export interface QuotedWords {
  readonly text: string
  readonly words: readonly string[]
}

/** A ruling in which quoted words stand. */
export interface RulingSource extends Omit<QuotationSourceRow, 'docId' | 'position'> {
  readonly decidedOn: string | null
}

/** Whether quoted words may come from there: not from a ruling of the same day or later, nor from where they are quoted too. */
export function isOrigin({ quoted, decidedOn }: Pick<RulingSource, 'quoted' | 'decidedOn'>, citingOn: string | null): boolean {
  return !quoted && (decidedOn === null || citingOn === null || decidedOn < citingOn)
}

/** Share of the quoted words that may differ. */
export const maxDifferingShare = 0.3
/** Rulings that are looked at for one print: what more have is a formula. */
const maxHits = 120
/** Rulings that are compared with one quotation. */
const maxCompared = 12
/** Rulings that are stored for one quotation. */
const maxSources = 10
/** Shares of the prints of a quotation, and of those that the likeliest ruling has, which a ruling must have to be compared. */
const minShare = 0.3
const minShareOfLikeliest = 0.5
/** Paragraphs of a passage at most. */
const maxParagraphs = 30
const maxHeldRulings = 60

/** A ruling that may have the words. Its quotations are looked for only where it has them. */
class SourceText {
  readonly paragraphs: readonly Paragraph[]
  #quotations: readonly Quotation[] | undefined

  constructor(paragraphs: readonly Paragraph[]) {
    this.paragraphs = paragraphs
  }

  /** Whether a range of the joined paragraphs stands between quotation marks, in part or whole. */
  isQuoted(from: number, to: number): boolean {
    this.#quotations ??= findQuotations(joinParagraphs(this.paragraphs))
    return this.#quotations.some((quotation) => quotation.from < to && from < quotation.to)
  }
}

interface Candidate {
  readonly docId: string
  readonly decidedOn: string | null
  /** Those of the quotation that it has. */
  readonly prints: readonly number[]
}

/** A ruling with quotations whose words are looked for in others of its kind. */
export interface QuotingRuling {
  readonly docId: string
  readonly fictional: boolean
  readonly quotations: readonly QuotedWords[]
}

/** Finds quoted words in other rulings. Holds the rulings read last, so use one for a batch. */
export class RulingSources {
  readonly #db: Database
  readonly #candidates = new Map<QuotedWords, readonly Candidate[]>()
  /** Paragraph of each print that a quotation shares, by candidate. */
  readonly #paragraphs = new Map<string, Map<number, number>>()
  readonly #held = new Map<string, SourceText | null>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Looks up which rulings may have the quotations, for all of them at once: a statement for each costs more than what it finds. */
  async prepare(rulings: readonly QuotingRuling[]): Promise<void> {
    const asked = rulings.flatMap(({ docId, fictional, quotations }) =>
      quotations.map((quotation) => ({ docId, fictional, quotation, prints: printsOfQuotation(quotation.text) })),
    )
    for (const [fictional, own] of Map.groupBy(asked, (one) => one.fictional)) {
      const hits = await listPrintHits(this.#db, distinct(own.flatMap(({ prints }) => prints)), { fictional, limit: maxHits })
      const byPrint = Map.groupBy(hits, ({ print }) => print)
      for (const { docId, quotation, prints } of own) {
        const others = prints.flatMap((print) => byPrint.get(print) ?? []).filter((hit) => hit.docId !== docId)
        this.#candidates.set(quotation, candidatesOf(others, prints.length))
      }
    }
    const candidates = [...this.#candidates.values()].flat()
    const docIds = distinct(candidates.map((one) => one.docId))
    const prints = distinct(candidates.flatMap((one) => one.prints))
    for (const { docId, print, paragraph } of await listPrintPlaces(this.#db, docIds, prints)) {
      const paragraphs = this.#paragraphs.get(docId) ?? new Map<number, number>()
      this.#paragraphs.set(docId, paragraphs.set(print, paragraph))
    }
    await this.#hold(docIds.slice(0, maxHeldRulings))
  }

  /** For each prepared quotation, the others of its kind in which the words stand, in no order. */
  async find(quotations: readonly QuotedWords[]): Promise<RulingSource[][]> {
    const candidates = quotations.map((quotation) => this.#candidates.get(quotation) ?? [])
    await this.#hold(candidates.flat().map(({ docId }) => docId))
    return quotations.map((quotation, at) => this.#compareAll(quotation, candidates[at] ?? []))
  }

  #compareAll(quotation: QuotedWords, candidates: readonly Candidate[]): RulingSource[] {
    const found = candidates.flatMap((candidate) => this.#compare(quotation, candidate) ?? [])
    const verbatim = found.filter(({ differences }) => differences === 0)
    const shown = verbatim.some(({ quoted }) => !quoted) ? verbatim : found
    return shown
      .sort((a, b) => a.differences - b.differences || (a.decidedOn ?? '9').localeCompare(b.decidedOn ?? '9'))
      .slice(0, maxSources)
  }

  #compare({ text, words }: QuotedWords, { docId, decidedOn, prints }: Candidate): RulingSource | null {
    const source = this.#held.get(docId) ?? null
    const places = this.#paragraphs.get(docId)
    const paragraphs = prints.flatMap((print) => places?.get(print) ?? [])
    if (source === null || paragraphs.length === 0) return null
    const [first, end] = passageOf(paragraphs, source.paragraphs.length)
    const passage = source.paragraphs.slice(first, end)
    const comparison = compareQuotation(text, new WordSequence(joinParagraphs(passage)))
    if (comparison.kind === 'absent') return null
    const differences = comparison.kind === 'verbatim' ? 0 : comparison.differences
    if (differences > words.length * maxDifferingShare) return null
    const start = source.paragraphs.slice(0, first).reduce((sum, paragraph) => sum + paragraph.text.length + 1, 0)
    const [from, to] = [start + comparison.from, start + comparison.to]
    return {
      sourceDocId: docId,
      anchor: placesOf(passage)(comparison.from).anchor,
      differences,
      quoted: source.isQuoted(from, to),
      decidedOn,
    }
  }

  async #hold(docIds: readonly string[]): Promise<void> {
    const missing = distinct(docIds).filter((docId) => !this.#held.has(docId))
    for (const oldest of this.#held.keys()) if (this.#held.size + missing.length > maxHeldRulings) this.#held.delete(oldest)
    const absent = distinct(docIds).filter((docId) => !this.#held.has(docId))
    for (const docId of absent) this.#held.set(docId, null)
    for (const [docId, sections] of await readSections(this.#db, absent))
      this.#held.set(docId, new SourceText(sections.flatMap((section) => section.paragraphs)))
  }
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

const printsOfQuotation = (text: string): number[] =>
  distinct(text.split('\n').flatMap((line) => quotationPrints(new WordSequence(line).words)))

/** The rulings that share most prints, likeliest first, the earliest of those that share as many. */
function candidatesOf(hits: readonly PrintHit[], prints: number): Candidate[] {
  const byRuling = [...Map.groupBy(hits, ({ docId }) => docId)].map(([docId, own]) => ({
    docId,
    decidedOn: own[0]?.decidedOn ?? null,
    prints: own.map(({ print }) => print),
  }))
  const highest = Math.max(0, ...byRuling.map((one) => one.prints.length))
  const least = Math.max(highest * minShareOfLikeliest, prints * minShare)
  return byRuling
    .filter((one) => one.prints.length >= least)
    .sort((a, b) => b.prints.length - a.prints.length || (a.decidedOn ?? '9').localeCompare(b.decidedOn ?? '9'))
    .slice(0, maxCompared)
}

/** The paragraphs between the prints, with one on each side; around the first one where they lie far apart. */
function passageOf(paragraphs: readonly number[], total: number): readonly [first: number, end: number] {
  const [low, high] = [Math.min(...paragraphs), Math.max(...paragraphs)]
  const last = high - low > maxParagraphs ? low + 2 : high
  return [Math.max(0, low - 1), Math.min(total, last + 2)]
}
