import { setImmediate } from 'node:timers/promises'
import {
  type Database,
  getTraceProgress,
  listNormPlaces,
  listPendingQuotations,
  mergePrints,
  type PendingQuotations,
  saveTraced,
  type TracedQuotation,
} from '@basejuris/database'
import { runHashes, WordSequence, withoutChangedCapitals } from '@basejuris/legal-text'
import { type QuotedNorm, type WrittenQuotation, writtenQuotations } from '../citations/written-quotations.ts'
import { readSections } from '../record/read-rulings.ts'
import type { RelationReader } from '../relations/relation-reader.ts'
import { NormWordings } from './norm-wordings.ts'
import { isOrigin, maxDifferingShare, type QuotedWords, RulingSources } from './ruling-sources.ts'

export interface QuotationsTraced {
  readonly traced: number
  /** No quotation waits to be traced. */
  readonly done: boolean
}

const defaultBatchSize = 20

/** Looks for the words of quotations where they stand. Holds norms read before, as most rulings quote the same ones. */
export class QuotationTracer {
  readonly #db: Database
  readonly #reader: Pick<RelationReader, 'takeWritten'> | null
  #wordings: { readonly normSequence: number; readonly norms: NormWordings } | null = null

  /** `reader` knows the words of quotations whose rulings were prepared here; those of others are read from their texts. */
  constructor(db: Database, reader: Pick<RelationReader, 'takeWritten'> | null = null) {
    this.#db = db
    this.#reader = reader
  }

  /**
   * Looks for the words of the next quotations in the norms that their rulings name, then in all other rulings, and stores where they
   * stand. Fictional rulings are traced to fictional ones alone. A killed call leaves nothing half done; two processes may call it at once.
   */
  async trace(batchSize = defaultBatchSize): Promise<QuotationsTraced> {
    const seen = await getTraceProgress(this.#db)
    const pending = await listPendingQuotations(this.#db, batchSize)
    if (pending.length === 0) return { traced: 0, done: true }
    const written = await this.#readWritten(pending)
    const wordings = this.#norms(seen.normSequence)
    const sources = new RulingSources(this.#db)
    // One query for the articles of all of them: each alone takes most of the time of tracing.
    await wordings.prefetch(written.flatMap(({ quotations }) => quotations.flatMap(({ norms }) => norms)))
    const tracing: TracingRuling[] = []
    for (const one of written) {
      tracing.push(await traceToNorms(wordings, one))
      await setImmediate()
    }
    await mergePrints(this.#db)
    await sources.prepare(tracing)
    const traced: TracedQuotation[] = []
    for (const one of tracing) {
      traced.push(...(await traceToRulings(sources, one)))
      await setImmediate()
    }
    const contentHashes = new Map(pending.map(({ docId, contentHash }) => [docId, contentHash]))
    const isSaved = await saveTraced(this.#db, { traced, contentHashes, seen })
    return { traced: isSaved ? traced.length : 0, done: false }
  }

  async #readWritten(pending: readonly PendingQuotations[]): Promise<WrittenQuotations[]> {
    const cached = new Map(pending.map(({ docId, contentHash }) => [docId, this.#reader?.takeWritten(contentHash) ?? null]))
    const missing = pending.flatMap(({ docId }) => (cached.get(docId) == null ? [docId] : []))
    const sectionsOf = await readSections(this.#db, missing)
    const places = await listNormPlaces(this.#db, missing)
    return pending.map(({ quotations, ...one }) => {
      const all = cached.get(one.docId)
      const paragraphs = (sectionsOf.get(one.docId) ?? []).flatMap((section) => section.paragraphs)
      const own =
        all == null
          ? writtenQuotations(paragraphs, quotations, places.get(one.docId)?.norms ?? [])
          : quotations.map(({ position }) => all[position])
      return { ...one, quotations: quotations.map(({ position }, at) => ({ position, ...(own[at] ?? nothingWritten) })) }
    })
  }

  /** Texts that were imported since are read again. */
  #norms(normSequence: number): NormWordings {
    if (this.#wordings?.normSequence !== normSequence) this.#wordings = { normSequence, norms: new NormWordings(this.#db) }
    return this.#wordings.norms
  }
}

/** The quotations of a ruling as its text has them. */
interface WrittenQuotations extends Pick<PendingQuotations, 'docId' | 'fictional' | 'decidedOn'> {
  readonly quotations: readonly (WrittenQuotation & { readonly position: number })[]
}

const nothingWritten: WrittenQuotation = { written: null, norms: [] }

/** A ruling whose quotations were looked for in norms. */
interface TracingRuling extends Pick<WrittenQuotations, 'docId' | 'fictional' | 'decidedOn'> {
  readonly found: Map<number, TracedQuotation>
  /** Quotations that no norm has word by word. */
  readonly quotations: readonly (QuotedWords & { readonly position: number })[]
}

async function traceToNorms(wordings: NormWordings, { quotations, ...ruling }: WrittenQuotations): Promise<TracingRuling> {
  const { docId } = ruling
  const found = new Map<number, TracedQuotation>()
  const unknown: (QuotedWords & { readonly position: number })[] = []
  for (const { position, written, norms } of quotations) {
    found.set(position, { ...untraced, docId, position })
    if (written === null) continue
    const text = withoutChangedCapitals(written)
    const { words } = new WordSequence(text)
    const traced = await traceToNorm(wordings, { text, words }, norms)
    if (traced !== null) found.set(position, { ...untraced, ...traced, docId, position })
    if (traced?.state !== 'verbatim') unknown.push({ position, text, words })
  }
  return { ...ruling, found, quotations: unknown }
}

async function traceToRulings(sources: RulingSources, { docId, decidedOn, found, quotations }: TracingRuling): Promise<TracedQuotation[]> {
  const stands = await sources.find(quotations)
  for (const [at, { position }] of quotations.entries()) {
    const own = stands[at] ?? []
    const origin = own.filter((source) => isOrigin(source, decidedOn)).sort((a, b) => a.differences - b.differences)[0]
    const norm = found.get(position)
    const isNearerNorm = norm?.idNorma != null && (origin === undefined || origin.differences >= norm.differences)
    const rows = own.map(({ decidedOn: _, ...source }) => source)
    if (norm === undefined || isNearerNorm) continue
    if (origin === undefined) found.set(position, { ...untraced, docId, position, sources: rows })
    else
      found.set(position, {
        ...untraced,
        docId,
        position,
        state: origin.differences === 0 ? 'verbatim' : 'different',
        differences: origin.differences,
        sources: rows,
      })
  }
  return [...found.values()]
}

const untraced = { state: 'unknown', differences: 0, idNorma: null, normVersion: null, article: null, sources: [] } as const

type NormTrace = Pick<TracedQuotation, 'state' | 'differences' | 'idNorma' | 'normVersion' | 'article'>

/** The first article that has the words, else the one from which they differ least. */
async function traceToNorm(wordings: NormWordings, { text, words }: QuotedWords, norms: readonly QuotedNorm[]): Promise<NormTrace | null> {
  const runs = runHashes(words)
  let best: NormTrace | null = null
  for (const norm of norms) {
    const [nearest] = await wordings.compare(text, norm, runs)
    if (nearest === undefined) continue
    const { comparison, idNorma, version, article } = nearest
    const place = { idNorma, normVersion: version.version, article: article ?? norm.article }
    if (comparison.kind === 'verbatim') return { state: 'verbatim', differences: 0, ...place }
    if (comparison.differences > words.length * maxDifferingShare) continue
    if (best === null || comparison.differences < best.differences)
      best = { state: 'different', differences: comparison.differences, ...place }
  }
  return best
}
