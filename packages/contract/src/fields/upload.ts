import { maxCheckedCharacters, maxUploadBytes } from '@basejuris/domain/limits'
import { z } from 'zod'
import { requiredText } from './text.ts'

/** Base64 writes three bytes in four signs. */
const maxBase64 = Math.ceil(maxUploadBytes / 3) * 4
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Bytes of a body with an uploaded document. */
export const maxUploadBodyBytes = maxBase64 + 1024

/** What a caller chooses to ask for the place of its document while it waits. */
export const checkTicketSchema = z.uuid({ error: 'use un identificador UUID' })

/** PDF, DOCX or text, in base64; its first bytes tell its format. */
export const uploadedFileSchema = z
  .string({ error: 'envíe el archivo en base64' })
  .min(1, { error: 'el archivo está vacío' })
  .max(maxBase64, { error: `use un archivo de hasta ${maxUploadBytes / 1024 / 1024} MB` })
  .refine((text) => text.length % 4 === 0 && base64.test(text), { error: 'envíe el archivo en base64' })
  // Documented, not run: its groups are slow over 27 MB.
  .meta({ pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$' })

/** A text to read once: pasted, or a document. */
export const uploadBodySchema = z
  .strictObject({
    texto: requiredText(maxCheckedCharacters, 'pegue el texto que quiere comprobar').optional(),
    archivo: uploadedFileSchema.optional(),
    /** With it, `GET /v1/checks/{turno}` tells the place of the document while it waits. */
    turno: checkTicketSchema.optional(),
  })
  .refine(({ texto, archivo }) => (texto === undefined) !== (archivo === undefined), {
    path: ['texto'],
    error: 'pegue el texto que quiere comprobar o suba un archivo',
  })
export type UploadBody = z.output<typeof uploadBodySchema>

/** Where something stands in a text or an uploaded document. */
export const documentPlaceSchema = z.object({
  /** Null where the text has no pages, or a DOCX does not say them. Those of a DOCX are as Word broke them when it last saved. */
  pagina: z.number().int().nullable(),
  /** From 1, within the text. Blank lines are none. */
  parrafo: z.number().int(),
  /** Number of the footnote or endnote. Null elsewhere. */
  nota: z.number().int().nullable(),
  parte: z.enum(['cuerpo', 'nota al pie', 'nota final', 'comentario']),
})
export type DocumentPlace = z.output<typeof documentPlaceSchema>

/** What was read of an uploaded document. Ranges of the answer are of its `texto`. */
export const readDocumentSchema = z.object({
  formato: z.enum(['docx', 'pdf', 'txt']),
  paginas: z.number().int().nullable(),
  /** Pages without text, as scanned ones: nothing of them was read. */
  paginasSinTexto: z.array(z.number().int()),
  /** One paragraph a line. */
  texto: z.string(),
})
export type ReadDocument = z.output<typeof readDocumentSchema>

/** Errors of a document that cannot be read. */
export const documentErrors = [
  'document.format',
  'document.password',
  'document.damaged',
  'document.scanned',
  'document.too_large',
] as const
