import {
  addFavoriteEndpoint,
  addFolderNoteEndpoint,
  addPassageEndpoint,
  createFolderEndpoint,
  createSavedSearchEndpoint,
  digestFrequencySchema,
  docIdSchema,
  maxHistoryEntries,
  renameHistoryEndpoint,
} from '@basejuris/contract'
import {
  isoDateSchema,
  maxFavorites,
  maxFolderItems,
  maxFolderNotes,
  maxFolders,
  maxSavedPassages,
  maxSavedSearches,
} from '@basejuris/domain'
import { z } from 'zod'
import { type ErrorDetail, ServiceError } from '../../../errors/service-error.ts'
import { describeIssue } from '../../../http/describe-issue.ts'
import { passageContentSchema } from '../passages/passage-content.ts'

const idSchema = z.uuid({ error: 'el identificador no es válido' })
const momentError = { error: 'use una fecha con hora' }
const momentSchema = z
  .string(momentError)
  .max(40, momentError)
  .refine((text) => !Number.isNaN(Date.parse(text)), momentError)
  .transform((text) => new Date(text))

/** Exports of older versions read a text that looks like JSON as such. */
const plainText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value), schema)
const rows = <Row extends z.ZodType>(row: Row, max: number) => z.array(row).max(max).default([])

const favorite = addFavoriteEndpoint.body.shape
const passage = addPassageEndpoint.body.shape
const search = createSavedSearchEndpoint.body.shape
/** Of a folder. */
const lastDayColumn = 'kept_until'
const times = { created_at: momentSchema, updated_at: momentSchema }

const tablesSchema = z.looseObject({
  favorites: rows(
    z.object({
      doc_id: docIdSchema,
      sealed: z.object({ etiquetas: favorite.etiquetas.unwrap(), nota: favorite.nota.unwrap() }),
      ...times,
    }),
    maxFavorites,
  ),
  folders: rows(
    z
      .object({
        id: idSchema,
        name: plainText(createFolderEndpoint.body.shape.nombre),
        reserved: z.boolean(),
        [lastDayColumn]: isoDateSchema.nullable(),
        ...times,
      })
      .transform(({ [lastDayColumn]: lastDay, ...row }) => ({ ...row, lastDay })),
    maxFolders,
  ),
  folder_items: rows(z.object({ folder_id: idSchema, doc_id: docIdSchema, created_at: momentSchema }), maxFolders * maxFolderItems),
  folder_notes: rows(
    z.object({
      id: idSchema,
      folder_id: idSchema,
      doc_id: docIdSchema.nullable(),
      text: plainText(addFolderNoteEndpoint.body.shape.texto),
      ...times,
    }),
    maxFolders * maxFolderNotes,
  ),
  saved_passages: rows(
    z.object({
      id: idSchema,
      folder_id: idSchema.nullable(),
      doc_id: docIdSchema,
      sealed: passageContentSchema.extend({
        desde: passage.desde,
        hasta: passage.hasta,
        nota: passage.nota,
        etiquetas: passage.etiquetas,
        resaltado: passage.resaltado,
      }),
      position: z.int().min(1).max(1_000_000_000),
      ...times,
    }),
    maxFolders * maxSavedPassages,
  ),
  saved_searches: rows(
    z.object({
      id: idSchema,
      sealed: z.object({ nombre: search.nombre, consulta: search.consulta, parametros: search.parametros }),
      frequency: digestFrequencySchema,
      created_at: momentSchema,
    }),
    maxSavedSearches,
  ),
  search_history: rows(
    z.object({
      id: idSchema,
      sealed: z.object({
        userMessage: search.consulta,
        parametros: search.parametros,
        nombre: renameHistoryEndpoint.body.shape.nombre.optional(),
      }),
      total: z.int().min(0).max(1_000_000_000).nullable(),
      created_at: momentSchema,
    }),
    maxHistoryEntries,
  ),
})

const fileSchema = z.object({
  producto: z.literal('BaseJuris', { error: 'debe ser BaseJuris' }),
  datos: tablesSchema,
})

/** The `datos` of an export, checked. Tables that an import does not take are still there, unchecked. */
export type AccountFile = z.output<typeof tablesSchema>

const maxNamedProblems = 20

/** @throws {ServiceError} `import.format`, or `import.invalid` with the fields */
export function parseAccountFile(json: string): AccountFile {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    // Not as the cause: its message quotes the file.
    throw new ServiceError('import.format')
  }
  const parsed = fileSchema.safeParse(value)
  if (parsed.success) return parsed.data.datos
  throw new ServiceError('import.invalid', { details: parsed.error.issues.slice(0, maxNamedProblems).flatMap(describeProblem) })
}

const describeProblem = ({ code, path, message, ...params }: z.core.$ZodIssue): ErrorDetail[] =>
  describeIssue({ keyword: code, instancePath: `/${path.map(String).join('/')}`, message, params })
