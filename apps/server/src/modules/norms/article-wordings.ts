import { cachedNormParts, listNormTextsAt, type NormPlace, type StoredNorm } from '@basejuris/database'
import { eventVersionDate, listDistinctVersions, type NormPart, type NormSource, type NormVersion } from '@basejuris/domain'
import { articlePositions, WordSequence } from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { findArticle } from './get-norm-article.ts'

/** One wording of an article in time: the same words in one imported text of the norm or in several that follow each other. */
export interface ArticleWording {
  /** First day of this wording; null when no source says it. */
  readonly from: string | null
  /** Whether `from` is the article's own day, not that of the whole norm. */
  readonly isDated: boolean
  /** Last day of this wording; null when it is still in force, or not known. */
  readonly to: string | null
  readonly state: 'current' | 'earlier' | 'deferred'
  readonly isRepealed: boolean
  readonly source: NormSource
  /** Where its text is stored. An article that stands more than once in a norm has several places. */
  readonly places: readonly NormPlace[]
}

/** What the imported texts say of an article. */
export interface ArticleHistory {
  /** Day of publication of the norm in which the text stands. */
  readonly publishedOn: string | null
  /** In the order of time. Empty where no imported text has the article. */
  readonly wordings: readonly ArticleWording[]
  /** First day of the text that no longer has the article; null while the latest one has it. */
  readonly removedOn: string | null
}

interface Requested {
  readonly idNorma: number
  /** Canonical number. */
  readonly article: string
  /** The norm and the one that restates it, as for `findArticle`. */
  readonly own: StoredNorm
  readonly restating: StoredNorm | null
  /** `yyyy-mm-dd`. */
  readonly today: string
}

/** Versions in which an article is read, the newest ones. */
const maxVersions = 40

/** The wordings of an article that were imported, with their days. */
export async function readArticleHistory(
  { db }: Pick<Services, 'db'>,
  { idNorma, article, own, restating, today }: Requested,
): Promise<ArticleHistory> {
  const found = await findArticle({ db }, { idNorma, article, own, restating }, { day: null, today })
  const holder = restating !== null && found?.idNorma === restating.facts.idNorma ? restating : own
  const textId = holder.facts.idNorma
  const read: ReadVersion[] = []
  for (const version of listDistinctVersions(holder.versions).slice(-maxVersions)) {
    const parts = await cachedNormParts(db, { idNorma: textId, version: version.version, changeSequence: holder.changeSequence })
    read.push({ version, parts, positions: articlePositions(parts, article, { idNorma, textId }) })
  }
  const having = read.filter(({ positions }) => positions.length > 0)
  const latest = read.findLast(({ version }) => (beginningOf(version) ?? '') <= today)
  return {
    publishedOn: holder.facts.publishedOn,
    wordings: wordingsOf(textId, await withWords(db, textId, having), today),
    removedOn: having.length > 0 && latest?.positions.length === 0 ? latest.version.inForceFrom : null,
  }
}

interface ReadVersion {
  readonly version: NormVersion
  readonly parts: readonly NormPart[]
  readonly positions: readonly number[]
}

interface WordedVersion extends ReadVersion {
  readonly words: string
}

const placesOf = (idNorma: number, { version, positions }: ReadVersion): NormPlace[] =>
  positions.map((position) => ({ idNorma, version: version.version, position }))

/** The words of a single version are compared with nothing, so its text is not read. */
const withWords = async (db: Services['db'], idNorma: number, read: readonly ReadVersion[]): Promise<WordedVersion[]> => {
  if (read.length < 2) return read.map((one) => ({ ...one, words: '' }))
  return Promise.all(
    read.map(async (one) => ({ ...one, words: new WordSequence(await readPlaces(db, placesOf(idNorma, one))).words.join(' ') })),
  )
}

/** The text of some places, one after the other. */
export async function readPlaces(db: Services['db'], places: readonly NormPlace[]): Promise<string> {
  return (await listNormTextsAt(db, places)).filter((text) => text !== null).join('\n')
}

const beginningOf = ({ inForceFrom, capturedOn }: NormVersion): string | null => inForceFrom ?? capturedOn

/** Texts with the same words that follow each other are one wording. */
const wordingsOf = (idNorma: number, texts: readonly WordedVersion[], today: string): ArticleWording[] => {
  const runs: { first: WordedVersion; last: WordedVersion }[] = []
  for (const text of texts) {
    const open = runs.at(-1)
    if (open !== undefined && open.last.words === text.words) open.last = text
    else runs.push({ first: text, last: text })
  }
  const dated = runs.map(({ first, last }) => ({ last, ...beginningOfWording(first, last) }))
  const current = dated.findLastIndex(({ from, last }) => (from ?? beginningOf(last.version) ?? '') <= today)
  return dated.map(({ last, from, isDated }, at): ArticleWording => {
    const next = dated[at + 1]
    return {
      from,
      isDated,
      to: next?.from == null ? last.version.inForceTo : dayBefore(next.from),
      state: at === current ? 'current' : at < current ? 'earlier' : 'deferred',
      isRepealed: last.positions.every((position) => last.parts[position]?.repealed === true),
      source: last.version.source,
      places: placesOf(idNorma, last),
    }
  })
}

/** The article's own day is better than that of the text of the norm. */
const beginningOfWording = (first: ReadVersion, last: ReadVersion): Pick<ArticleWording, 'from' | 'isDated'> => {
  const own = modifiedOn(last) ?? modifiedOn(first)
  return own === null ? { from: first.version.inForceFrom, isDated: false } : { from: own, isDated: true }
}

const modifiedOn = ({ positions, parts }: ReadVersion): string | null =>
  positions
    .flatMap((position) => parts[position]?.modifiedOn ?? [])
    .sort()
    .at(-1) ?? null

const dayBefore = (day: string): string | null =>
  day === eventVersionDate ? null : new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
