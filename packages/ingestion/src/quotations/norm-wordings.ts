import { cachedNormParts, type Database, listNorms, listNormTexts, listNormTextsAt, type StoredNorm } from '@basejuris/database'
import { chileanDate, chooseNormVersion, type NormPart, type NormVersion } from '@basejuris/domain'
import { articlePositions, compareQuotation, type QuotationComparison, restatedIn, runHashes, WordSequence } from '@basejuris/legal-text'
import type { QuotedNorm } from '../citations/written-quotations.ts'

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
  readonly runs: RunSet
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
  readonly #norms = new Map<number, StoredNorm | null>()
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
        if (quotedRuns !== undefined && !runs.hasAny(quotedRuns)) return []
        const comparison = compareQuotation(quoted, wording.words)
        if (comparison.kind === 'absent') return []
        return [{ ...wording, article: parts.findLast(({ from }) => from <= comparison.from)?.article ?? null, comparison }]
      })
      .sort((a, b) => differencesOf(a) - differencesOf(b) || Number(b.isLatest) - Number(a.isLatest) || beginning(b, a))
  }

  /** Reads the texts of many articles at once, so that comparing with each of them asks nothing more. */
  async prefetch(norms: readonly QuotedNorm[]): Promise<void> {
    const missing = [...new Map(norms.map((norm) => [keyOf(norm), norm]))].filter(([key]) => !this.#held.has(key)).map(([, norm]) => norm)
    await this.#readNorms(missing.flatMap(textIdsOf))
    const found = await Promise.all(missing.map(async (norm) => ({ norm, places: await this.#places(norm) })))
    const texts = await listNormTextsAt(
      this.#db,
      found.flatMap(({ places }) => places.flatMap(({ idNorma, version, positions }) => placesAt(idNorma, version, positions ?? []))),
    )
    let next = 0
    for (const { norm, places } of found) {
      const wordings = places.map(({ positions, ...place }) => {
        const own = (positions ?? []).flatMap((position): [number, string][] => {
          const text = texts[next++] ?? null
          return text === null ? [] : [[position, text]]
        })
        return wordingOf(place, own)
      })
      this.#hold(keyOf(norm), wordings)
    }
  }

  async #wordings(norm: QuotedNorm): Promise<readonly Wording[]> {
    const key = keyOf(norm)
    const held = this.#held.get(key)
    if (held !== undefined) return held
    await this.#readNorms(textIdsOf(norm))
    const wordings = await Promise.all(
      (await this.#places(norm)).map(async ({ positions, ...place }) => {
        const at = { idNorma: place.idNorma, version: place.version.version, ...(positions === null ? {} : { positions }) }
        return wordingOf(place, [...(await listNormTexts(this.#db, at))])
      }),
    )
    this.#hold(key, wordings)
    return wordings
  }

  #hold(key: string, wordings: readonly Wording[]): void {
    this.#heldWords += sizeOf(wordings) - sizeOf(this.#held.get(key) ?? [])
    this.#held.set(key, wordings)
    for (const [oldest, old] of this.#held) {
      if (this.#heldWords <= maxHeldWords || oldest === key) break
      this.#held.delete(oldest)
      this.#heldWords -= sizeOf(old)
    }
  }

  /** Every stored text that has the article, in the order of the norms and their versions. */
  async #places(norm: QuotedNorm): Promise<WordingPlace[]> {
    const places = await Promise.all(
      textIdsOf(norm).flatMap((textId) => {
        const stored = this.#norms.get(textId) ?? null
        if (stored === null) return []
        const latest = chooseNormVersion(stored.versions, { day: this.#today, today: this.#today })
        return stored.versions.map(async (version): Promise<WordingPlace | null> => {
          const at = { idNorma: textId, version: version.version, changeSequence: stored.changeSequence }
          const parts = await cachedNormParts(this.#db, at)
          const { idNorma, article } = norm
          const positions = article === null ? null : articlePositions(parts, article, { idNorma, textId })
          if (positions?.length === 0) return null
          const isLatest = latest?.state === 'latest' && version === latest.version
          return { idNorma: textId, version, isLatest, structure: parts, positions }
        })
      }),
    )
    return places.filter((place) => place !== null)
  }

  async #readNorms(ids: readonly number[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#norms.has(id))
    const stored = await listNorms(this.#db, missing)
    for (const id of missing) this.#norms.set(id, stored.get(id) ?? null)
  }
}

/** Where an article stands in one stored text. */
interface WordingPlace extends Pick<Wording, 'idNorma' | 'version' | 'isLatest'> {
  readonly structure: readonly NormPart[]
  /** Null for the whole norm. */
  readonly positions: readonly number[] | null
}

const keyOf = ({ idNorma, article }: QuotedNorm): string => `${idNorma} ${article}`

/** The norm, and the one that restates it. */
const textIdsOf = ({ idNorma }: QuotedNorm): readonly number[] => {
  const restating = restatedIn(idNorma)
  return restating === null || restating === idNorma ? [idNorma] : [idNorma, restating]
}

const placesAt = (idNorma: number, { version }: NormVersion, positions: readonly number[]) =>
  positions.map((position) => ({ idNorma, version, position }))

function wordingOf({ structure, ...place }: Omit<WordingPlace, 'positions'>, texts: readonly (readonly [number, string])[]): Wording {
  const ordered = [...texts].sort(([a], [b]) => a - b).map(([position, text]) => ({ position, text: text.normalize('NFC') }))
  let from = 0
  const parts = ordered.map(({ position, text }) => {
    const start = { from, article: structure[position]?.article ?? null }
    from += text.length + 1
    return start
  })
  const words = new WordSequence(ordered.map(({ text }) => text).join('\n'))
  return { ...place, words, parts, runs: new RunSet(runHashes(words.words)) }
}

/** Runs of words. Most that are looked for are absent, which one bit of the hash says sooner than a set. */
class RunSet {
  readonly #runs: ReadonlySet<number>
  readonly #signs: Uint8Array
  readonly #mask: number

  constructor(runs: Int32Array) {
    this.#runs = new Set(runs)
    this.#signs = new Uint8Array(2 ** Math.ceil(Math.log2(runs.length * signsOfRun + 1)))
    this.#mask = this.#signs.length - 1
    for (const run of runs) this.#signs[run & this.#mask] = 1
  }

  hasAny(runs: Int32Array): boolean {
    return runs.some((run) => this.#signs[run & this.#mask] === 1 && this.#runs.has(run))
  }
}

/** Signs for each run, so that few share one. */
const signsOfRun = 8

const sizeOf = (wordings: readonly Wording[]): number => wordings.reduce((sum, { words }) => sum + words.words.length, 0)
const differencesOf = ({ comparison }: ComparedWording): number => (comparison.kind === 'verbatim' ? 0 : comparison.differences)
const beginning = (a: ComparedWording, b: ComparedWording): number =>
  (a.version.inForceFrom ?? '').localeCompare(b.version.inForceFrom ?? '')
