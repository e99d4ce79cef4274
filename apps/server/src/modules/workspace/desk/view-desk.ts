import { type Desk, deskDays, type HistoryEntry, maxDeskRows, maxDeskRulings } from '@basejuris/contract'
import { listFolders, listHistory, listNewestStored, listSavedSearches, summariseAudit } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { loggedActions } from '../folders/describe-event.ts'
import { readerOf } from '../folders/folder-services.ts'
import { presentEvents } from '../folders/list-folder-log.ts'
import { presentFolder } from '../folders/present-folder.ts'
import { presentHistoryEntry } from '../history/history-content.ts'
import { readNewRulings, whichMatch } from '../saved-searches/new-rulings.ts'
import { savedSearchContent } from '../saved-searches/saved-search-content.ts'

/** The newest rulings among which alerts look. A large import is reported by the digests alone. */
const maxExamined = 2000
const maxAlerts = 20
/** As many searches are read for each one shown, since some were made again. */
const searchesRead = 4

type DeskServices = Pick<Services, 'db' | 'textCipher' | 'historyQueue' | 'search' | 'coverage' | 'rulings' | 'entitlementOf'>

/** The last searches of a person, the folders that others changed, and the alerts that found something. */
export async function viewDesk(services: DeskServices, actor: UserActor, at: Date): Promise<Desk> {
  const since = new Date(at.getTime() - deskDays * 86_400_000)
  await services.historyQueue.settled(actor.userId)
  const [searches, folders, alerts] = await Promise.all([
    listHistory(services.db, actor.userId, maxDeskRows * searchesRead),
    folderNews(services, actor, { since, at }),
    alertNews(services, actor, since),
  ])
  return {
    desde: since.toISOString(),
    busquedas: withoutRepeats(searches.map((row) => presentHistoryEntry(services, row))).slice(0, maxDeskRows),
    carpetas: folders.news,
    alertas: alerts.news,
    totales: { carpetas: folders.total, alertas: alerts.total },
  }
}

/** Of searches alike, the last. */
const withoutRepeats = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  [
    ...new Map(
      entries.toReversed().map((entry) => [JSON.stringify([entry.userMessage, entry.parametros, entry.nombre]), entry] as const),
    ).values(),
  ].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

async function folderNews(
  services: DeskServices,
  actor: UserActor,
  { since, at }: { readonly since: Date; readonly at: Date },
): Promise<{ readonly news: Desk['carpetas']; readonly total: number }> {
  const all = await listFolders(services.db, readerOf(actor, at))
  const shown = all.filter(({ reserved, updatedAt }) => !reserved && updatedAt >= since)
  const changes = await summariseAudit(services.db, {
    subjects: shown.map(({ id }) => id),
    actions: loggedActions,
    since,
    notBy: `user:${actor.userId}`,
  })
  const changed = shown.filter(({ id }) => changes.has(id)).slice(0, maxDeskRows)
  const newest = changed.flatMap(({ id }) => changes.get(id)?.newest ?? [])
  const events = await presentEvents(
    services,
    actor,
    newest.map((entry) => [entry]),
  )
  return {
    total: all.length,
    news: changed.flatMap((folder, at): Desk['carpetas'] => {
      const [cambios, ultimo] = [changes.get(folder.id)?.total ?? 0, events[at]]
      return ultimo === undefined ? [] : [{ carpeta: presentFolder(services, actor, folder), cambios, ultimo }]
    }),
  }
}

async function alertNews(
  services: DeskServices,
  actor: UserActor,
  since: Date,
): Promise<{ readonly news: Desk['alertas']; readonly total: number }> {
  const alerts = (await listSavedSearches(services.db, actor.userId)).filter(({ frequency }) => frequency !== 'ninguna')
  const stored = alerts.length === 0 ? [] : await listNewestStored(services.db, { after: since, limit: maxExamined })
  const news: Desk['alertas'] = []
  for (const alert of alerts.slice(0, maxAlerts)) {
    const docIds = stored.filter(({ createdAt }) => createdAt > alert.createdAt).map(({ docId }) => docId)
    if (docIds.length === 0) continue
    const content = savedSearchContent.decrypt(services, alert.id, alert.sealed)
    const found = await whichMatch(services, content, docIds)
    if (found.length === 0) continue
    const sentencias = await readNewRulings(services, actor, content, found.slice(0, maxDeskRulings))
    news.push({ savedSearchId: alert.id, nombre: content.nombre, total: found.length, sentencias })
  }
  return { news, total: alerts.length }
}
