import { isoDateSchema, maxStreamsPerUser } from '@basejuris/domain'
import { z } from 'zod'
import { listQuerySchema, pageFields, pagingFields } from '../fields/paging.ts'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { rulingCardSchema, savedCardSchema } from '../rulings/ruling-card.ts'
import { docIdSchema } from '../rulings/rulings.ts'
import { folderOrders } from './saved-order.ts'

export const maxFolderName = 120
export const maxFolderNote = 10_000
export const maxItemsAtOnce = 200

export const foldersTag = 'Carpetas'
export const folderIdSchema = z.uuid({ error: 'el identificador no es válido' })
export const folderParams = z.object({ folderId: folderIdSchema })
const nameSchema = requiredText(maxFolderName, 'indique un nombre')
/** Last day the folder is kept (America/Santiago). After it the folder is erased with its notes. Null keeps it. */
const retentionSchema = isoDateSchema.nullable()
const docIdsSchema = z.array(docIdSchema).max(maxItemsAtOnce, { error: `use como máximo ${maxItemsAtOnce} sentencias a la vez` })
const noteSchema = requiredText(maxFolderNote, 'escriba la nota')
/** The version of the note that was read. Where a later one is stored: `note.changed`. */
export const noteVersionSchema = z.int().min(1, { error: 'indique la versión que leyó de la nota' })

/** What the owner lets a member do: read alone, or also add rulings, notes and passages. */
export const memberRoles = ['escribe', 'lee'] as const
export const folderRoles = ['dueno', ...memberRoles] as const

/** A member of a folder as the others see them. */
export const folderPersonSchema = z.object({ userId: z.uuid(), email: z.string(), yo: z.boolean() })

export const folderMemberSchema = folderPersonSchema.extend({ rol: z.enum(memberRoles) })
export type FolderMember = z.infer<typeof folderMemberSchema>

export const folderSummarySchema = z.object({
  folderId: z.uuid(),
  nombre: z.string(),
  rol: z.enum(folderRoles),
  dueno: folderPersonSchema,
  /** Searches inside it stay out of history and address bar: send `reservada` with `POST /v1/search`. */
  reservada: z.boolean(),
  conservarHasta: isoDateSchema.nullable(),
  sentencias: z.number().int(),
  miembros: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type FolderSummary = z.infer<typeof folderSummarySchema>

export const folderNoteSchema = z.object({
  noteId: z.uuid(),
  texto: z.string(),
  autor: folderPersonSchema,
  /** Grows by one with each change. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type FolderNote = z.infer<typeof folderNoteSchema>

export const folderItemSchema = z.object({
  docId: z.string(),
  /** Null when that person closed their account. */
  agregadaPor: folderPersonSchema.nullable(),
  createdAt: z.iso.datetime(),
  /** The newest few, oldest first; `folderNotesEndpoint` lists all. */
  notas: z.array(folderNoteSchema),
  totalNotas: z.number().int(),
  /** The ruling was withdrawn: its notes stay. */
  retirada: z.boolean(),
  /** The ruling is fictional, or was before it was withdrawn. */
  ficticia: z.boolean(),
  sentencia: savedCardSchema.nullable(),
})
export type FolderItem = z.infer<typeof folderItemSchema>

export const foldersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/folders',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Carpetas del usuario y las que le comparten, la última modificada primero',
  access: 'user',
  data: z.object({ carpetas: z.array(folderSummarySchema), maximo: z.number().int() }),
})

export const createFolderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/folders',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Crea una carpeta, vacía o con las sentencias indicadas',
  access: 'user',
  body: z.strictObject({
    nombre: nameSchema,
    reservada: z.boolean().default(false),
    conservarHasta: retentionSchema.default(null),
    docIds: docIdsSchema.default([]),
  }),
  data: z.object({ carpeta: folderSummarySchema, agregadas: z.number().int(), desconocidas: z.array(z.string()) }),
  errors: ['folder.too_many', 'folder.retention'],
})

export const folderEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/folders/:folderId',
  tag: foldersTag,
  rulingContent: 'text',
  summary: 'Una carpeta: sus sentencias, notas y miembros; «texto» busca en carátula, rol, tribunal y notas de cada sentencia',
  access: 'user',
  params: folderParams,
  query: z.strictObject({ texto: listQuerySchema.optional(), orden: z.enum(folderOrders).default('guardado'), ...pagingFields }),
  data: z.object({
    carpeta: folderSummarySchema,
    items: z.array(folderItemSchema),
    /** Notes on the folder itself: the newest few, oldest first. */
    notas: z.array(folderNoteSchema),
    totalNotas: z.number().int(),
    /** Without the owner. */
    miembros: z.array(folderMemberSchema),
    /** Watch of the folder; null for its members, and where its owner does not watch it. */
    watchId: z.uuid().nullable(),
    ...pageFields,
  }),
  errors: ['folder.not_found'],
})

/** One change of a folder: which part, and ids. A stream never carries a text. */
export const folderStreamEventSchema = z.object({
  parte: z.enum(['carpeta', 'sentencias', 'notas', 'pasajes', 'miembros']),
  docId: z.string().nullable(),
  noteId: z.string().nullable(),
  passageId: z.string().nullable(),
})
export type FolderStreamEvent = z.infer<typeof folderStreamEventSchema>

export const folderEventsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/folders/:folderId/events',
  tag: foldersTag,
  rulingContent: 'none',
  summary: `Cambios de la carpeta en vivo (server-sent events): «cambio» con identificadores, «latido» cada 15 segundos y «fin» al perder el acceso; hasta ${maxStreamsPerUser} a la vez por persona`,
  access: 'user',
  isStream: true,
  params: folderParams,
  data: folderStreamEventSchema,
  errors: ['folder.not_found', 'stream.too_many', 'stream.busy'],
})

export const updateFolderEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/folders/:folderId',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Cambia nombre, modo reservado o plazo de conservación; solo su dueño',
  access: 'user',
  params: folderParams,
  body: z.strictObject({ nombre: nameSchema.optional(), reservada: z.boolean().optional(), conservarHasta: retentionSchema.optional() }),
  data: folderSummarySchema,
  errors: ['folder.not_found', 'folder.owner_only', 'folder.retention'],
})

export const deleteFolderEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/folders/:folderId',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Borra una carpeta con sus notas; solo su dueño',
  access: 'user',
  params: folderParams,
  data: z.object({ folderId: z.uuid(), borrada: z.literal(true) }),
  errors: ['folder.not_found', 'folder.owner_only'],
})

export const addFolderItemsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/folders/:folderId/items',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Agrega sentencias a una carpeta',
  access: 'user',
  params: folderParams,
  body: z.strictObject({ docIds: docIdsSchema.min(1, { error: 'indique al menos una sentencia' }) }),
  data: z.object({ agregadas: z.number().int(), repetidas: z.number().int(), desconocidas: z.array(z.string()) }),
  errors: ['folder.not_found', 'folder.read_only', 'folder.full'],
})

export const deleteFolderItemEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/folders/:folderId/items',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Saca una sentencia de una carpeta, con sus notas; su dueño o quien la agregó',
  access: 'user',
  params: folderParams,
  body: z.strictObject({ docId: docIdSchema }),
  data: z.object({ docId: z.string(), quitada: z.literal(true) }),
  errors: ['folder.not_found', 'folder.read_only', 'folder.item_not_found', 'folder.owner_only'],
})

export const folderNotesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/folders/:folderId/notes',
  tag: foldersTag,
  rulingContent: 'none',
  summary:
    'Notas de la carpeta o, con `docId`, de una de sus sentencias: la página 1 tiene las últimas; cada página va de la más antigua a la más nueva',
  access: 'user',
  params: folderParams,
  query: z.strictObject({ docId: docIdSchema.optional(), ...pagingFields }),
  data: z.object({ notas: z.array(folderNoteSchema), ...pageFields }),
  errors: ['folder.not_found'],
})

export const addFolderNoteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/folders/:folderId/notes',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Agrega una nota a la carpeta o, con `docId`, a una de sus sentencias; la leen todos sus miembros',
  access: 'user',
  params: folderParams,
  body: z.strictObject({ docId: docIdSchema.optional(), texto: noteSchema }),
  data: folderNoteSchema,
  errors: ['folder.not_found', 'folder.read_only', 'folder.item_not_found', 'folder.full', 'notes.full'],
})

const noteParams = z.object({ folderId: folderIdSchema, noteId: z.uuid({ error: 'el identificador no es válido' }) })

export const updateFolderNoteEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/folders/:folderId/notes/:noteId',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Cambia una nota propia; contra una versión anterior a la guardada responde 409 con el texto presente',
  access: 'user',
  params: noteParams,
  body: z.strictObject({ texto: noteSchema, version: noteVersionSchema }),
  data: folderNoteSchema,
  errors: ['folder.not_found', 'folder.read_only', 'folder.note_not_found', 'note.changed', 'notes.full'],
})

export const deleteFolderNoteEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/folders/:folderId/notes/:noteId',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Borra una nota en la versión leída: quien la escribió o el dueño de la carpeta',
  access: 'user',
  params: noteParams,
  body: z.strictObject({ version: noteVersionSchema }),
  data: z.object({ noteId: z.uuid(), borrada: z.literal(true) }),
  errors: ['folder.not_found', 'folder.read_only', 'folder.note_not_found', 'note.changed'],
})

const memberParams = z.object({ folderId: folderIdSchema, userId: z.uuid({ error: 'el identificador no es válido' }) })

export const changeMemberRoleEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/folders/:folderId/members/:userId',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Cambia si un miembro escribe en la carpeta o solo la lee; solo su dueño',
  access: 'user',
  params: memberParams,
  body: z.strictObject({ rol: z.enum(memberRoles, { error: 'indique «escribe» o «lee»' }) }),
  data: z.object({ miembros: z.array(folderMemberSchema) }),
  errors: ['folder.not_found', 'folder.owner_only', 'folder.member_not_found'],
})

export const removeFolderMemberEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/folders/:folderId/members/:userId',
  tag: foldersTag,
  rulingContent: 'none',
  summary: 'Deja de compartir la carpeta con alguien (su dueño), o sale de ella (el miembro mismo); sus notas quedan',
  access: 'user',
  params: memberParams,
  data: z.object({ userId: z.uuid(), quitado: z.literal(true) }),
  errors: ['folder.not_found', 'folder.owner_only', 'folder.member_not_found'],
})

export const folderEventKinds = ['creacion', 'ajuste', 'agrega', 'saca', 'nota', 'pasaje', 'comparte', 'deja'] as const

const eventRulingSchema = rulingCardSchema.pick({ docId: true, caratulado: true, url: true })

export const folderEventSchema = z.object({
  /** Of the last change that it joins. */
  fecha: z.iso.datetime(),
  /** Null for the product itself and for closed accounts. */
  quien: folderPersonSchema.nullable(),
  tipo: z.enum(folderEventKinds),
  /** «Agregó 3 sentencias». */
  accion: z.string(),
  /** Person who was added or removed. */
  persona: folderPersonSchema.nullable(),
  /** The ruling it is about, while it is stored; null where it joins changes of several. */
  sentencia: eventRulingSchema.nullable(),
  /** The changes of one kind that a person made one after the other, newest first; empty for one alone. */
  partes: z.array(z.object({ fecha: z.iso.datetime(), accion: z.string(), sentencia: eventRulingSchema.nullable() })),
})
export type FolderEvent = z.infer<typeof folderEventSchema>

export const folderLogEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/folders/:folderId/log',
  tag: foldersTag,
  rulingContent: 'card',
  summary:
    'Qué pasó en la carpeta, lo último primero; lo seguido de una persona se junta dentro de la página, y «total» cuenta cada cambio; lo leen su dueño y sus miembros',
  access: 'user',
  params: folderParams,
  query: z.strictObject(pagingFields),
  data: z.object({
    registro: z.array(folderEventSchema),
    total: pageFields.total,
    pagina: pageFields.pagina,
    tamano: pageFields.tamano,
  }),
  errors: ['folder.not_found'],
})
