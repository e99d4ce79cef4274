import { z } from 'zod'
import { privateText } from '../fields/text.ts'
import { documentErrors, maxUploadBodyBytes, uploadBodySchema } from '../fields/upload.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportLineSchema, exportMediaTypes } from './exports.ts'

const tag = 'Verificador'

/** Name of the document, from which the name of the file is made. */
const documentName = { nombre: privateText(200).default('') }

export const annexFormats = ['docx', 'pdf'] as const
export type AnnexFormat = (typeof annexFormats)[number]

export const exportAnnexEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/citations/check/annex',
  tag,
  rulingContent: 'text',
  summary:
    'Comprueba las citas de un texto y entrega el «Anexo de verificación» en DOCX o PDF, con su tabla de autoridades y la evidencia de cada cita; nada se guarda',
  access: 'user',
  maxBodyBytes: maxUploadBodyBytes,
  body: uploadBodySchema.safeExtend({ formato: z.enum(annexFormats), ...documentName }),
  data: exportLineSchema,
  file: annexFormats.map((format) => exportMediaTypes[format]),
  errors: ['check.too_many_files', 'check.busy', 'export.too_large', ...documentErrors],
})

export const exportCommentedEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/citations/check/document',
  tag,
  rulingContent: 'text',
  summary:
    'Comprueba las citas de un DOCX y lo devuelve con un comentario en cada una, y con correcciones como control de cambios donde hay una sola segura; nada se guarda',
  access: 'user',
  maxBodyBytes: maxUploadBodyBytes,
  body: uploadBodySchema.safeExtend(documentName),
  data: exportLineSchema,
  file: [exportMediaTypes.docx],
  errors: ['check.too_many_files', 'check.busy', 'document.word_only', ...documentErrors],
})
