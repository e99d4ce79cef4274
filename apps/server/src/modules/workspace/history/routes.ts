import { randomUUID } from 'node:crypto'
import {
  addHistoryEndpoint,
  clearHistoryEndpoint,
  deleteHistoryEndpoint,
  historyEndpoint,
  renameHistoryEndpoint,
} from '@basejuris/contract'
import { deleteHistory } from '@basejuris/database'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../../../errors/service-error.ts'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import { requireOwnId } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { addHistoryEntry } from './add-history-entry.ts'
import { listUserHistory } from './list-history.ts'
import { renameHistoryEntry } from './rename-history-entry.ts'

export function bindHistoryRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, historyEndpoint, ({ actor, query }) => listUserHistory(services, actor, query))
  bindEndpoint(app, addHistoryEndpoint, async ({ actor, body: { userId, ...search } }) => {
    requireOwnId(actor, userId)
    return addHistoryEntry(services, actor, { ...search, id: randomUUID(), at: new Date() })
  })
  bindEndpoint(app, renameHistoryEndpoint, async ({ actor, body }) => {
    requireOwnId(actor, body.userId)
    return renameHistoryEntry(services, actor, body)
  })
  bindEndpoint(app, deleteHistoryEndpoint, async ({ actor, body: { userId, historyId } }) => {
    requireOwnId(actor, userId)
    if ((await deleteHistory(services.db, { userId, id: historyId })) === 0) throw new ServiceError('history.not_found')
    return { historyId, isActive: false as const }
  })
  bindEndpoint(app, clearHistoryEndpoint, async ({ actor, body: { userId } }) => {
    requireOwnId(actor, userId)
    return { borradas: await deleteHistory(services.db, { userId }) }
  })
}
