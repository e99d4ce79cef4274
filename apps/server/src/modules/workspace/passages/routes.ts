import { randomUUID } from 'node:crypto'
import {
  addPassageEndpoint,
  deletePassageEndpoint,
  folderPassagesEndpoint,
  orderPassagesEndpoint,
  passagesEndpoint,
  updatePassageEndpoint,
} from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { arrangePassages, changePassage, erasePassage } from './change-passage.ts'
import { listFolderPassages, listMarks } from './list-passages.ts'
import { savePassage } from './save-passage.ts'

export function bindPassageRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, passagesEndpoint, async ({ actor, query }) => ({
    pasajes: await listMarks(services, actor, { ...query, at: new Date() }),
  }))
  bindEndpoint(app, addPassageEndpoint, ({ actor, body }) => savePassage(services, actor, { ...body, id: randomUUID(), at: new Date() }))
  bindEndpoint(app, updatePassageEndpoint, ({ actor, params, body }) =>
    changePassage(services, actor, { ...body, ...params, at: new Date() }),
  )
  bindEndpoint(app, deletePassageEndpoint, async ({ actor, params, body }) => {
    await erasePassage(services, actor, { ...params, ...body, at: new Date() })
    return { passageId: params.passageId, borrado: true as const }
  })
  bindEndpoint(app, folderPassagesEndpoint, ({ actor, params, query }) =>
    listFolderPassages(services, actor, { ...params, ...query, at: new Date() }),
  )
  bindEndpoint(app, orderPassagesEndpoint, async ({ actor, params, body }) => ({
    ordenados: await arrangePassages(services, actor, { ...params, ...body, at: new Date() }),
  }))
}
