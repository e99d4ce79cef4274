import { maxFolderSearchText } from '@basejuris/domain'
import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { rulingCardSchema } from '../rulings/ruling-card.ts'
import { fragmentSchema } from '../search/result.ts'
import { folderIdSchema, folderSummarySchema } from './folders.ts'

/** Rulings and notes that one answer lists. */
export const maxFolderSearchRows = 100

export const folderPlaceKinds = ['caratula', 'rol', 'tribunal', 'nota', 'nota-de-pasaje', 'etiqueta'] as const

/** Where the words were found outside the text of a ruling. Of a note, the part around them. */
export const folderPlaceSchema = z.object({ tipo: z.enum(folderPlaceKinds), texto: z.string() })
export type FolderPlace = z.infer<typeof folderPlaceSchema>

export const folderFindingSchema = z.object({
  carpeta: folderSummarySchema.pick({ folderId: true, nombre: true, reservada: true }),
  /** Null for what was found on the folder itself. */
  docId: z.string().nullable(),
  /** Null for the folder itself and for a withdrawn ruling. */
  sentencia: rulingCardSchema.nullable(),
  lugares: z.array(folderPlaceSchema),
  /** Passages of the ruling with the words. */
  fragmentos: z.array(fragmentSchema),
})
export type FolderFinding = z.infer<typeof folderFindingSchema>

export const folderSearchEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/folders/search',
  tag: 'Carpetas',
  rulingContent: 'text',
  summary:
    'Busca dentro de las carpetas: carátula, rol, tribunal, notas, etiquetas y texto de sus sentencias; las reservadas, solo al nombrar una con «folderId»',
  access: 'user',
  body: z.strictObject({ texto: requiredText(maxFolderSearchText, 'escriba qué buscar'), folderId: folderIdSchema.optional() }),
  data: z.object({
    hallazgos: z.array(folderFindingSchema),
    /** All that was found; `hallazgos` lists the first of them. */
    total: z.number().int(),
    /** False when the folders hold more rulings than are searched at once. */
    completa: z.boolean(),
  }),
  errors: ['folder.not_found'],
  rateLimit: { max: 120, minutes: 1 },
})
