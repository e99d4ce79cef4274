import { isoDateSchema } from '@basejuris/domain'
import { z } from 'zod'
import { documentErrors, documentPlaceSchema, maxUploadBodyBytes, readDocumentSchema, uploadBodySchema } from '../fields/upload.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { citedRulingSchema } from '../rulings/ruling-references.ts'
import { citationVerdicts, maxCheckedCitations } from './citation-verdicts.ts'

/** A run of words of a quotation beside the ruling: in both, in the checked text alone, in the ruling alone, or masked there. */
export const comparedPartSchema = z.object({
  tipo: z.enum(['igual', 'solo_escrito', 'solo_fallo', 'oculto']),
  texto: z.string(),
})
export type ComparedPartView = z.infer<typeof comparedPartSchema>

/** Words that the text puts between quotation marks and attributes to the citation. */
export const checkedQuotationSchema = z.object({
  desde: z.number().int(),
  hasta: z.number().int(),
  /**
   * `textual`: verbatim in the ruling cited. `difiere`: with other words there. `en_otra`: not there, but verbatim in another ruling.
   * `no_consta`: nowhere in the index. `sin_acceso`: the text belongs to a paid base. `sin_texto`: there is no text to compare with.
   */
  resultado: z.enum(['textual', 'difiere', 'en_otra', 'no_consta', 'sin_acceso', 'sin_texto']),
  /** The ruling in which it stands, or differs. */
  sentencia: citedRulingSchema.nullable(),
  /** Anchor and name of the place («c. 7°»). */
  ancla: z.string().nullable(),
  etiqueta: z.string().nullable(),
  /** The passage of the ruling. Null where it is not found or not readable. */
  pasaje: z.string().nullable(),
  /** Empty unless it differs. */
  partes: z.array(comparedPartSchema),
  /** Words put in, left out or replaced. */
  diferencias: z.number().int(),
  /** Whether masks of the ruling stand where the quotation has words: those were not compared. */
  conOcultas: z.boolean(),
})
export type CheckedQuotation = z.infer<typeof checkedQuotationSchema>

export const checkedCitationSchema = z.object({
  /** From 1, in the order of the text. */
  n: z.number().int(),
  tipo: z.enum(['sentencia', 'dictamen', 'norma']),
  /** As written, and its half-open UTF-16 range. */
  texto: z.string(),
  desde: z.number().int(),
  hasta: z.number().int(),
  /** Where it stands in an uploaded document. Null in a pasted text. */
  lugar: documentPlaceSchema.nullable(),
  veredicto: z.enum(citationVerdicts),
  docId: z.string().nullable(),
  idNorma: z.number().int().nullable(),
  evidencia: z.object({
    /** What was found, in sentences. */
    frases: z.array(z.string()).min(1),
    /** «rol N° 12.345-2020, Corte Suprema», «art. 161 Código del Trabajo»: as understood. */
    entendida: z.string(),
    /** The ruling found, or those that it may mean. */
    sentencias: z.array(citedRulingSchema),
    /** «¿Quiso decir…?»: nearest numbers of the same court and year, or the same number elsewhere. */
    sugerencias: z.array(citedRulingSchema),
    /** What the text says otherwise than the ruling. */
    diferencias: z.array(z.object({ dato: z.enum(['fecha', 'caratula']), escrito: z.string(), enIndice: z.string() })),
    /** What was compared and agrees. */
    coincide: z.array(z.enum(['rol', 'tribunal', 'fecha', 'caratula', 'texto', 'norma', 'articulo'])),
    /** True where only the demonstration corpus has it. */
    soloFicticia: z.boolean(),
    citasTextuales: z.array(checkedQuotationSchema),
    /** Official page of a norm. */
    url: z.string().nullable(),
  }),
})
export type CheckedCitation = z.infer<typeof checkedCitationSchema>

export const checkCitationsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/citations/check',
  tag: 'Verificador',
  rulingContent: 'text',
  summary: `Comprueba cada cita de sentencias y normas de un texto, con su evidencia; pegado o en un PDF, DOCX o archivo de texto en base64; hasta ${maxCheckedCitations} citas; nada se guarda`,
  access: 'user',
  maxBodyBytes: maxUploadBodyBytes,
  body: uploadBodySchema,
  data: z.object({
    citas: z.array(checkedCitationSchema),
    resumen: z.object({
      total: z.number().int(),
      porVeredicto: z.record(z.enum(citationVerdicts), z.number().int()),
      /** Citations beyond the limit, which nobody looked up. */
      sinComprobar: z.number().int(),
      /** Quotations that stand by no citation and were not compared. */
      textualesSinCita: z.number().int(),
    }),
    /** What it was compared with. */
    indice: z.object({
      sentencias: z.number().int(),
      hasta: isoDateSchema.nullable(),
      normas: z.number().int(),
    }),
    /** What was read of an uploaded file; the ranges of the citations are of its `texto`. Null for a pasted text. */
    documento: readDocumentSchema.nullable(),
    verificadoEl: z.iso.datetime(),
  }),
  errors: ['check.too_many', 'check.busy', ...documentErrors],
})
