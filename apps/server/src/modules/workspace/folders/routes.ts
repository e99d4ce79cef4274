import { randomUUID } from 'node:crypto'
import {
  addFolderItemsEndpoint,
  addFolderNoteEndpoint,
  changeMemberRoleEndpoint,
  createFolderEndpoint,
  deleteFolderEndpoint,
  deleteFolderItemEndpoint,
  deleteFolderNoteEndpoint,
  folderEndpoint,
  folderEventsEndpoint,
  folderInvitationsEndpoint,
  folderLogEndpoint,
  folderNotesEndpoint,
  foldersEndpoint,
  inviteToFolderEndpoint,
  removeFolderMemberEndpoint,
  revokeInvitationEndpoint,
  updateFolderEndpoint,
  updateFolderNoteEndpoint,
} from '@basejuris/contract'
import { listFolders } from '@basejuris/database'
import { maxFolders } from '@basejuris/domain'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import { bindEventStream } from '../../../http/streams/bind-event-stream.ts'
import { createStreamSlots } from '../../../http/streams/stream-slots.ts'
import type { Services } from '../../../services.ts'
import { changeFolder, eraseFolder } from './change-folder.ts'
import { createFolder } from './create-folder.ts'
import { addRulingsToFolder, removeRulingFromFolder } from './folder-items.ts'
import { changeRole, unshareFolder } from './folder-members.ts'
import { addNote, changeNote, deleteNote, listNotes } from './folder-notes.ts'
import { readerOf } from './folder-services.ts'
import { inviteToFolder, listPendingInvitations, revokeInvitation } from './invite-to-folder.ts'
import { listFolderLog } from './list-folder-log.ts'
import { streamFolder } from './live/stream-folder.ts'
import { presentFolder } from './present-folder.ts'
import { viewFolder } from './view-folder.ts'

/** Milliseconds between the heart-beats of a stream: below what proxies wait for. */
const beatMs = 15_000

export function bindFolderRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, foldersEndpoint, async ({ actor }) => {
    const listed = await listFolders(services.db, readerOf(actor, new Date()))
    return { carpetas: listed.map((folder) => presentFolder(services, actor, folder)), maximo: maxFolders }
  })
  bindEndpoint(app, createFolderEndpoint, ({ actor, body }) => createFolder(services, actor, { ...body, id: randomUUID(), at: new Date() }))
  bindEndpoint(app, folderEndpoint, ({ actor, params, query }) => viewFolder(services, actor, { ...params, ...query, at: new Date() }))
  bindEndpoint(app, updateFolderEndpoint, ({ actor, params, body }) =>
    changeFolder(services, actor, { ...body, ...params, at: new Date() }),
  )
  bindEndpoint(app, deleteFolderEndpoint, async ({ actor, params }) => {
    await eraseFolder(services, actor, { ...params, at: new Date() })
    return { folderId: params.folderId, borrada: true as const }
  })
  bindEndpoint(app, folderLogEndpoint, ({ actor, params, query }) =>
    listFolderLog(services, actor, { ...params, ...query, at: new Date() }),
  )
  const slots = createStreamSlots()
  bindEventStream(app, folderEventsEndpoint, ({ actor, params }) => streamFolder(services, actor, { ...params, slots, beatMs }))
  bindContentRoutes(app, services)
  bindMemberRoutes(app, services)
}

function bindContentRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, addFolderItemsEndpoint, ({ actor, params, body }) =>
    addRulingsToFolder(services, actor, { ...body, ...params, at: new Date() }),
  )
  bindEndpoint(app, deleteFolderItemEndpoint, async ({ actor, params, body }) => {
    await removeRulingFromFolder(services, actor, { ...params, ...body, at: new Date() })
    return { docId: body.docId, quitada: true as const }
  })
  bindEndpoint(app, folderNotesEndpoint, ({ actor, params, query }) => listNotes(services, actor, { ...params, ...query, at: new Date() }))
  bindEndpoint(app, addFolderNoteEndpoint, ({ actor, params, body }) =>
    addNote(services, actor, { ...params, ...body, id: randomUUID(), at: new Date() }),
  )
  bindEndpoint(app, updateFolderNoteEndpoint, ({ actor, params, body }) =>
    changeNote(services, actor, { ...params, ...body, at: new Date() }),
  )
  bindEndpoint(app, deleteFolderNoteEndpoint, async ({ actor, params, body }) => {
    await deleteNote(services, actor, { ...params, ...body, at: new Date() })
    return { noteId: params.noteId, borrada: true as const }
  })
}

function bindMemberRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, folderInvitationsEndpoint, ({ actor, params }) =>
    listPendingInvitations(services, actor, { ...params, at: new Date() }),
  )
  bindEndpoint(app, inviteToFolderEndpoint, ({ actor, params, body }) =>
    inviteToFolder(services, actor, { ...params, ...body, at: new Date() }),
  )
  bindEndpoint(app, revokeInvitationEndpoint, async ({ actor, params }) => {
    await revokeInvitation(services, actor, { ...params, at: new Date() })
    return { invitationId: params.invitationId, anulada: true as const }
  })
  bindEndpoint(app, changeMemberRoleEndpoint, ({ actor, params, body }) =>
    changeRole(services, actor, { ...params, ...body, at: new Date() }),
  )
  bindEndpoint(app, removeFolderMemberEndpoint, async ({ actor, params }) => {
    await unshareFolder(services, actor, { ...params, at: new Date() })
    return { userId: params.userId, quitado: true as const }
  })
}
