import {
  findRulingId,
  findTreatingRuling,
  listFacts,
  listFactsByDocket,
  listFirstStored,
  listPossibleDepartures,
  listShownStates,
  listWatchings,
  type Rebased,
  type WatchedRuling,
} from '@basejuris/database'
import { parseDocketNumber, type RulingFacts, type Treatment } from '@basejuris/domain'
import { caseKey } from '@basejuris/search'
import type { Services } from '../../../services.ts'
import { describeOverturning } from '../../rulings/find-overturning.ts'

export type NewsServices = Pick<Services, 'db' | 'rulings'>

/** A fact about a watched ruling, before it has an id and a moment. */
export interface RulingNews {
  readonly watchId: string
  readonly key: string
  readonly kind: 'se_aparta' | 'sin_efecto' | 'retirada' | 'anonimizada'
  readonly docId: string
  readonly laterDocId: string | null
}

/** Treatments that depart from a ruling. One that only distinguishes it leaves it as it is. */
export const departures: ReadonlySet<Treatment> = new Set(['se_aparta', 'deja_sin_efecto', 'reconsidera'])

/** Longer than a transaction that stores a batch: what it stores cannot be seen before it ends. */
const settleMs = 60_000

type FirstStored = Awaited<ReturnType<typeof listFirstStored>>

/** Whether a later ruling came after the watching began: it was stored since, and its change had not been read then. */
function isSince({ sequence, createdAt }: WatchedRuling, laterDocId: string, stored: FirstStored): boolean {
  const later = stored.get(laterDocId)
  return later !== undefined && later.sequence > sequence && later.storedAt.getTime() > createdAt.getTime() - settleMs
}

interface Pair {
  readonly docId: string
  readonly laterDocId: string
}

async function newsOfPairs({ db }: NewsServices, kind: 'se_aparta' | 'sin_efecto', pairs: readonly Pair[]): Promise<RulingNews[]> {
  const watchings = Map.groupBy(
    await listWatchings(
      db,
      pairs.map(({ docId }) => docId),
    ),
    ({ docId }) => docId,
  )
  const stored = await listFirstStored(
    db,
    pairs.map(({ laterDocId }) => laterDocId),
  )
  return pairs.flatMap(({ docId, laterDocId }) =>
    (watchings.get(docId) ?? [])
      .filter((watching) => isSince(watching, laterDocId, stored))
      .map(({ watchId }) => ({ watchId, key: `${kind}:${docId}:${laterDocId}`, kind, docId, laterDocId })),
  )
}

/** Rulings among those changed that surely depart from a watched one, as its page shows it. */
export async function findDepartures(services: NewsServices, changed: readonly string[]): Promise<RulingNews[]> {
  const { db } = services
  const possible = await listPossibleDepartures(db, changed)
  const facts = new Map((await listFacts(db, [...new Set(possible.map(({ docId }) => docId))])).map((each) => [each.docId, each]))
  const sure: Pair[] = []
  for (const pair of possible) {
    const own = facts.get(pair.docId)
    const treating = own === undefined ? null : await findTreatingRuling(db, own, pair.laterDocId)
    if (treating !== null && departures.has(treating.treatment)) sure.push(pair)
  }
  return newsOfPairs(services, 'se_aparta', sure)
}

/** Rulings among those changed that certainly left a watched one of their own case without effect. */
export async function findReversals(services: NewsServices, changed: readonly string[]): Promise<RulingNews[]> {
  const { db, rulings } = services
  const reviewing = (await listFacts(db, changed)).flatMap((later) => {
    const key = caseKey(later.originCourt, later.originDocketNumber)
    const docket = parseDocketNumber(later.originDocketNumber ?? '')
    return key === null || docket === null ? [] : [{ later, key, docket }]
  })
  if (reviewing.length === 0) return []
  const reviewed = await listFactsByDocket(
    db,
    reviewing.map(({ docket }) => docket),
  )
  const watched = new Set((await listWatchings(db, docIdsOf(reviewed))).map(({ docId }) => docId))
  const byCase = Map.groupBy(
    reviewed.filter(({ docId }) => watched.has(docId)),
    (own) => caseKey(own.court, own.docketNumber ?? own.rit),
  )
  const pairs = reviewing.flatMap(({ later, key }) => (byCase.get(key) ?? []).map((own) => ({ own, later })))
  const texts = new Map((await rulings.list([...new Set(pairs.map(({ later }) => later.docId))])).map((ruling) => [ruling.docId, ruling]))
  const certain = pairs.flatMap(({ own, later }) => {
    const text = texts.get(later.docId)
    return text === undefined || describeOverturning(own, text) === null ? [] : [{ docId: own.docId, laterDocId: later.docId }]
  })
  return newsOfPairs(services, 'sin_efecto', certain)
}

const docIdsOf = (facts: readonly RulingFacts[]): string[] => facts.map(({ docId }) => docId)

/** Watched rulings that were withdrawn. One whose record became a version of another ruling still stands there. */
export async function findWithdrawals({ db }: NewsServices, removed: readonly string[]): Promise<RulingNews[]> {
  const found: RulingNews[] = []
  for (const [docId, watchings] of Map.groupBy(await listWatchings(db, removed), (watching) => watching.docId)) {
    if ((await findRulingId(db, docId)) !== null) continue
    for (const { watchId } of watchings) found.push({ watchId, key: `retirada:${docId}`, kind: 'retirada', docId, laterDocId: null })
  }
  return found
}

/** Watched rulings among those changed in which more is masked than before, or whose source anonymised the text that was known. */
export async function findMaskings(
  { db }: NewsServices,
  changed: readonly string[],
): Promise<{ readonly news: readonly RulingNews[]; readonly rebased: readonly Rebased[] }> {
  const watchings = await listWatchings(db, changed)
  const states = await listShownStates(db, [...new Set(watchings.map(({ docId }) => docId))])
  const news: RulingNews[] = []
  const rebased: Rebased[] = []
  for (const { watchId, docId, version, masks } of watchings) {
    const now = states.get(docId)
    if (now === undefined || (now.version === version && now.masks === masks)) continue
    rebased.push({ watchId, docId, version: now.version, masks: now.masks })
    if (now.masks <= masks && !now.erased.includes(version)) continue
    news.push({ watchId, key: `anonimizada:${docId}:${now.version}:${now.masks}`, kind: 'anonimizada', docId, laterDocId: null })
  }
  return { news, rebased }
}
