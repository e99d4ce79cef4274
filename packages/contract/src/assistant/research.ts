import { maxChatMessage, maxStreamsPerUser } from '@basejuris/domain'
import { z } from 'zod'
import { pageFields, pagingFields } from '../fields/paging.ts'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { answerCoverageSchema, answerGradeSchema, answerQuotationSchema, answerRulingSchema, answerSchema } from './answers.ts'

export const researchTag = 'Investigaciones'
const root = '/api/multiagent/async'

/** It waits its turn, runs, or ended in one of three ways. */
export const researchStateSchema = z.enum(['pendiente', 'en_curso', 'completado', 'fallido', 'cancelado'])
export type ResearchStateName = z.infer<typeof researchStateSchema>

/** A step of a research job. */
export const researchStepSchema = z.object({
  /** From 1, in the order of the plan. */
  posicion: z.int(),
  tipo: z.enum(['plan', 'lectura', 'contraste', 'redaccion', 'verificacion']),
  /** `omitido`: the time of the job was over before it, or its search was refused as too heavy. */
  estado: z.enum(['en_curso', 'listo', 'omitido']),
  /** What it does, for who asked. */
  titulo: z.string(),
  /** What it found, in words; empty until it is done. */
  detalle: z.string(),
  /** What it found, where it read rulings. */
  hallazgo: z
    .object({ grado: answerGradeSchema, cita: answerQuotationSchema.nullable(), sentencia: answerRulingSchema.nullable() })
    .nullable(),
})
export type ResearchStep = z.infer<typeof researchStepSchema>

/** A sub-question with what rulings answer to it. */
export const researchFindingSchema = z.object({
  titulo: z.string(),
  /** Why it was asked, in words. */
  motivo: z.string(),
  /** Its quotations are those of the parts before it. */
  estaArriba: z.boolean(),
  respuesta: answerSchema,
})
export type ResearchFinding = z.infer<typeof researchFindingSchema>

/** A memo: every word of a ruling in it is a quotation with its place. */
export const researchResultSchema = z.object({
  /** The short answer. */
  respuesta: answerSchema,
  razonamiento: z.array(researchFindingSchema),
  contraria: z.object({
    /** Whether rulings that decided otherwise were found. Written by rules. */
    explicacion: z.string(),
    /** Article that both lines decide. */
    articulo: z.string().nullable(),
    /** Null where none was found. */
    respuesta: answerSchema.nullable(),
  }),
  /** Norms that the quoted rulings apply, the most applied first. */
  normas: z.array(
    z.object({
      clave: z.string(),
      etiqueta: z.string(),
      idNorma: z.int().nullable(),
      articulo: z.string().nullable(),
      /** Quoted rulings that apply it. */
      sentencias: z.int(),
      /** Only rulings apply it that are the nearest ones: it is not said that they answer. */
      soloCercana: z.boolean(),
    }),
  ),
  /** What the memo does not answer, and where was not searched. */
  noCubierto: z.array(z.string()),
  metodo: z.object({
    consultas: z.array(z.object({ pregunta: z.string(), motivo: z.string(), formal: z.string(), resultado: z.string() })),
    /** Rulings that were read. */
    abiertas: z.array(answerRulingSchema),
    descartadas: z.array(z.object({ sentencia: answerRulingSchema, motivo: z.string() })),
    /** Quotations of the memo, those compared with their ruling now, and generated sentences without support. */
    citas: z.int(),
    comprobadas: z.int(),
    tachadas: z.int(),
    /** From its start to its end. */
    segundos: z.number(),
    cobertura: answerCoverageSchema.nullable(),
  }),
})
export type ResearchResult = z.infer<typeof researchResultSchema>

const researchFields = {
  id: z.uuid(),
  estado: researchStateSchema,
  pregunta: z.string(),
  /** How many wait before it; null unless it waits. */
  delante: z.int().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
}

export const listedResearchSchema = z.object({
  ...researchFields,
  /** It ended and its user has not opened it. */
  nueva: z.boolean(),
})
export type ListedResearch = z.infer<typeof listedResearchSchema>

export const researchSchema = z.object({
  ...researchFields,
  pasos: z.array(researchStepSchema),
  /** Null unless it is complete. */
  resultado: researchResultSchema.nullable(),
})
export type Research = z.infer<typeof researchSchema>

const researchParams = z.object({ id: z.uuid({ error: 'el identificador no es válido' }) })

export const startResearchEndpoint = defineEndpoint({
  method: 'POST',
  path: `${root}/start`,
  tag: researchTag,
  rulingContent: 'none',
  summary: 'Empieza una investigación en segundo plano; con sessionId, la pregunta toma el contexto de esa conversación',
  access: 'user',
  isAccepted: true,
  body: z.strictObject({
    message: requiredText(maxChatMessage, 'escriba su pregunta'),
    sessionId: z.uuid({ error: 'la conversación no es válida' }).optional(),
    /** Quotations alone: no language model is asked, and nothing leaves the machine. */
    soloCitas: z.boolean().optional(),
  }),
  data: z.object({ id: z.uuid(), estado: researchStateSchema }),
  errors: ['petition.blocked', 'conversation.not_found', 'research.too_many', 'research.full'],
  rateLimit: { max: 30, minutes: 10 },
})

export const researchStatusEndpoint = defineEndpoint({
  method: 'GET',
  path: `${root}/status/:id`,
  tag: researchTag,
  rulingContent: 'text',
  summary: 'Una investigación con sus pasos y, cuando termina, su resultado',
  access: 'user',
  params: researchParams,
  data: researchSchema,
  errors: ['research.not_found'],
})

export const researchListEndpoint = defineEndpoint({
  method: 'GET',
  path: root,
  tag: researchTag,
  rulingContent: 'none',
  summary: 'Investigaciones del usuario, la última primero',
  access: 'user',
  query: z.object(pagingFields),
  data: z.object({ investigaciones: z.array(listedResearchSchema), ...pageFields }),
})

/** Changes of a research job, each under its number: `Last-Event-ID` goes on after it. */
export const researchEventSchemas = {
  paso: researchStepSchema,
  estado: z.object({ estado: researchStateSchema, delante: z.int().nullable() }),
} as const

export const researchEventsEndpoint = defineEndpoint({
  method: 'GET',
  path: `${root}/events/:id`,
  tag: researchTag,
  rulingContent: 'text',
  summary: `Los pasos de una investigación en vivo (server-sent events): «paso», «estado», «latido» cada 15 segundos y «fin»; sigue desde Last-Event-ID; hasta ${maxStreamsPerUser} a la vez por persona`,
  access: 'user',
  isStream: true,
  params: researchParams,
  data: z.union([researchEventSchemas.paso, researchEventSchemas.estado]),
  errors: ['research.not_found', 'stream.too_many', 'stream.busy'],
})

export const cancelResearchEndpoint = defineEndpoint({
  method: 'POST',
  path: `${root}/cancel/:id`,
  tag: researchTag,
  rulingContent: 'none',
  summary: 'Detiene una investigación que espera o está en curso',
  access: 'user',
  params: researchParams,
  data: z.object({ id: z.uuid(), estado: researchStateSchema }),
  errors: ['research.not_found', 'research.ended'],
})

export const deleteResearchEndpoint = defineEndpoint({
  method: 'DELETE',
  path: `${root}/:id`,
  tag: researchTag,
  rulingContent: 'none',
  summary: 'Borra una investigación; si estaba en curso, la detiene',
  access: 'user',
  params: researchParams,
  data: z.object({ id: z.uuid(), borrada: z.literal(true) }),
  errors: ['research.not_found'],
})
