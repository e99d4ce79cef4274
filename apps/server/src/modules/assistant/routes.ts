import {
  attachDocumentEndpoint,
  chatEndpoint,
  conversationEndpoint,
  conversationsEndpoint,
  deleteConversationEndpoint,
  deleteConversationsEndpoint,
  exportConversationEndpoint,
  rateMessageEndpoint,
  removeDocumentEndpoint,
  renameConversationEndpoint,
  shareConversationEndpoint,
  sharedConversationEndpoint,
  unshareConversationEndpoint,
} from '@basejuris/contract'
import { deleteConversations } from '@basejuris/database'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { bindFileEndpoint } from '../../http/files/bind-file-endpoint.ts'
import { bindProgressEndpoint } from '../../http/streams/bind-progress-endpoint.ts'
import { createWorkLimiter } from '../../http/work-limiter.ts'
import type { Services } from '../../services.ts'
import { linkToRequest } from '../exports/link-to-request.ts'
import { withExportSlot } from '../exports/with-export-slot.ts'
import { answerMessage } from './chat/answer-message.ts'
import { attachDocument, removeDocument } from './chat/attach-document.ts'
import { eraseConversation, listOwnConversations, renameConversation, viewConversation } from './chat/conversations.ts'
import { exportConversation } from './chat/export-conversation.ts'
import { rateMessage } from './chat/rate-message.ts'
import { shareConversation, unshareConversation, viewSharedConversation } from './chat/share-conversation.ts'

/** An answer searches and reads some rulings: a few at once, two of a user. */
const limits = { maxRunning: 4, maxRunningPerUser: 2, maxWaiting: 24, maxPerUser: 4, maxPerAddress: 14 } as const

export function bindAssistantRoutes(app: FastifyInstance, services: Services): void {
  const limiter = createWorkLimiter('chat.busy', limits)
  bindProgressEndpoint(app, chatEndpoint, async ({ actor, body, request, signal }, send) => {
    const release = await limiter.acquire({ userId: actor.userId, address: request.ip }, signal)
    try {
      return await answerMessage(services, actor, { sent: body, at: new Date(), signal, send })
    } finally {
      release()
    }
  })
  bindEndpoint(app, conversationsEndpoint, ({ actor, query: { q, pagina, tamano } }) =>
    listOwnConversations(services, actor, { q, page: pagina, size: tamano, at: new Date() }),
  )
  bindEndpoint(app, conversationEndpoint, ({ actor, params }) => viewConversation(services, actor, { ...params, at: new Date() }))
  bindEndpoint(app, renameConversationEndpoint, ({ actor, params, body }) => renameConversation(services, actor, { ...params, ...body }))
  bindEndpoint(app, deleteConversationEndpoint, async ({ actor, params: { sessionId } }) => {
    await eraseConversation(services, actor, sessionId)
    return { sessionId, borrada: true as const }
  })
  bindEndpoint(app, deleteConversationsEndpoint, async ({ actor }) => ({
    borradas: await deleteConversations(services.db, actor.userId),
  }))
  const uploads = createWorkLimiter('check.busy')
  bindEndpoint(app, attachDocumentEndpoint, async ({ actor, body, request, signal }) => {
    const release = await uploads.acquire({ userId: actor.userId, address: request.ip }, signal)
    try {
      return await attachDocument(services, actor, { ...body, at: new Date(), signal })
    } finally {
      release()
    }
  })
  bindEndpoint(app, removeDocumentEndpoint, async ({ actor, params: { sessionId } }) => {
    await removeDocument(services, actor, sessionId)
    return { sessionId, quitado: true as const }
  })
  bindEndpoint(app, rateMessageEndpoint, async ({ actor, params, body }) => {
    await rateMessage(services, actor, { ...params, ...body, at: new Date() })
    return { mensajeId: body.mensajeId, valoracion: body.valoracion }
  })
  bindEndpoint(app, shareConversationEndpoint, ({ actor, params, body, request }) =>
    shareConversation(linkToRequest(services, request), actor, { ...params, days: body.dias, at: new Date() }),
  )
  bindEndpoint(app, unshareConversationEndpoint, async ({ actor, params: { sessionId } }) => {
    await unshareConversation(services, actor, sessionId)
    return { sessionId, cerrado: true as const }
  })
  const exports = createWorkLimiter('export.busy')
  bindFileEndpoint(
    app,
    { endpoint: exportConversationEndpoint, spool: services.spool },
    async ({ actor, params, body, request, signal }) => {
      const file = await exportConversation(linkToRequest(services, request), actor, { ...params, ...body, now: new Date(), signal })
      return withExportSlot(file, { limiter: exports, userId: actor.userId, address: request.ip, signal })
    },
  )
  bindEndpoint(app, sharedConversationEndpoint, ({ actor, params }) =>
    viewSharedConversation(services, actor, { code: params.codigo, at: new Date() }),
  )
}
