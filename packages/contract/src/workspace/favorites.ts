import { z } from 'zod'
import { listQuerySchema, pageFields, pagingFields } from '../fields/paging.ts'
import { privateText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { savedCardSchema } from '../rulings/ruling-card.ts'
import { docIdSchema } from '../rulings/rulings.ts'
import { noteVersionSchema } from './folders.ts'
import { savedOrders } from './saved-order.ts'

export const maxTags = 20
export const maxTagLength = 60
/** Tags in the list of a user. */
export const maxListedTags = 200
export const maxNoteLength = 10_000
export const maxMarkedIds = 200

const tag = 'Mis favoritos'
const tagsSchema = z
  .array(requiredText(maxTagLength, 'una etiqueta no puede estar vacía'))
  .max(maxTags, { error: `use como máximo ${maxTags} etiquetas` })
const noteSchema = privateText(maxNoteLength)

export const favoriteSchema = z.object({
  docId: z.string(),
  etiquetas: z.array(z.string()),
  /** Readable by its owner only. */
  nota: z.string().nullable(),
  /** Grows by one with each change of the note. */
  versionNota: z.number().int(),
  /** Folders of the user, or shared with them, that hold the ruling. */
  carpetas: z.array(z.object({ folderId: z.uuid(), nombre: z.string() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The ruling was withdrawn: tags and note stay. */
  retirada: z.boolean(),
  /** The ruling is fictional, or was before it was withdrawn. */
  ficticia: z.boolean(),
  /** Null when `retirada`. */
  sentencia: savedCardSchema.nullable(),
})
export type Favorite = z.infer<typeof favoriteSchema>

export const favoritesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/favorites',
  tag,
  rulingContent: 'text',
  summary: 'Sentencias destacadas por el usuario; «texto» busca en carátula, rol, tribunal, etiquetas y nota',
  access: 'user',
  query: z.strictObject({
    texto: listQuerySchema.optional(),
    etiqueta: listQuerySchema.optional(),
    folderId: z.uuid({ error: 'el identificador no es válido' }).optional(),
    orden: z.enum(savedOrders).default('guardado'),
    ...pagingFields,
  }),
  data: z.object({
    favoritos: z.array(favoriteSchema),
    /** The most used tags of the user with their counts, regardless of the filter. */
    etiquetas: z.array(z.object({ etiqueta: z.string(), total: z.number().int() })),
    ...pageFields,
  }),
  errors: ['folder.not_found'],
})

export const addFavoriteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/favorites',
  tag,
  rulingContent: 'text',
  summary: 'Destaca una sentencia; destacarla otra vez deja lo que no se indica, y no reemplaza una nota que ya tenga',
  access: 'user',
  body: z.strictObject({ docId: docIdSchema, etiquetas: tagsSchema.optional(), nota: noteSchema.nullable().optional() }),
  data: favoriteSchema,
  errors: ['ruling.not_found', 'favorite.too_many', 'note.changed', 'notes.full'],
})

export const updateFavoriteEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/favorites',
  tag,
  rulingContent: 'text',
  summary:
    'Cambia etiquetas o nota de una sentencia destacada; una nota nula o vacía la quita, y contra una versión anterior a la guardada responde 409 con el texto presente',
  access: 'user',
  body: z
    .strictObject({
      docId: docIdSchema,
      etiquetas: tagsSchema.optional(),
      nota: noteSchema.nullable().optional(),
      /** Needed with `nota`. */
      versionNota: noteVersionSchema.optional(),
    })
    .refine(({ nota, versionNota }) => nota === undefined || versionNota !== undefined, {
      path: ['versionNota'],
      error: 'indique la versión que leyó de la nota',
    }),
  data: favoriteSchema,
  errors: ['favorite.not_found', 'note.changed', 'notes.full'],
})

export const deleteFavoriteEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/favorites',
  tag,
  rulingContent: 'none',
  summary: 'Deja de destacar una sentencia y borra sus etiquetas y nota; las carpetas no cambian',
  access: 'user',
  body: z.strictObject({ docId: docIdSchema }),
  data: z.object({ docId: z.string(), quitada: z.literal(true) }),
  errors: ['favorite.not_found'],
})

export const rulingMarksEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/favorites/marks',
  tag,
  rulingContent: 'none',
  summary: 'Cuáles de estas sentencias están destacadas y en qué carpetas',
  access: 'user',
  body: z.strictObject({
    docIds: z.array(docIdSchema).max(maxMarkedIds, { error: `use como máximo ${maxMarkedIds} identificadores` }),
  }),
  /** Only rulings that are favourites or in a folder. */
  data: z.object({ marcas: z.array(z.object({ docId: z.string(), favorita: z.boolean(), carpetas: z.array(z.uuid()) })) }),
})
