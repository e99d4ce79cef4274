import { baseIdSchema, collectionIdSchema, facetNames, isoDateSchema, outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'
import { dispositionSchema, overturningSchema } from './disposition.ts'
import { fictionalShareSchema } from './fictional.ts'

/** Long and short form of a citation. */
export const citationSchema = z.object({ oficial: z.string(), corta: z.string() })

/** Half-open range of UTF-16 offsets in the text beside it. */
export const markSchema = z.tuple([z.number().int(), z.number().int()])

/**
 * Whose words they are when they are not the court's own reasoning: those of a party or of who reports to the court, the evidence, the
 * course of the case. Also another ruling, an author, a dissent, a concurring opinion.
 */
export const viewpointSchema = z.enum(['parte', 'prueba', 'antecedentes', 'fallo', 'doctrina', 'voto', 'prevencion'])
export type Viewpoint = z.infer<typeof viewpointSchema>

export const fragmentSchema = z.object({
  texto: z.string(),
  marcas: z.array(markSchema),
  /** Anchor of the section or paragraph it comes from. */
  ancla: z.string(),
  /** Label shown beside it: «c. 7°», «resolutiva», «voto». */
  etiqueta: z.string(),
  /** Absent where the court itself may be speaking. */
  relato: viewpointSchema.optional(),
  /** Label of `relato`, present with it: «Alega la demandante», «Voto en contra». */
  voz: z.string().optional(),
})
export type Fragment = z.infer<typeof fragmentSchema>

/** The rulings in sentido contrario of one ruling: the same on its card, on its page and from the interface. */
export const contrarySchema = z.object({
  /** The article on which both rest; its label names the place within it: «art. 160 N° 7 Código del Trabajo». */
  articulo: z.object({ clave: z.string(), etiqueta: z.string() }),
  /** Near-identical rulings count once. */
  total: z.number().int(),
  /** False when only the newest rulings on the article were compared. */
  exacto: z.boolean(),
  /** Who moved the court in this ruling, and what came of it: «apeló el trabajador, se acogió». */
  detalle: z.string(),
  /** Whom this ruling favours on the article, with the article of the name: «el trabajador». */
  favorece: z.string(),
  /** Whom the contrary rulings favour. */
  contrariasFavorecen: z.string(),
})
export type Contrary = z.infer<typeof contrarySchema>

export const levelSchema = z.enum(['alta', 'media', 'baja', 'minima'])

export const resultSchema = z.object({
  docId: z.string(),
  idSentence: z.string(),
  rol: z.string().nullable(),
  /** Citation form: «rol N° 12.345-2020», «RIT O-364-2020», «dictamen N° E586880, de 2024». Null without a number. */
  numero: z.string().nullable(),
  caratulado: z.string(),
  fechaSentencia: isoDateSchema.nullable(),
  tribunal: z.string(),
  sala: z.string().nullable(),
  base: baseIdSchema.nullable(),
  coleccion: collectionIdSchema,
  recurso: z.string().nullable(),
  /** `sin_dato` also for who may not read the text. */
  resultado: outcomeSchema,
  relevancia: z.number().min(0).max(1),
  nivel: levelSchema,
  /** Null where the operative part was not found, and for who may not read the text. */
  resuelve: dispositionSchema.nullable(),
  /** Null where the ruling stands, as far as the stored rulings show. */
  sinEfecto: overturningSchema.nullable(),
  /** The court's own reasoning before other voices, each in text order. */
  fragmentos: z.array(fragmentSchema),
  /** Why it was found: «coincide rol», «frase en c. 7°». */
  motivos: z.array(z.string()),
  /** Near-identical rulings collapsed under this one. */
  similares: z.number().int(),
  /** Present only when other rulings that the actor may read decided the article on which this one rests the other way. */
  contrario: contrarySchema.optional(),
  ficticia: z.boolean(),
  /** Monthly price of its base in CLP. Present where the actor may not read the base: then nothing here comes from the text. */
  precio: z.number().int().optional(),
  /** Citations ready to paste. */
  cita: citationSchema,
  /** Address of the ruling's page, with the query. */
  url: z.string(),
})
export type Result = z.infer<typeof resultSchema>

export const facetValueSchema = z.object({
  valor: z.string(),
  etiqueta: z.string(),
  total: z.number().int(),
  /** Of a value of `norma`, where the catalogue identifies it. */
  norma: z.object({ idNorma: z.number().int(), articulo: z.string().nullable() }).optional(),
})
export type FacetValue = z.infer<typeof facetValueSchema>

export const facetNameSchema = z.enum(facetNames)
/** Exact counts by value, most frequent first (years descending); at most 200 values each. */
export const facetsSchema = z.partialRecord(facetNameSchema, z.array(facetValueSchema))
export type Facets = z.infer<typeof facetsSchema>
/** The same with every name, the ones without a value included. */
export const everyFacetSchema = z.record(facetNameSchema, z.array(facetValueSchema))
export type EveryFacet = z.infer<typeof everyFacetSchema>

export const coverageSchema = z.object({
  /** Rulings in the searched bases, without the fictional ones in mode `excluir`. So are the other figures. */
  sentencias: z.number().int(),
  /** Fictional rulings in the searched bases, whether `sentencias` counts them or not. */
  ficticias: fictionalShareSchema,
  /** Searched bases with at least one ruling. */
  basesConDatos: z.number().int(),
  bases: z.number().int(),
  /** Searched rulings of courts and bodies that belong to no base. */
  fueraDeBases: z.number().int(),
  desde: isoDateSchema.nullable(),
  /** Date of the newest ruling. */
  hasta: isoDateSchema.nullable(),
  /** Last day of each group of courts, in order, where they end on different days; empty where all end on one. */
  ultimas: z.array(z.object({ organos: z.array(z.string()), hasta: isoDateSchema })),
  /** Names of searched bases without rulings. */
  vacias: z.array(z.string()),
  /** True when every ruling stored in the searched bases is fictional, and they were searched. */
  soloDemostracion: z.boolean(),
  /** Stored changes that are not indexed yet. */
  pendientes: z.number().int(),
})
export type Coverage = z.infer<typeof coverageSchema>
