import { maxPassageLength, maxSavedPassages } from '@basejuris/domain'
import { z } from 'zod'
import { listQuerySchema, pageFields, pagingFields } from '../fields/paging.ts'
import { exactText, privateText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { docIdSchema } from '../rulings/rulings.ts'
import { maxTagLength, maxTags } from './favorites.ts'
import { folderIdSchema, folderPersonSchema, maxFolderNote, noteVersionSchema } from './folders.ts'

const tag = 'Pasajes'

/**
 * A saved passage today: its words stand as they were saved, or they changed; its ruling was withdrawn, or the reader may not read the
 * base.
 */
export const passageStatuses = ['vigente', 'cambio', 'retirada', 'sin_acceso'] as const
export const highlightColors = ['amarillo', 'verde', 'azul', 'rosa'] as const
export type HighlightColor = (typeof highlightColors)[number]

/** A place in the text: a paragraph and a UTF-16 position in it. */
export const passagePointSchema = z.strictObject({
  ancla: exactText(100, 'indique el ancla de un párrafo, como p12'),
  posicion: z.int({ error: 'indique una posición en el párrafo, desde 0' }).min(0, { error: 'indique una posición desde 0' }),
})
export type PassagePoint = z.infer<typeof passagePointSchema>

const noteSchema = privateText(maxFolderNote).nullable()
const tagsSchema = z
  .array(requiredText(maxTagLength, 'una etiqueta no puede estar vacía'))
  .max(maxTags, { error: `use como máximo ${maxTags} etiquetas` })
const colorSchema = z.enum(highlightColors, { error: `use ${highlightColors.join(', ')} o null` }).nullable()

/** A saved passage without its words. */
export const passageMarkSchema = z.object({
  passageId: z.uuid(),
  docId: z.string(),
  /** Null: in no folder, and only its author sees it. */
  folderId: z.uuid().nullable(),
  autor: folderPersonSchema,
  estado: z.enum(passageStatuses),
  /** Where it stands in the text shown today, half-open; null where it cannot be read or was not found. */
  desde: passagePointSchema.nullable(),
  hasta: passagePointSchema.nullable(),
  /** «c. 7°»; empty for parts that are cited as the ruling itself. */
  lugar: z.string(),
  /** Version of the text in which it was saved. */
  version: z.number().int(),
  nota: z.string().nullable(),
  /** Grows by one with each change of the note. */
  versionNota: z.number().int(),
  etiquetas: z.array(z.string()),
  resaltado: z.enum(highlightColors).nullable(),
  /** Page of the ruling at the passage. */
  url: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type PassageMark = z.infer<typeof passageMarkSchema>

export const savedPassageSchema = passageMarkSchema.extend({
  /** Of the ruling; null once it was withdrawn. */
  caratulado: z.string().nullable(),
  /** Whose words they are; null for the court's own. */
  voz: z.string().nullable(),
  /** Its words, read from the ruling now; empty where `desde` is null. */
  parrafos: z.array(z.object({ ancla: z.string(), texto: z.string() })),
})
export type SavedPassage = z.infer<typeof savedPassageSchema>

const passageParams = z.object({ passageId: z.uuid({ error: 'el identificador no es válido' }) })
const folderParams = z.object({ folderId: folderIdSchema })

export const passagesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/passages',
  tag,
  rulingContent: 'none',
  summary: 'Dónde están los pasajes que el usuario marcó en una sentencia; con `passageId`, también ese, si es de una carpeta suya',
  access: 'user',
  query: z.strictObject({ docId: docIdSchema, passageId: z.uuid({ error: 'el identificador no es válido' }).optional() }),
  data: z.object({ pasajes: z.array(passageMarkSchema) }),
  errors: ['passage.not_found'],
})

export const addPassageEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/passages',
  tag,
  rulingContent: 'none',
  summary: `Guarda un pasaje de una sentencia, de hasta ${maxPassageLength} caracteres, por su lugar en el texto y nunca como copia; con \`folderId\` en esa carpeta, a la que se agrega la sentencia`,
  access: 'user',
  body: z.strictObject({
    docId: docIdSchema,
    folderId: folderIdSchema.nullable().default(null),
    /** Version of the text that was read; absent: the one shown. */
    version: z.int().min(1).max(1_000_000).optional(),
    desde: passagePointSchema,
    /** Behind the last character. */
    hasta: passagePointSchema,
    nota: noteSchema.default(null),
    etiquetas: tagsSchema.default([]),
    resaltado: colorSchema.default(null),
  }),
  data: passageMarkSchema,
  errors: [
    'ruling.not_found',
    'ruling.withdrawn',
    'ruling.fictional_removed',
    'ruling.version_not_found',
    'base.premium_required',
    'folder.not_found',
    'folder.read_only',
    'folder.full',
    'passage.too_many',
    'notes.full',
  ],
})

export const updatePassageEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/passages/:passageId',
  tag,
  rulingContent: 'none',
  summary:
    'Cambia la nota, las etiquetas, el resaltado o la carpeta de un pasaje propio; lo que no se indica queda igual, y una nota contra una versión anterior a la guardada responde 409 con el texto presente',
  access: 'user',
  params: passageParams,
  body: z
    .strictObject({
      folderId: folderIdSchema.optional(),
      nota: noteSchema.optional(),
      /** Needed with `nota`. */
      versionNota: noteVersionSchema.optional(),
      etiquetas: tagsSchema.optional(),
      resaltado: colorSchema.optional(),
    })
    .refine(({ nota, versionNota }) => nota === undefined || versionNota !== undefined, {
      path: ['versionNota'],
      error: 'indique la versión que leyó de la nota',
    }),
  data: passageMarkSchema,
  errors: ['passage.not_found', 'note.changed', 'folder.not_found', 'folder.read_only', 'folder.full', 'notes.full'],
})

export const deletePassageEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/passages/:passageId',
  tag,
  rulingContent: 'none',
  summary: 'Borra un pasaje con la versión de su nota que se leyó: quien lo guardó o el dueño de la carpeta',
  access: 'user',
  params: passageParams,
  body: z.strictObject({ versionNota: noteVersionSchema }),
  data: z.object({ passageId: z.uuid(), borrado: z.literal(true) }),
  errors: ['passage.not_found', 'note.changed', 'folder.read_only'],
})

export const folderPassagesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/folders/:folderId/passages',
  tag,
  rulingContent: 'text',
  summary: 'Pasajes de una carpeta en su orden, con sus palabras leídas de la sentencia; «etiqueta» y «docId» los filtran',
  access: 'user',
  params: folderParams,
  query: z.strictObject({ etiqueta: listQuerySchema.optional(), docId: docIdSchema.optional(), ...pagingFields }),
  data: z.object({
    pasajes: z.array(savedPassageSchema),
    /** Tags of the folder's passages with their counts, the most used first, regardless of the filters. */
    etiquetas: z.array(z.object({ etiqueta: z.string(), total: z.number().int() })),
    ...pageFields,
  }),
  errors: ['folder.not_found'],
})

export const orderPassagesEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/folders/:folderId/passages/order',
  tag,
  rulingContent: 'none',
  summary: 'Ordena los pasajes de una carpeta: los indicados se reparten, en este orden, los lugares que ya ocupan',
  access: 'user',
  params: folderParams,
  body: z.strictObject({
    passageIds: z
      .array(z.uuid({ error: 'el identificador no es válido' }))
      .min(1, { error: 'indique al menos un pasaje' })
      .max(maxSavedPassages, { error: `indique como máximo ${maxSavedPassages} pasajes` })
      .refine((ids) => new Set(ids).size === ids.length, { error: 'indique cada pasaje una sola vez' }),
  }),
  data: z.object({ ordenados: z.number().int() }),
  errors: ['folder.not_found', 'folder.read_only', 'passage.not_found'],
})
