import type { Ruling, RulingFacts } from './ruling.schema.ts'
import { rulingText } from './ruling-text.ts'

/** What is known of a version: final, under appeal, replaced by its source with another text, or withdrawn by it. */
export type VersionStatus = 'firm' | 'appealed' | 'replaced' | 'withdrawn'

/** One state in which a source delivered a ruling. */
export interface RulingVersion {
  readonly docId: string
  /** From 1, in the order of storing. A number is never used again. */
  readonly version: number
  /** True for the one version that readers see and searches find. */
  readonly shown: boolean
  /** The docId the record would have as a ruling of its own. An address with it leads to the ruling. */
  readonly recordId: string
  readonly source: string
  readonly idSentence: string
  /** When it was read at its origin; null when the source does not say. */
  readonly fetchedAt: Date | null
  readonly storedAt: Date
  /** SHA-256 of the raw record in base64url; null for a ruling stored without one. */
  readonly rawHash: string | null
  /** SHA-256 of its sections as stored; empty for rulings stored before versions existed. */
  readonly textHash: string
  /** SHA-256 of facts and sections. */
  readonly contentHash: string
  readonly characters: number
  readonly factCount: number
  /** Version of the parsers and of the masking that made it. */
  readonly documentsVersion: number
  readonly status: VersionStatus | null
  /** When a newer version of the same record replaced it, or its source withdrew it; null for the latest of its record. */
  readonly supersededAt: Date | null
}

/** Where a ruling that is stored comes from. */
export interface RecordOrigin {
  /** Ruling whose text it shares; null when it is a ruling of its own. Only read for a record that is not stored yet. */
  readonly versionOf: string | null
  readonly fetchedAt: Date | null
  readonly rawHash: string | null
  readonly documentsVersion: number
  readonly status: VersionStatus | null
  /** The source reserved or anonymised it: earlier texts must not stay readable. */
  readonly reserved?: boolean
}

export const unknownOrigin: RecordOrigin = {
  versionOf: null,
  fetchedAt: null,
  rawHash: null,
  documentsVersion: 0,
  status: null,
  reserved: false,
}

/** Whether a record was read at its origin before another one; false when either time is unknown. */
export function isOlder(fetchedAt: Date | null, than: Date | null): boolean {
  return fetchedAt !== null && than !== null && fetchedAt.getTime() < than.getTime()
}

/** Whether two rulings agree in every fact that distinguishes decisions of one day. Only their texts can still differ. */
export function mayBeSameDecision(a: RulingFacts, b: RulingFacts): boolean {
  return (
    a.docId !== b.docId &&
    a.docketNumber !== null &&
    a.decidedOn !== null &&
    a.docketNumber === b.docketNumber &&
    a.decidedOn === b.decidedOn &&
    a.collection === b.collection &&
    a.court === b.court &&
    a.fictional === b.fictional &&
    agree(a.book, b.book) &&
    agree(a.kind, b.kind)
  )
}

const agree = (a: string | null, b: string | null): boolean => a === null || b === null || a === b

/** A text with a smaller share of the longest one's characters is an extract. */
const minWholeShare = 0.9

/** Hash functions of a ruling: of its sections, and of facts and sections. */
export interface RulingHashes {
  readonly textHash: (ruling: Ruling) => string
  readonly contentHash: (ruling: Ruling) => string
}

/** The versions of one ruling while records are stored. It decides which version is shown and collects what must be written. */
export class VersionHistory {
  readonly docId: string
  readonly #hashes: RulingHashes
  readonly #versions: RulingVersion[]
  readonly #shownBefore: number | null
  readonly #changed = new Set<number>()
  readonly #contents = new Map<number, Ruling>()
  readonly #erased = new Set<number>()

  constructor(docId: string, stored: readonly RulingVersion[], hashes: RulingHashes) {
    this.docId = docId
    this.#hashes = hashes
    this.#versions = [...stored]
    this.#shownBefore = stored.find(({ shown }) => shown)?.version ?? null
  }

  /**
   * Adds a record as received. Another text makes a new version; the same text updates the facts of the version it has.
   * A record read before the latest one is superseded at once.
   */
  add(ruling: Ruling, origin: RecordOrigin, now: Date): void {
    const latest = this.#latestOf(ruling.docId)
    const content = { ...ruling, docId: this.docId }
    const hashes = { textHash: this.#hashes.textHash(ruling), contentHash: this.#hashes.contentHash(content) }
    const { fetchedAt, rawHash, documentsVersion, status } = origin
    const facts = { fetchedAt: fetchedAt ?? latest?.fetchedAt ?? null, rawHash, documentsVersion, status: status ?? latest?.status ?? null }
    const received = { ...facts, ...hashes, characters: rulingText(ruling).length, factCount: countFacts(ruling) }
    if (latest !== undefined && (latest.textHash === hashes.textHash || latest.textHash === '')) {
      this.#replace({ ...latest, ...received })
      if (latest.contentHash !== hashes.contentHash) this.#contents.set(latest.version, content)
      return
    }
    const late = isOlder(fetchedAt, latest?.fetchedAt ?? null)
    const replacedStatus = latest?.rawHash === rawHash ? latest.status : 'replaced'
    if (latest !== undefined && !late) this.#replace({ ...latest, supersededAt: now, status: replacedStatus })
    const version = Math.max(0, ...this.#versions.map((row) => row.version)) + 1
    const { source, idSentence } = ruling
    const own = { docId: this.docId, version, shown: false, recordId: ruling.docId, source, idSentence, storedAt: now }
    const order = late ? ({ supersededAt: now, status: 'replaced' } as const) : { supersededAt: null, status }
    this.#versions.push({ ...own, ...received, fetchedAt, ...order })
    if (origin.reserved === true && !late)
      for (const row of this.#versions) if (row.recordId === ruling.docId && row.version !== version) this.#erase(row.version)
    this.#changed.add(version)
    this.#contents.set(version, content)
  }

  /** Marks every version of a record as withdrawn by its source and erases their texts. */
  withdraw(recordId: string, now: Date): void {
    for (const row of this.#versions.filter((version) => version.recordId === recordId)) {
      this.#replace({ ...row, supersededAt: row.supersededAt ?? now, status: 'withdrawn' })
      this.#erase(row.version)
    }
  }

  /**
   * Chooses the version to show among the latest of each record: those with a whole text, of these the one with most facts, then the newest.
   * Null when every record was withdrawn.
   */
  chooseShown(): RulingVersion | null {
    const latest = this.#versions.filter(({ supersededAt }) => supersededAt === null)
    const maxCharacters = Math.max(0, ...latest.map(({ characters }) => characters))
    const [best = null] = latest
      .filter(({ characters }) => characters >= maxCharacters * minWholeShare)
      .sort((a, b) => b.factCount - a.factCount || ms(b.fetchedAt) - ms(a.fetchedAt) || b.version - a.version)
    for (const row of this.#versions) {
      const shown = row.version === best?.version
      if (row.shown !== shown) this.#replace({ ...row, shown })
    }
    return best
  }

  /** The version shown when the history was read. */
  shownBefore(): number | null {
    return this.#shownBefore
  }

  /** Versions to write. */
  changed(): RulingVersion[] {
    return this.#versions.filter(({ version }) => this.#changed.has(version))
  }

  /** Versions whose text must not stay anywhere. */
  erased(): number[] {
    return [...this.#erased]
  }

  /** Contents received, by version. */
  contents(): ReadonlyMap<number, Ruling> {
    return this.#contents
  }

  #latestOf(recordId: string): RulingVersion | undefined {
    return this.#versions.findLast((row) => row.recordId === recordId && row.supersededAt === null)
  }

  #erase(version: number): void {
    this.#erased.add(version)
    this.#contents.delete(version)
  }

  #replace(row: RulingVersion): void {
    const at = this.#versions.findIndex(({ version }) => version === row.version)
    if (JSON.stringify(this.#versions[at]) === JSON.stringify(row)) return
    this.#versions[at] = row
    this.#changed.add(row.version)
  }
}

const ms = (moment: Date | null): number => moment?.getTime() ?? 0

const countFacts = ({ outcome, judges, subjects, norms, ...ruling }: Ruling): number => {
  const { chamber, decidedOn, docketNumber, ruc, appealType, drafter, originCourt, originDocketNumber, officialUrl } = ruling
  const single = [chamber, decidedOn, docketNumber, ruc, appealType, drafter, originCourt, originDocketNumber, officialUrl]
  const lists = [judges, subjects, norms].filter((list) => list.length > 0).length
  return single.filter((fact) => fact !== null).length + lists + (outcome === 'sin_dato' ? 0 : 1)
}
