import type { DataOf, watchEndpoint, watchNewsEndpoint } from '@basejuris/contract'
import { listFacts, listWatchContent, listWatches, listWatchNews } from '@basejuris/database'
import { maxWatchNews, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { readNorm } from '../../norms/read-norm.ts'
import { cardFacts } from '../../rulings/present-card.ts'
import { presentNamedRuling } from '../../rulings/present-named-ruling.ts'
import { type PresentNewsServices, presentNews } from './present-news.ts'
import { citationsOf, presentWatch } from './watch-content.ts'

export interface ListNews {
  /** Of this watch alone. */
  readonly watchId?: string | undefined
  readonly pagina: number
  readonly tamano: number
  readonly now: Date
}

/** News of what a user watches, the newest first. @throws `watch.not_found` */
export async function listNews(
  services: PresentNewsServices,
  actor: UserActor,
  { watchId, pagina, tamano, now }: ListNews,
): Promise<DataOf<typeof watchNewsEndpoint>> {
  const { userId } = actor
  const watches = await listWatches(services.db, userId)
  if (watchId !== undefined && !watches.some(({ id }) => id === watchId)) throw new ServiceError('watch.not_found')
  const page = { userId, watchId: watchId ?? null, offset: (pagina - 1) * tamano, limit: tamano }
  const { news, total, unread } = await listWatchNews(services.db, page)
  return {
    novedades: await presentNews(services, actor, { news, watches, now }),
    sinLeer: unread,
    total,
    pagina,
    tamano,
    maximo: maxWatchNews,
  }
}

/** What a watch holds, by pages. @throws `watch.not_found` */
export async function viewWatch(
  services: PresentNewsServices,
  actor: UserActor,
  { watchId, pagina, tamano }: { readonly watchId: string; readonly pagina: number; readonly tamano: number },
): Promise<DataOf<typeof watchEndpoint>> {
  const { db } = services
  const [watch] = await listWatches(db, actor.userId, watchId)
  if (watch === undefined) throw new ServiceError('watch.not_found')
  const { docIds, articles } = await listWatchContent(db, watchId, { offset: (pagina - 1) * tamano, limit: tamano })
  const { readable } = await services.entitlementOf(actor)
  const facts = new Map((await listFacts(db, docIds)).map((each) => [each.docId, cardFacts(each, readable)]))
  const citations = citationsOf(services, watch)
  return {
    vigilancia: presentWatch(services, watch),
    sentencias: docIds.map((docId) => {
      const own = facts.get(docId)
      return { docId, cita: citations[docId] ?? '', sentencia: own === undefined ? null : presentNamedRuling(own) }
    }),
    articulos: await Promise.all(
      articles.map(async ({ idNorma, article }) => ({
        idNorma,
        articulo: article,
        etiqueta: `art. ${article} ${(await readNorm(services, idNorma)).facts.name}`,
        url: `/norma/${idNorma}?${new URLSearchParams({ articulo: article })}`,
      })),
    ),
    pagina,
    tamano,
  }
}
