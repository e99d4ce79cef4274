import type { createWatchEndpoint, DataOf, DigestFrequency, Watch } from '@basejuris/contract'
import { addWatch, addWatchedArticles, addWatchedRulings, findFolderWatch, listWatches, type WatchRow } from '@basejuris/database'
import { maxWatches, type UserActor } from '@basejuris/domain'
import { canonicalArticle } from '@basejuris/legal-text'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { findKnownNorms } from '../../norms/read-norm.ts'
import { lockOwnFolder } from '../folders/get-folder.ts'
import { resolveRulingIds } from '../resolve-ruling-ids.ts'
import { presentWatch, watchContent } from './watch-content.ts'

export type WatchServices = Pick<Services, 'db' | 'textCipher'>

/** A watch of the user as presented. @throws `watch.not_found` */
export async function getWatch(services: WatchServices, { userId }: UserActor, watchId: string): Promise<Watch> {
  const [watch] = await listWatches(services.db, userId, watchId)
  if (watch === undefined) throw new ServiceError('watch.not_found')
  return presentWatch(services, watch)
}

export interface CreateWatch {
  readonly folderId?: string | undefined
  readonly nombre?: string | undefined
  readonly sentencias: readonly { readonly docId: string; readonly cita: string }[]
  readonly articulos: readonly { readonly idNorma: number; readonly articulo: string }[]
  readonly frecuencia: DigestFrequency
  readonly id: string
  readonly at: Date
}

/** Begins to watch what is there now. A folder that its owner watches already answers that watch. */
export async function createWatch(
  services: WatchServices,
  actor: UserActor,
  request: CreateWatch,
): Promise<DataOf<typeof createWatchEndpoint>> {
  if (request.folderId !== undefined) return watchFolder(services, actor, { ...request, folderId: request.folderId })
  return watchText(services, actor, request)
}

type Requested<Keys extends keyof CreateWatch> = Pick<CreateWatch, Keys | 'id' | 'at' | 'frecuencia'>

const rowOf = ({ userId }: UserActor, { id, frecuencia, at }: Requested<never>): Omit<WatchRow, 'folderId' | 'sealed'> => ({
  id,
  userId,
  frequency: frecuencia,
  createdAt: at,
  lastSentAt: null,
})

async function watchFolder(
  services: WatchServices,
  actor: UserActor,
  request: Requested<never> & { readonly folderId: string },
): Promise<DataOf<typeof createWatchEndpoint>> {
  const { folderId, id, at } = request
  const watchId = await services.db.transaction(async (tx) => {
    await lockOwnFolder(tx, actor, folderId, at)
    const present = await findFolderWatch(tx, actor.userId, folderId)
    if (present !== null) return present.id
    const sealed = watchContent.encrypt(services, id, { nombre: '', citas: {} })
    if (!(await addWatch(tx, { ...rowOf(actor, request), folderId, sealed }, maxWatches))) throw new ServiceError('watch.too_many')
    await addWatchedRulings(tx, { folderId }, at)
    return id
  })
  return { vigilancia: await getWatch(services, actor, watchId), desconocidas: [] }
}

async function watchText(
  services: WatchServices,
  actor: UserActor,
  request: Requested<'nombre' | 'sentencias' | 'articulos'>,
): Promise<DataOf<typeof createWatchEndpoint>> {
  const { nombre = '', sentencias, articulos, id, at } = request
  const known = await resolveRulingIds(
    services,
    sentencias.map(({ docId }) => docId),
  )
  // The first place where a text cites a ruling names it.
  const cited = new Map(
    sentencias.toReversed().flatMap(({ docId, cita }) => (known.has(docId) ? [[known.get(docId) ?? docId, cita] as const] : [])),
  )
  const norms = await findKnownNorms(
    services,
    articulos.map(({ idNorma }) => idNorma),
  )
  const articles = articulos.flatMap(({ idNorma, articulo }) =>
    norms.has(idNorma) ? [{ idNorma, article: canonicalArticle(articulo) }] : [],
  )
  if (cited.size + articles.length === 0) throw new ServiceError('watch.nothing')
  const sealed = watchContent.encrypt(services, id, { nombre, citas: Object.fromEntries(cited) })
  await services.db.transaction(async (tx) => {
    const row = { ...rowOf(actor, request), folderId: null, sealed }
    if (!(await addWatch(tx, row, maxWatches))) throw new ServiceError('watch.too_many')
    await addWatchedRulings(tx, { watchId: id, docIds: [...cited.keys()] }, at)
    await addWatchedArticles(tx, row, articles)
  })
  return {
    vigilancia: await getWatch(services, actor, id),
    desconocidas: sentencias.flatMap(({ docId }) => (known.has(docId) ? [] : [docId])),
  }
}
