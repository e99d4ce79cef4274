import { cachedNormParts, type Database, findNorm, listNormTexts, type StoredNorm } from '@basejuris/database'
import { chileanDate, chooseNormVersion, type NormPart, type NormVersion } from '@basejuris/domain'
import { articlePositions, compareQuotation, type QuotationComparison, restatedIn, runHashes, WordSequence } from '@basejuris/legal-text'

/** A norm, or one of its articles, that quoted words are attributed to. */
export interface QuotedNorm {
  readonly idNorma: number
  /** Canonical number; null for the whole norm. */
  readonly article: string | null
}

/** Quoted words beside one stored text of a norm. */
export interface ComparedWording {
  /** The norm whose text this is: the one that restates the norm quoted, where it is found there. */
  readonly idNorma: number
  readonly version: NormVersion
  /** The text is in force today; false for an earlier or a deferred one. */
  readonly isLatest: boolean
  /** The article in which the words stand; null where they stand in none. */
  readonly article: string | null
  readonly comparison: Exclude<QuotationComparison, { readonly kind: 'absent' }>
  /** Words of the text, to show what stands at the range of the comparison. */
  readonly words: WordSequence
}

interface Wording {
  readonly idNorma: number
  readonly version: NormVersion
  readonly isLatest: boolean
  readonly words: WordSequence
  /** Ascending offsets of `words.text` at which each part begins. */
  readonly parts: readonly { readonly from: number; readonly article: string | null }[]
  readonly runs: ReadonlySet<number>
}

/** Words of norms held at a time: about 150 bytes each. */
const maxHeldWords = 400_000

/**
 * Compares quoted words with the stored texts of norms, in every version. Holds the texts compared last, so use one for a batch or a
 * document, not for the life of a process: it does not see later imports.
 */
export class NormWordings {
  readonly #db: Database
  readonly #today: string
  readonly #norms = new Map<number, Promise<StoredNorm | null>>()
  readonly #held = new Map<string, readonly Wording[]>()
  #heldWords = 0

  constructor(db: Database, now = new Date()) {
    this.#db = db
    this.#today = chileanDate(now)
  }

  /** Whether any text of it was imported: without one nothing can be said of a quotation. */
  async hasText(quoted: QuotedNorm): Promise<boolean> {
    return (await this.#wordings(quoted)).length > 0
  }

  /**
   * Every stored text of the norm in which the words stand, the nearest first: verbatim before different, fewer differences before more,
   * the text in force before others, then the latest. Empty where none has them, or where no text was imported. With `quotedRuns`, the
   * `runHashes` of the quotation, texts that share no run of five words with it are passed over, which is much faster.
   */
  async compare(quoted: string, norm: QuotedNorm, quotedRuns?: Int32Array): Promise<ComparedWording[]> {
    const wordings = await this.#wordings(norm)
    return wordings
      .flatMap(({ parts, runs, ...wording }): ComparedWording[] => {
        if (quotedRuns?.some((run) => runs.has(run)) === false) return []
        const comparison = compareQuotation(quoted, wording.words)
        if (comparison.kind === 'absent') return []
        return [{ ...wording, article: parts.findLast(({ from }) => from <= comparison.from)?.article ?? null, comparison }]
      })
      .sort((a, b) => differencesOf(a) - differencesOf(b) || Number(b.isLatest) - Number(a.isLatest) || beginning(b, a))
  }

  async #wordings(norm: QuotedNorm): Promise<readonly Wording[]> {
    const key = `${norm.idNorma} ${norm.article}`
    const held = this.#held.get(key)
    if (held !== undefined) return held
    const restating = restatedIn(norm.idNorma)
    const ids = restating === null || restating === norm.idNorma ? [norm.idNorma] : [norm.idNorma, restating]
    const wordings = (await Promise.all(ids.map((textId) => this.#read(norm, textId)))).flat()
    this.#held.set(key, wordings)
    this.#heldWords += sizeOf(wordings)
    for (const [oldest, old] of this.#held) {
      if (this.#heldWords <= maxHeldWords || oldest === key) break
      this.#held.delete(oldest)
      this.#heldWords -= sizeOf(old)
    }
    return wordings
  }

  async #read({ idNorma, article }: QuotedNorm, textId: number): Promise<Wording[]> {
    const stored = await this.#norm(textId)
    if (stored === null) return []
    const latest = chooseNormVersion(stored.versions, { day: this.#today, today: this.#today })
    const found = await Promise.all(
      stored.versions.map(async (version): Promise<Wording | null> => {
        const parts = await cachedNormParts(this.#db, {
          idNorma: textId,
          version: version.version,
          changeSequence: stored.changeSequence,
        })
        const positions = article === null ? undefined : articlePositions(parts, article, { idNorma, textId })
        if (positions?.length === 0) return null
        const texts = await listNormTexts(this.#db, {
          idNorma: textId,
          version: version.version,
          ...(positions === undefined ? {} : { positions }),
        })
        const isLatest = latest?.state === 'latest' && version === latest.version
        return { idNorma: textId, version, isLatest, ...joinTexts(texts, parts) }
      }),
    )
    return found.filter((wording) => wording !== null)
  }

  #norm(idNorma: number): Promise<StoredNorm | null> {
    const read = this.#norms.get(idNorma) ?? findNorm(this.#db, idNorma)
    this.#norms.set(idNorma, read)
    return read
  }
}

function joinTexts(texts: ReadonlyMap<number, string>, parts: readonly NormPart[]): Pick<Wording, 'words' | 'parts' | 'runs'> {
  const ordered = [...texts].sort(([a], [b]) => a - b).map(([position, text]) => ({ position, text: text.normalize('NFC') }))
  let from = 0
  const starts = ordered.map(({ position, text }) => {
    const start = { from, article: parts[position]?.article ?? null }
    from += text.length + 1
    return start
  })
  const words = new WordSequence(ordered.map(({ text }) => text).join('\n'))
  return { words, parts: starts, runs: new Set(runHashes(words.words)) }
}

const sizeOf = (wordings: readonly Wording[]): number => wordings.reduce((sum, { words }) => sum + words.words.length, 0)
const differencesOf = ({ comparison }: ComparedWording): number => (comparison.kind === 'verbatim' ? 0 : comparison.differences)
const beginning = (a: ComparedWording, b: ComparedWording): number =>
  (a.version.inForceFrom ?? '').localeCompare(b.version.inForceFrom ?? '')
