import { maxFolderItems } from '@basejuris/domain'
import { z } from 'zod'
import { exactText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { docIdSchema, rulingViewSchema } from '../rulings/rulings.ts'
import { folderParams, foldersTag } from './folders.ts'

/** Rulings whose text is answered at once. */
export const maxDeviceRulingsAtOnce = 10

/** A ruling of a copy, with the hash of the content that was copied. */
const copiedRulingSchema = z.strictObject({
  docId: docIdSchema,
  huella: exactText(200, 'indique la huella que recibió con la sentencia'),
})

export const deviceFolderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/folders/:folderId/device',
  tag: foldersTag,
  rulingContent: 'none',
  summary:
    'Compara la copia de una carpeta en un equipo con la carpeta de hoy: qué se borra, qué se trae y hasta cuándo sirve; una carpeta reservada no se copia',
  access: 'user',
  params: folderParams,
  body: z.strictObject({
    sentencias: z
      .array(copiedRulingSchema)
      .max(maxFolderItems, { error: `use como máximo ${maxFolderItems} sentencias, el máximo de una carpeta` })
      .default([]),
  }),
  data: z.object({
    carpeta: z.object({ folderId: z.uuid(), nombre: z.string() }),
    revisada: z.iso.datetime(),
    /** From this moment the copy is erased, unless it was compared again before. */
    vence: z.iso.datetime(),
    /** All rulings that the copy holds, in the order of the folder. */
    docIds: z.array(z.string()),
    /** Sent ones to erase at once: withdrawn, changed, no longer in the folder or in a base that the user may read. */
    borrar: z.array(z.string()),
    /** Those to fetch: new or changed. */
    traer: z.array(z.string()),
    /** Rulings of the folder that are withdrawn or in a base that the user may not read. */
    omitidas: z.number().int(),
  }),
  errors: ['folder.not_found', 'folder.reserved'],
})

export const deviceFolderRulingsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/folders/:folderId/device/rulings',
  tag: foldersTag,
  rulingContent: 'text',
  summary: 'Texto de sentencias de una carpeta para su copia en un equipo, sin notas; las que no pueden copiarse faltan en la respuesta',
  access: 'user',
  params: folderParams,
  body: z.strictObject({
    docIds: z
      .array(docIdSchema)
      .min(1, { error: 'indique al menos una sentencia' })
      .max(maxDeviceRulingsAtOnce, { error: `use como máximo ${maxDeviceRulingsAtOnce} sentencias a la vez` }),
  }),
  data: z.object({ sentencias: z.array(z.object({ huella: z.string(), sentencia: rulingViewSchema })) }),
  errors: ['folder.not_found', 'folder.reserved'],
})
