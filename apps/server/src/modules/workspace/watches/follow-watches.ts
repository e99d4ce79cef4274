import { randomUUID } from 'node:crypto'
import {
  type FoundNews,
  getWatchFollowing,
  listChangesBetween,
  listNormChangesUntil,
  listWatchedArticles,
  saveWatchStep,
} from '@basejuris/database'
import { restates } from '@basejuris/legal-text'
import { findDepartures, findMaskings, findReversals, findWithdrawals, type NewsServices, type RulingNews } from './find-ruling-news.ts'
import { NormReader } from './norm-reader.ts'

/** Changes of rulings, and of norms, that one step reads. */
const maxChanges = 200
const maxNorms = 50

export interface WatchesFollowed {
  /** News that were stored by this call. */
  readonly added: number
  /** No change was left to follow. */
  readonly done: boolean
}

/**
 * Finds the news of the next changes and stores them with the progress in one transaction. Reads rulings no further than their citations
 * have been read. A killed call leaves nothing half done, and the same fact is stored once, however often it is found.
 */
export async function followWatches(services: NewsServices, now: Date): Promise<WatchesFollowed> {
  const { db } = services
  const progress = await getWatchFollowing(db)
  if (progress === null) return { added: 0, done: true }
  const { stored, from, until } = progress
  const [changes, normChanges] = [
    await listChangesBetween(db, { after: from.sequence, until: until.sequence, limit: maxChanges }),
    await listNormChangesUntil(db, { after: from.normSequence, until: until.normSequence, limit: maxNorms }),
  ]
  const isFull = changes.length === maxChanges
  const areNormsFull = normChanges.length === maxNorms
  if (changes.length === 0 && normChanges.length === 0 && stored?.reader === until.reader) return { added: 0, done: true }
  const idsOf = (isRemoved: boolean) => changes.flatMap((change) => (change.isRemoved === isRemoved ? [change.docId] : []))
  const changed = idsOf(false)
  const maskings = await findMaskings(services, changed)
  const news = [
    ...(await findDepartures(services, changed)),
    ...(await findReversals(services, changed)),
    ...maskings.news,
    ...(await findWithdrawals(services, idsOf(true))),
  ]
  const idNormas = normChanges.map(({ idNorma }) => idNorma)
  const found = [...news.map((each) => fromRuling(each, now)), ...(await findArticleNews(services, idNormas, now))]
  const to = {
    sequence: isFull ? (changes.at(-1)?.sequence ?? until.sequence) : Math.max(from.sequence, until.sequence),
    normSequence: areNormsFull ? (normChanges.at(-1)?.sequence ?? until.normSequence) : Math.max(from.normSequence, until.normSequence),
    reader: until.reader,
  }
  const added = await saveWatchStep(db, { stored, to, found, rebased: maskings.rebased })
  return { added: added ?? 0, done: added !== null && !isFull && !areNormsFull }
}

const fromRuling = (news: RulingNews, now: Date): FoundNews => ({
  ...news,
  id: randomUUID(),
  idNorma: null,
  article: null,
  inForceFrom: null,
  createdAt: now,
})

/** Articles of these norms, and of those that they restate, whose text in force is not the one that was known. */
async function findArticleNews({ db }: NewsServices, idNormas: readonly number[], now: Date): Promise<FoundNews[]> {
  const watched = await listWatchedArticles(db, [...new Set(idNormas.flatMap((id) => [id, ...restates(id)]))])
  if (watched.length === 0) return []
  const reader = new NormReader({ db }, now)
  const found: FoundNews[] = []
  for (const { watchId, ...article } of watched) {
    const change = await reader.findChange(article)
    if (change === null) continue
    found.push({
      id: randomUUID(),
      watchId,
      key: `articulo:${article.idNorma}:${article.article}:${change.from}`,
      kind: 'articulo',
      docId: null,
      laterDocId: null,
      idNorma: article.idNorma,
      article: article.article,
      inForceFrom: change.from,
      createdAt: now,
    })
  }
  return found
}
