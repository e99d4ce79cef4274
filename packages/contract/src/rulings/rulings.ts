import {
  baseIdSchema,
  collectionIdSchema,
  isoDateSchema,
  namespaceSchema,
  outcomeSchema,
  sectionKindSchema,
  voteSchema,
} from '@basejuris/domain'
import { z } from 'zod'
import { exactText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { dispositionSchema, overturningSchema } from '../search/disposition.ts'
import { citationSchema, markSchema, viewpointSchema } from '../search/result.ts'
import { chipKeysSchema, maxQueryLength, readingSchema } from '../search/search.ts'
import { uncheckedSchema } from './ruling-card.ts'
import { referenceSchema, referenceTargetSchema } from './ruling-references.ts'

export const docIdSchema = requiredText(200, 'indique la sentencia')

/** Half-open range of UTF-16 offsets that is not the court's own reasoning. */
export const voiceViewSchema = z.object({ desde: z.number().int(), hasta: z.number().int(), relato: viewpointSchema, voz: z.string() })
export type VoiceView = z.infer<typeof voiceViewSchema>

export const paragraphViewSchema = z.object({
  ancla: z.string(),
  texto: z.string(),
  /** Occurrences of the words of `consulta`. */
  marcas: z.array(markSchema),
  /** Norms and rulings cited here that could be resolved. Ascending, without overlap. */
  referencias: z.array(referenceSchema),
  /** Absent where the court speaks throughout. Ascending, without overlap. */
  voces: z.array(voiceViewSchema).optional(),
})

export const sectionViewSchema = z.object({
  ancla: z.string(),
  tipo: sectionKindSchema,
  numero: z.number().int().nullable(),
  titulo: z.string(),
  /** With `voz` as in a passage: the one voice of the whole section. Absent where several speak. */
  relato: viewpointSchema.optional(),
  voz: z.string().optional(),
  parrafos: z.array(paragraphViewSchema),
})
export type SectionView = z.infer<typeof sectionViewSchema>

export const rulingFactsViewSchema = z.object({
  docId: z.string(),
  idSentence: z.string(),
  rol: z.string().nullable(),
  /** Citation form: «rol N° 12.345-2020», «RIT O-364-2020», «dictamen N° E586880, de 2024». Null without a number. */
  numero: z.string().nullable(),
  rit: z.string().nullable(),
  ruc: z.string().nullable(),
  libro: z.string().nullable(),
  caratulado: z.string(),
  fechaSentencia: isoDateSchema.nullable(),
  tribunal: z.string(),
  sala: z.string().nullable(),
  base: baseIdSchema.nullable(),
  coleccion: collectionIdSchema,
  tipo: z.string().nullable(),
  recurso: z.string().nullable(),
  resultado: outcomeSchema,
  resultadoTexto: z.string().nullable(),
  ministros: z.array(z.object({ nombre: z.string(), voto: voteSchema.nullable() })),
  redactor: z.string().nullable(),
  /**
   * `url` is the norm's page at the Biblioteca del Congreso. Null when its idNorma is unknown. `numeral`, `inciso` («2», «final») and
   * `letra` say the place within the article; an article cited at several places is repeated with the same `clave`.
   */
  normas: z.array(
    z.object({
      clave: z.string(),
      etiqueta: z.string(),
      /**
       * `aplicada`: named by the court in its reasoning or operative part, as a ground. `citada`: only by a party, the evidence, a dissent or
       * quoted words, or as what a recourse leaves out. `fuente`: only by the source's record of the ruling. Absent until the stored ruling is
       * read for it.
       */
      uso: z.enum(['aplicada', 'citada', 'fuente']).optional(),
      idNorma: z.number().int().nullable(),
      articulo: z.string().nullable(),
      numeral: z.string().optional(),
      inciso: z.string().optional(),
      letra: z.string().optional(),
      url: z.string().nullable(),
    }),
  ),
  materias: z.array(z.string()),
  tribunalOrigen: z.string().nullable(),
  rolOrigen: z.string().nullable(),
  urlOficial: z.string().nullable(),
  /** What the source says of its publication, verbatim. */
  condicionPublicacion: z.string().nullable(),
  fuente: z.string(),
  ficticia: z.boolean(),
  url: z.string(),
  /** Citations ready to paste. */
  cita: citationSchema,
})
export type RulingFactsView = z.infer<typeof rulingFactsViewSchema>

export const rulingViewSchema = rulingFactsViewSchema.extend({
  /** The day on which its own text says it was given. Null where it says none, or `fechaSentencia`, the source's. */
  fechaSegunTexto: isoDateSchema.nullable(),
  /** Null where the operative part was not found. */
  resuelve: dispositionSchema.nullable(),
  /** Null where the ruling stands, as far as the stored rulings show. */
  sinEfecto: overturningSchema.nullable(),
  vigenciaSinComprobar: uncheckedSchema.optional(),
  secciones: z.array(sectionViewSchema),
  /** Targets of the references, by `destino`. */
  destinos: z.record(z.string(), referenceTargetSchema),
  /** The requested version. Null when none was requested: this is the one shown. */
  version: z.number().int().nullable(),
  /** Number of marks over the whole text. */
  coincidencias: z.number().int(),
})
export type RulingView = z.infer<typeof rulingViewSchema>

export const searcherFields = ['idSentence', 'caratulado', 'fechaSentencia', 'rol', 'base'] as const

export const findByIdV1Endpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/find-by-id',
  tag: 'Sentencias',
  rulingContent: 'text',
  summary: 'Encuentra una sentencia por sus datos; varias que coinciden se listan, nunca se adivina',
  body: z.strictObject({
    searcher: z
      .array(z.strictObject({ field: z.enum(searcherFields), value: requiredText(500, 'indique un valor') }))
      .min(1)
      .max(10),
    collection: namespaceSchema.optional(),
  }),
  data: z.union([
    z.object({ sentencia: rulingViewSchema }),
    z.object({
      candidatas: z.array(rulingFactsViewSchema),
      /** Whether more rulings match than are listed. */
      hayMas: z.boolean(),
    }),
  ]),
  errors: ['ruling.not_found', 'base.premium_required'],
})

export const findByIdV2Endpoint = defineEndpoint({
  method: 'POST',
  path: '/v2/find-by-id',
  tag: 'Sentencias',
  rulingContent: 'text',
  summary:
    'Entrega una sentencia completa, por secciones; con `consulta` marca sus palabras en el texto, leída como en la búsqueda (`lectura`, `exigir`, `preferir`); con `version` entrega una anterior; con `ancla` solo ese pasaje y lo que lo rodea',
  body: z.strictObject({
    docId: docIdSchema,
    collection: namespaceSchema.optional(),
    consulta: exactText(maxQueryLength).optional(),
    /** How the search that led here read `consulta`: what it demanded or excluded has no words to mark. */
    lectura: readingSchema.optional(),
    exigir: chipKeysSchema.optional(),
    preferir: chipKeysSchema.optional(),
    version: z.int().min(1).max(1_000_000).optional(),
    ancla: exactText(100).optional(),
  }),
  data: z.object({ sentencia: rulingViewSchema }),
  errors: ['ruling.not_found', 'ruling.withdrawn', 'ruling.fictional_removed', 'ruling.version_not_found', 'base.premium_required'],
})
