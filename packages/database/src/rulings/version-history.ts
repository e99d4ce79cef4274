import { type Ruling, rulingText } from '@basejuris/domain'
import { contentHash, textHash } from './content-hash.ts'
import type { RulingVersion, VersionStatus } from './ruling-versions.ts'

/** Where a ruling offered to the store comes from. Without one it stands alone, made by the present parsers from nothing kept. */
export interface RecordOrigin {
  /** Ruling whose text it was found to be; null when it stands alone. Counts only for a record that is not stored yet. */
  readonly versionOf: string | null
  readonly fetchedAt: Date | null
  readonly rawHash: string | null
  readonly documentsVersion: number
  readonly status: VersionStatus | null
  /** The source reserved or anonymised it: what it said before must not stay readable. */
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

/** A record read at its origin before another one. */
export function isOlder(fetchedAt: Date | null, than: Date | null): boolean {
  return fetchedAt !== null && than !== null && fetchedAt.getTime() < than.getTime()
}

/** A text with less of the longest one than this is an extract. */
const wholeShare = 0.9

/** The versions of one ruling while records are being stored: which rows change, and which contents came. */
export class VersionStanding {
  readonly docId: string
  readonly #rows: RulingVersion[]
  readonly #shownBefore: number | null
  readonly #changed = new Set<number>()
  readonly #contents = new Map<number, Ruling>()
  readonly #erased = new Set<number>()

  constructor(docId: string, stored: readonly RulingVersion[]) {
    this.docId = docId
    this.#rows = [...stored]
    this.#shownBefore = stored.find(({ shown }) => shown)?.version ?? null
  }

  /** A record as received: a new version when its text is another, otherwise new facts of the one it has. One read earlier than the latest is superseded at once. */
  offer(ruling: Ruling, origin: RecordOrigin, now: Date): void {
    const latest = this.#latestOf(ruling.docId)
    const content = { ...ruling, docId: this.docId }
    const hashes = { textHash: textHash(ruling), contentHash: contentHash(content) }
    const { fetchedAt, rawHash, documentsVersion, status } = origin
    const facts = { fetchedAt: fetchedAt ?? latest?.fetchedAt ?? null, rawHash, documentsVersion, status: status ?? latest?.status ?? null }
    const given = { ...facts, ...hashes, characters: rulingText(ruling).length, factCount: countFacts(ruling) }
    if (latest !== undefined && (latest.textHash === hashes.textHash || latest.textHash === '')) {
      this.#replace({ ...latest, ...given })
      if (latest.contentHash !== hashes.contentHash) this.#contents.set(latest.version, content)
      return
    }
    const late = isOlder(fetchedAt, latest?.fetchedAt ?? null)
    const replaced = latest?.rawHash === rawHash ? latest.status : 'replaced'
    if (latest !== undefined && !late) this.#replace({ ...latest, supersededAt: now, status: replaced })
    const version = Math.max(0, ...this.#rows.map((row) => row.version)) + 1
    const { source, idSentence } = ruling
    const own = { docId: this.docId, version, shown: false, recordId: ruling.docId, source, idSentence, storedAt: now }
    const place = late ? ({ supersededAt: now, status: 'replaced' } as const) : { supersededAt: null, status }
    this.#rows.push({ ...own, ...given, fetchedAt, ...place })
    if (origin.reserved === true && !late)
      for (const row of this.#rows) if (row.recordId === ruling.docId && row.version !== version) this.#erase(row.version)
    this.#changed.add(version)
    this.#contents.set(version, content)
  }

  /** Its source takes a record back: none of its versions may be read any more. */
  withdraw(recordId: string, now: Date): void {
    for (const row of this.#rows.filter((one) => one.recordId === recordId)) {
      this.#replace({ ...row, supersededAt: row.supersededAt ?? now, status: 'withdrawn' })
      this.#erase(row.version)
    }
  }

  /**
   * Decides what is shown: of the latest states of its records those whose text is whole, of these the one that says most, of these the newest. Null
   * when every record was withdrawn.
   */
  settle(): RulingVersion | null {
    const live = this.#rows.filter(({ supersededAt }) => supersededAt === null)
    const longest = Math.max(0, ...live.map(({ characters }) => characters))
    const [best = null] = live
      .filter(({ characters }) => characters >= longest * wholeShare)
      .sort((a, b) => b.factCount - a.factCount || ms(b.fetchedAt) - ms(a.fetchedAt) || b.version - a.version)
    for (const row of this.#rows) {
      const shown = row.version === best?.version
      if (row.shown !== shown) this.#replace({ ...row, shown })
    }
    return best
  }

  /** The version shown when the standing was read. */
  shownBefore(): number | null {
    return this.#shownBefore
  }

  /** Rows to write. */
  changed(): RulingVersion[] {
    return this.#rows.filter(({ version }) => this.#changed.has(version))
  }

  /** Versions whose text must be kept nowhere. */
  erased(): number[] {
    return [...this.#erased]
  }

  /** Contents that came, by version. */
  contents(): ReadonlyMap<number, Ruling> {
    return this.#contents
  }

  #latestOf(recordId: string): RulingVersion | undefined {
    return this.#rows.findLast((row) => row.recordId === recordId && row.supersededAt === null)
  }

  #erase(version: number): void {
    this.#erased.add(version)
    this.#contents.delete(version)
  }

  #replace(row: RulingVersion): void {
    const at = this.#rows.findIndex(({ version }) => version === row.version)
    if (JSON.stringify(this.#rows[at]) === JSON.stringify(row)) return
    this.#rows[at] = row
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
