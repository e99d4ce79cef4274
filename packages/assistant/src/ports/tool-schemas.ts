import { collectionIdSchema, isoDateSchema, outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'

/** Text that a database stores: no NUL, no half of a surrogate pair. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((sent) => !sent.includes('\u0000') && sent.isWellFormed(), { error: 'quite los caracteres nulos o dañados' })
const written = (min: number, max: number) => text(max).trim().min(min)

const docId = text(200).min(1).describe('Identificador de la sentencia, como lo da search_rulings')
const page = z.int().min(1).max(100).default(1).describe('Página, desde 1')

/** A ruling as tools name it. `sinEfecto` says what a later ruling did to it. */
export const toolRulingSchema = z.object({
  docId: z.string(),
  cita: z.string(),
  caratulado: z.string(),
  tribunal: z.string(),
  fecha: z.string().nullable(),
  resultado: outcomeSchema,
  ficticia: z.boolean(),
  url: z.string(),
})
export type ToolRuling = z.infer<typeof toolRulingSchema>

const coverageSchema = z.object({
  sentencias: z.int(),
  ficticias: z.int(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  colecciones: z.array(z.object({ nombre: z.string(), total: z.int() })),
  /** Bases without any ruling. */
  vacias: z.array(z.string()),
  /** Stored changes that the index lacks. */
  pendientes: z.int(),
  /** Rulings of bases outside the subscription, which were not read and are not in `sentencias`. Absent where all were read. */
  sinAcceso: z.object({ sentencias: z.int(), bases: z.array(z.string()) }).optional(),
})
export type ToolCoverage = z.infer<typeof coverageSchema>

/**
 * How far what a tool answers may be relied on. `verificada`: its words or facts are read from the stored ruling or norm. `candidata`: it is
 * in the index, and somebody has to open it to know whether it is the one meant. `fuera_del_indice`: the index has nothing under that
 * reference, which may exist elsewhere.
 */
export const integrityLabels = ['verificada', 'candidata', 'fuera_del_indice'] as const
export type Integrity = (typeof integrityLabels)[number]
const integridad = z.enum(integrityLabels)

/** Characters of a text whose citations one call verifies. */
const maxVerifiedText = 20_000

const passageSchema = z.object({ ancla: z.string(), etiqueta: z.string(), texto: z.string(), voz: z.string().nullable() })

/** Inputs and outputs of every tool. What a tool answers is the actor's to read. */
export const toolSchemas = {
  search_rulings: {
    input: z.object({
      consulta: written(1, 2000).describe('La pregunta en lenguaje corriente, o palabras, normas, rol o frases entre comillas'),
      colecciones: z.array(collectionIdSchema).max(12).optional(),
      desde: isoDateSchema.optional(),
      hasta: isoDateSchema.optional(),
      pagina: page,
    }),
    output: z.object({
      total: z.int(),
      /** Rulings that mention part of it only. */
      ademas: z.int(),
      resumen: z.string(),
      /** The search in the formal language. */
      formal: z.string(),
      /** What was not demanded after all, since it would have left nothing. */
      relajados: z.array(z.string()),
      resultados: z.array(
        toolRulingSchema.extend({
          nivel: z.enum(['alta', 'media', 'baja', 'minima']),
          /** From 0 to 1. */
          relevancia: z.number(),
          similares: z.int(),
          resuelve: z.string().nullable(),
          sinEfecto: z.string().nullable(),
          fragmentos: z.array(passageSchema),
        }),
      ),
    }),
  },
  open_ruling: {
    input: z.object({
      docId,
      desde: text(60)
        .optional()
        .describe('Ancla de la sección desde la que se lee, o lo que vino en «siguiente»; sin ella, desde el principio'),
    }),
    output: toolRulingSchema.extend({
      sinEfecto: z.string().nullable(),
      secciones: z.array(passageSchema.extend({ titulo: z.string() })),
      /** Anchor from which to go on reading; null at the end. */
      siguiente: z.string().nullable(),
    }),
  },
  find_in_ruling: {
    input: z.object({ docId, frase: written(2, 400).describe('Palabras o frase que buscar dentro de la sentencia') }),
    output: z.object({ total: z.int(), pasajes: z.array(passageSchema) }),
  },
  list_cited: {
    input: z.object({ docId, pagina: page }),
    output: z.object({
      total: z.int(),
      citas: z.array(
        z.object({ cita: z.string(), tribunal: z.string().nullable(), docId: z.string().nullable(), trato: z.string(), integridad }),
      ),
      normas: z.array(z.object({ etiqueta: z.string(), aplicada: z.boolean() })),
    }),
  },
  list_citing: {
    input: z.object({ docId, pagina: page }),
    output: z.object({
      total: z.int(),
      sentencias: z.array(z.object({ docId: z.string(), cita: z.string(), trato: z.string(), pasaje: z.string().nullable(), integridad })),
    }),
  },
  read_norm: {
    input: z.object({
      norma: written(1, 200).describe('Ley o código y artículo: «art. 161 Código del Trabajo», «ley 19.496 art. 12»'),
      fecha: isoDateSchema.optional().describe('Día cuyo texto se pide; sin él, el de hoy'),
    }),
    output: z.object({
      etiqueta: z.string(),
      texto: z.string().nullable(),
      vigencia: z.string().nullable(),
      advertencia: z.string(),
      url: z.string(),
      inexistente: z.string().optional().describe('Que la norma no tiene ese artículo, y cuál es el último'),
    }),
  },
  find_contrary: {
    input: z.object({ docId }),
    output: z.object({ articulo: z.string().nullable(), total: z.int(), sentencias: z.array(toolRulingSchema) }),
  },
  find_similar: {
    input: z.object({ docId }),
    output: z.object({ sentencias: z.array(toolRulingSchema.extend({ cercania: z.number() })) }),
  },
  verify_citations: {
    input: z.object({
      texto: written(1, maxVerifiedText).describe(
        'Un escrito o parte de él, con sus citas de sentencias y normas; lo que va entre comillas se compara con la fuente',
      ),
    }),
    output: z.object({
      total: z.int(),
      /** Citations beyond the limit, which nobody looked up. */
      sinComprobar: z.int(),
      citas: z.array(
        z.object({
          n: z.int(),
          /** As written, and as understood. */
          texto: z.string(),
          entendida: z.string(),
          veredicto: z.string(),
          integridad,
          /** What was found, in sentences. */
          frases: z.array(z.string()),
          docId: z.string().nullable(),
          url: z.string().nullable(),
          /** «¿Quiso decir…?» */
          sugerencias: z.array(z.object({ docId: z.string(), cita: z.string() })),
          diferencias: z.array(z.object({ dato: z.string(), escrito: z.string(), enIndice: z.string() })),
          /** Words between quotation marks, and what stands in the source. */
          textuales: z.array(
            z.object({ escrito: z.string(), resultado: z.string(), lugar: z.string().nullable(), pasaje: z.string().nullable() }),
          ),
        }),
      ),
      /** Quotations that stand by no citation. */
      sinCita: z.array(z.object({ escrito: z.string(), resultado: z.string(), fuente: z.string().nullable() })),
    }),
  },
  describe_coverage: { input: z.object({}), output: coverageSchema },
} as const satisfies Record<string, { readonly input: z.ZodType; readonly output: z.ZodType }>

export type ToolName = keyof typeof toolSchemas
export type ToolInput<Name extends ToolName> = z.output<(typeof toolSchemas)[Name]['input']>
export type ToolOutput<Name extends ToolName> = z.output<(typeof toolSchemas)[Name]['output']>
