import { circumstanceKinds, collectionIdSchema, isoDateSchema, lineChangeStates, outcomeSchema } from '@basejuris/domain'
import { z } from 'zod'
import { exactText, partialDateSchema } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { rulingCardSchema } from '../rulings/ruling-card.ts'
import { citedRulingSchema, treatmentSchema } from '../rulings/ruling-references.ts'
import { fictionalModeSchema, fictionalShareSchema } from '../search/fictional.ts'
import { facetValueSchema, fragmentSchema } from '../search/result.ts'
import { namedNormSchema } from './normativa.ts'

/** Rulings that one line reads, the newest; `leidas` says when there are more. */
export const maxLineRulings = 2000
/** A longer line has no marks of its own: it is drawn by year. */
export const maxLineMarks = 300
export const maxLinePageSize = 100

const isArticle = (norm: string): boolean => /^[^:]+:[^:]+$/u.test(norm)
const placeSchema = exactText(20).optional()
const filterSchema = exactText(160)
  .transform((value) => value.trim())
  .optional()

/** What a line is about, and what is left of it. */
export const lineQuerySchema = z.strictObject({
  /** Norm and article, as in the filter `norma`: «CT:161». The norm by key, number, idNorma or usual name. */
  norma: exactText(160).refine(isArticle, { error: 'indique la norma y el artículo, como «CT:161» o «ley-19496:16»' }).optional(),
  /** Place within the article: «7», «final», «a». */
  numeral: placeSchema,
  inciso: placeSchema,
  letra: placeSchema,
  /** A question. Alone, it names the article, or its answers are the line. With `norma`, only rulings that answer it. */
  q: exactText(300).optional(),
  tribunal: filterSchema,
  sala: filterSchema,
  /** Kind of appeal or proceeding. */
  recurso: filterSchema,
  coleccion: collectionIdSchema.optional(),
  /** `yyyy`, `yyyy-mm` or `yyyy-mm-dd`, both included. */
  desde: partialDateSchema.optional(),
  hasta: partialDateSchema.optional(),
  /** Real and fictional rulings are never of one line: `incluir` says what the absence of a value says. */
  ficticias: fictionalModeSchema.optional(),
})
export type LineQuery = z.output<typeof lineQuerySchema>

const needsSubject = { error: 'indique «norma» (como «CT:161») o «q» (una pregunta)', path: ['norma'] }
const hasSubject = ({ norma, q }: { readonly norma?: string | undefined; readonly q?: string | undefined }): boolean =>
  norma !== undefined || (q ?? '').trim() !== ''

/** A line as the origin of a file. */
export const lineOriginSchema = lineQuerySchema.extend({ tipo: z.literal('linea') }).refine(hasSubject, needsSubject)

/** Who asked in the first place, and who resists. */
export const lineSideSchema = z.enum(['demandante', 'demandado'])

/** Rulings for whoever asked, among those of which it is known; with a 95 % interval (Wilson), 0 to 1. */
export const lineShareSchema = z.object({
  favorables: z.number().int(),
  total: z.number().int(),
  desde: z.number(),
  hasta: z.number(),
})
export type LineShare = z.infer<typeof lineShareSchema>

/** The figures of a line. They are said of the line, never of one ruling, and nothing in them says that a criterion binds. */
export const lineChangeSchema = z.object({
  /**
   * `cambio`: figures change on a day on which a ruling of the line unifies it or departs from another of it. `solo_cifras`: they change and no
   * ruling declares it. `estable`: no change is shown. `pocas`: fewer than `minimo` rulings on each side of every day.
   */
  estado: z.enum(lineChangeStates),
  /** The sentence that says it, with its figures. */
  frase: z.string(),
  /** First day of `despues`; null without one. */
  fecha: isoDateSchema.nullable(),
  antes: lineShareSchema.nullable(),
  despues: lineShareSchema.nullable(),
  /** Of Fisher's exact test, times `cortes`, at most 1. */
  p: z.number().nullable(),
  /** Days that were tried as beginning of a change. */
  cortes: z.number().int(),
  /** Rulings needed on each side of the day. */
  minimo: z.number().int(),
  /** Rulings of the line of which it is known whom they favour, near-identical ones once. */
  contadas: z.number().int(),
  /** The ruling that declares the change, and how; null without one. */
  declara: citedRulingSchema.extend({ como: z.enum(['unifica', 'se_aparta']) }).nullable(),
  /** The same figures in the court of that ruling alone. */
  enSuTribunal: z.object({ tribunal: z.string(), antes: lineShareSchema, despues: lineShareSchema }).nullable(),
})
export type LineChangeView = z.infer<typeof lineChangeSchema>

/** One ruling of a line. */
export const lineRulingSchema = rulingCardSchema.extend({
  /** False where the text belongs to a paid base that the actor may not read: it has no passage then. */
  legible: z.boolean(),
  /** Whom the decision favours; null where the text does not say it. */
  favorece: lineSideSchema.nullable(),
  /** «la parte reclamada», as the kind of proceeding calls it. Null where `favorece` is, and where the kind is unknown. */
  favorecida: z.string().nullable(),
  /** Its last words on the article leave it undecided: no figure counts it. */
  noDecide: z.boolean(),
  /** How it decides on the circumstance of the line; null where it says nothing, or both. */
  circunstancia: z.enum(['reconoce', 'rechaza']).nullable(),
  /** Judges who dissent. */
  disidencias: z.array(z.string()),
  /** Decided by the whole court. */
  pleno: z.boolean(),
  /** Rulings of this line that cite it. */
  citada: z.number().int(),
  /** Near-identical rulings of the line, which the figures count with this one. */
  repetidas: z.number().int(),
  /** The considerando that applies the article, or the paragraph that names it; null where there is none or it may not be read. */
  pasaje: fragmentSchema.nullable(),
})
export type LineRuling = z.infer<typeof lineRulingSchema>

export const milestoneReasons = ['primera', 'unifica', 'se_aparta', 'mas_citada', 'pleno', 'disidencia', 'ultima'] as const
export const lineMilestoneSchema = lineRulingSchema.extend({
  motivos: z.array(z.enum(milestoneReasons)),
  /** How it treats other rulings of the line, those it departs from first. */
  trata: z.array(citedRulingSchema.extend({ trato: treatmentSchema })),
})
export type LineMilestone = z.infer<typeof lineMilestoneSchema>

/** One ruling in the drawing. */
export const lineMarkSchema = z.object({
  docId: z.string(),
  /** As shown beside the mark: «Soto con Sur S.A., rol N° 1.234-2020». */
  nombre: z.string(),
  fecha: isoDateSchema,
  tribunal: z.string(),
  resultado: outcomeSchema,
  favorece: lineSideSchema.nullable(),
  disidencia: z.boolean(),
  /** Anchor of the paragraph that names the article; null where it is not known. */
  ancla: z.string().nullable(),
})
export type LineMark = z.infer<typeof lineMarkSchema>

/** What rulings decide on a circumstance of the Código Penal. */
export const lineCircumstanceSchema = z.object({
  clase: z.enum(circumstanceKinds),
  /** Null for an article without a numeral: each of its circumstances has a line of its own. */
  resuelven: z
    .object({
      reconocen: z.number().int(),
      rechazan: z.number().int(),
      /** Rulings whose text was read for it: the newest, at most `maxLineMarks`. */
      leidas: z.number().int(),
      /** The sentence that says it. */
      frase: z.string(),
    })
    .nullable(),
})
export type LineCircumstance = z.infer<typeof lineCircumstanceSchema>

const outcomeCountsSchema = z.array(z.object({ resultado: outcomeSchema, total: z.number().int() }))
const countedSchema = z.array(z.object({ valor: z.string(), total: z.number().int(), resultados: outcomeCountsSchema }))
export type LineCounts = z.infer<typeof countedSchema>

export const linesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/lines',
  tag: 'Normas',
  rulingContent: 'text',
  summary: `Línea de sentencias sobre un artículo o una pregunta: resultado, tribunal, sala y disidencias por fecha, conteos por año, hitos y cambio de criterio con sus cifras; lee hasta ${maxLineRulings} sentencias`,
  query: lineQuerySchema
    .extend({
      /** `fecha`: first to latest. `-fecha`: latest first. */
      orden: z.enum(['fecha', '-fecha'], { error: 'use fecha o -fecha' }).default('-fecha'),
      pagina: z.coerce.number().int().min(1).max(maxLineRulings).default(1),
      tamano: z.coerce.number().int().min(1).max(maxLinePageSize).default(20),
    })
    .refine(hasSubject, needsSubject),
  data: z.object({
    /** Null for a question that names no article. */
    norma: namedNormSchema.extend({ etiqueta: z.string() }).nullable(),
    pregunta: z.string().nullable(),
    /** Rulings of the line, near-identical ones too. */
    total: z.number().int(),
    /** Rulings that cite the article with these filters, whoever names it; those that answer, for a question alone. */
    citan: z.number().int(),
    /** Of them, the newest, that were read for the line: less than `citan` where there are more than the limit. */
    leidas: z.number().int(),
    /** Near-identical rulings, which the figures count once. */
    repetidas: z.number().int(),
    sinFecha: z.number().int(),
    desde: isoDateSchema.nullable(),
    hasta: isoDateSchema.nullable(),
    ficticias: fictionalShareSchema,
    cambio: lineChangeSchema,
    /** Null for an article that provides no circumstance. */
    circunstancia: lineCircumstanceSchema.nullable(),
    conteos: z.object({
      /** Numerals of the article that the rulings apply, those with most rulings first. Empty for a line of one place. */
      numeral: z.array(z.object({ valor: z.string(), total: z.number().int() })),
      /** From the first year to the latest. */
      anio: countedSchema,
      /** Those with most rulings first. */
      tribunal: countedSchema,
      sala: countedSchema,
      recurso: z.array(facetValueSchema),
      resultado: outcomeCountsSchema,
    }),
    /** From the first to the latest. Empty for more than `maxLineMarks` rulings. */
    marcas: z.array(lineMarkSchema),
    /** Rulings that mark the line, from the first to the latest. */
    hitos: z.array(lineMilestoneSchema),
    sentencias: z.array(lineRulingSchema),
    pagina: z.number().int(),
    tamano: z.number().int(),
  }),
  errors: ['norm.not_found', 'norm.ambiguous', 'norm.article_not_found'],
})
