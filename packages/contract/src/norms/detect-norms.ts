import { z } from 'zod'
import { documentErrors, documentPlaceSchema, maxUploadBodyBytes, readDocumentSchema, uploadBodySchema } from '../fields/upload.ts'
import { defineEndpoint } from '../http/endpoint.ts'

/** Norms that a text does not cite and that may apply. */
export const maxProbableNorms = 10

/** A norm or an article, with what the product has of it. */
const detectedNormFields = {
  /** Null where the norm is not in the catalogue, or several may be meant. */
  idNorma: z.number().int().nullable(),
  /** As in the filter `norma`: «CT:161». */
  clave: z.string(),
  /** «Código del Trabajo». */
  norma: z.string(),
  articulo: z.string().nullable(),
  /** Official page, at its article where known. */
  url: z.string().nullable(),
  /** Real rulings of the index that cite it. */
  sentencias: z.number().int(),
  /** Whether a text of the norm is imported. */
  conTexto: z.boolean(),
} as const

export const detectedCitationSchema = z.object({
  ...detectedNormFields,
  /** As written, and its half-open UTF-16 range. */
  texto: z.string(),
  desde: z.number().int(),
  hasta: z.number().int(),
  lugar: documentPlaceSchema,
  /** «art. 161 inciso 2° Código del Trabajo». */
  etiqueta: z.string(),
  /** «2» or «final». */
  inciso: z.string().nullable(),
  numeral: z.string().nullable(),
  letra: z.string().nullable(),
  /** Estimated share, 0 to 1, of citations read this way that name this norm and article. */
  confianza: z.number(),
  /** Article that the text names and that the norm lacks, as far as the catalogue knows its articles. Else null. */
  articuloAusente: z.string().nullable(),
  /** Several norms may be meant: `candidatas` lists them, at most ten. */
  ambigua: z.boolean(),
  candidatas: z.array(z.object({ idNorma: z.number().int().nullable(), norma: z.string() })),
})
export type DetectedCitation = z.output<typeof detectedCitationSchema>

export const probableNormSchema = z.object({
  ...detectedNormFields,
  etiqueta: z.string(),
  /** 0 to 1: share of the most similar rulings that apply it. */
  score: z.number(),
  /** Of the most similar rulings, those that apply it. */
  parecidas: z.number().int(),
  /** Its matters that the text is about, surest first: in words of the text («fuero sindical»), else by their name. */
  palabras: z.array(z.string()),
})
export type ProbableNorm = z.output<typeof probableNormSchema>

export const detectNormsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/norms/detect',
  tag: 'Normas',
  rulingContent: 'none',
  summary: `Normas que un texto cita, hasta artículo, inciso, numeral y letra, y las que quizá se apliquen sin que las cite; pegado o en un PDF, DOCX o archivo de texto en base64; nada se guarda`,
  access: 'user',
  maxBodyBytes: maxUploadBodyBytes,
  body: uploadBodySchema,
  data: z.object({
    citas: z.array(detectedCitationSchema),
    /** Citations over all, answered or not. */
    total: z.number().int(),
    /** Articles of the matters of the text, surest first. Only those that it does not cite. */
    probables: z.array(probableNormSchema),
    /** Rulings compared for `probables`. */
    comparadas: z.number().int(),
    documento: readDocumentSchema.nullable(),
  }),
  errors: ['check.too_many', 'check.busy', ...documentErrors],
})
