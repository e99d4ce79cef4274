import { z } from 'zod'
import { baseIdSchema, collectionIdSchema } from '../courts/bases.schema.ts'
import { outcomes } from './outcomes.ts'

/** A calendar date of Chile, `yyyy-mm-dd`, that exists. Years begin with 1: PostgreSQL knows no year 0. */
export const isoDateSchema = z.iso
  .date({ error: 'use una fecha que exista, como aaaa-mm-dd' })
  .refine((day) => !day.startsWith('0000'), { error: 'use una fecha que exista, como aaaa-mm-dd' })

export const outcomeSchema = z.enum(outcomes)

export const voteSchema = z.enum(['mayoria', 'contra', 'prevencion'])

export const judgeSchema = z.object({ name: z.string(), vote: voteSchema.nullable() })
export type Judge = z.infer<typeof judgeSchema>

/**
 * `applied`: the court names it in its reasoning or operative part as a ground. `cited`: only a party, the evidence, a dissent, a concurring
 * opinion or quoted words do, or the court says that nobody invoked it. `annotated`: only the source's own record of the ruling names it.
 */
export const normUseSchema = z.enum(['applied', 'cited', 'annotated'])
export type NormUse = z.infer<typeof normUseSchema>

/** What older parsers stored does not say who names a norm, so it counts. */
export function isAppliedUse(use: NormUse | undefined): boolean {
  return use === undefined || use === 'applied'
}

/** A norm that a ruling names. `key` is canonical and used in filters: `CT:161`, `CPC:768`, `ley-19496:16`, or `CT` without an article. */
export const normCitationSchema = z.object({
  key: z.string(),
  /** As shown: «art. 161 Código del Trabajo». */
  label: z.string(),
  /** idNorma of BCN LeyChile, when known. */
  idNorma: z.number().int().nullable(),
  /** Canonical article number («161», «161 bis»); null when the whole norm is cited. */
  article: z.string().nullable(),
  origin: z.enum(['source', 'text']),
  /** Absent in what older parsers stored. */
  use: normUseSchema.optional(),
  /** It stands nowhere but in the heading or among the norms that the decision has in view («visto lo dispuesto en los artículos …»). */
  listed: z.literal(true).optional(),
  /** Place within the article, as in `Subdivision`. One article may be cited at several places, each of them an entry with the same key. */
  numeral: z.string().optional(),
  inciso: z.string().optional(),
  letra: z.string().optional(),
})
export type NormCitation = z.infer<typeof normCitationSchema>

export const sectionKindSchema = z.enum(['encabezado', 'vistos', 'considerando', 'resolutiva', 'voto', 'cierre', 'texto'])
export type SectionKind = z.infer<typeof sectionKindSchema>

/** One paragraph of a ruling. `anchor` is `p{n}`, numbered through the whole text from 1. */
export const paragraphSchema = z.object({ anchor: z.string(), text: z.string() })
export type Paragraph = z.infer<typeof paragraphSchema>

/**
 * A part of a ruling. Anchors: `vistos`, `c10`, `c10-2` (a repeated number), `resolutiva`, `voto1`, `voto1-c3`, `encabezado`, `cierre`,
 * `texto`. Other repetitions get `-2`, `-3`. Sections follow the order of the text. All paragraphs, joined by line breaks, are the whole
 * cleaned text.
 */
export const sectionSchema = z.object({
  anchor: z.string(),
  kind: sectionKindSchema,
  /** Number of the considerando; null for other kinds. */
  number: z.number().int().nullable(),
  /** As shown in the contents: «Vistos», «7°», «Voto en contra». */
  title: z.string(),
  paragraphs: z.array(paragraphSchema),
})
export type Section = z.infer<typeof sectionSchema>

export const givenFacts = [
  'court',
  'chamber',
  'docketNumber',
  'book',
  'rit',
  'ruc',
  'decidedOn',
  'kind',
  'appealType',
  'originCourt',
  'originDocketNumber',
] as const
export const givenFactSchema = z.enum(givenFacts)
/** A fact that each source writes in its own way. */
export type GivenFact = z.infer<typeof givenFactSchema>

export const rulingSchema = z.object({
  /** Our id, derived from source, collection and idSentence. It never changes. */
  docId: z.string(),
  /** The source's own document id, unchanged. */
  idSentence: z.string(),
  source: z.string(),
  collection: collectionIdSchema,
  base: baseIdSchema.nullable(),
  court: z.string(),
  chamber: z.string().nullable(),
  /** Canonical: `12345-2020`, `O-5340-2022`; null when the source has none. */
  docketNumber: z.string().nullable(),
  /** Book of the court's register («Protección», «Penal»). Part of the key of a docket number in courts of appeal. */
  book: z.string().nullable(),
  rit: z.string().nullable(),
  ruc: z.string().nullable(),
  caption: z.string(),
  decidedOn: isoDateSchema.nullable(),
  /** The source's kind of document or proceeding («sentencia», «dictamen», «acta»), null when unknown. */
  kind: z.string().nullable(),
  appealType: z.string().nullable(),
  outcome: outcomeSchema,
  /** The source's wording of the outcome. */
  outcomeText: z.string().nullable(),
  judges: z.array(judgeSchema),
  drafter: z.string().nullable(),
  norms: z.array(normCitationSchema),
  subjects: z.array(z.string()),
  originCourt: z.string().nullable(),
  originDocketNumber: z.string().nullable(),
  officialUrl: z.string().nullable(),
  publicationStatus: z.string().nullable(),
  /** Facts as the source wrote them, masked, where the stored form differs. */
  asGiven: z.partialRecord(givenFactSchema, z.string()).optional(),
  /** What the source itself says that a higher court did to it («revocada por el tribunal de alzada»). */
  undoneAs: z.string().optional(),
  /** True for the demonstration corpus. */
  fictional: z.boolean(),
  sections: z.array(sectionSchema),
})
/** A structured and masked ruling. */
export type Ruling = z.infer<typeof rulingSchema>
/** A ruling without its text. */
export type RulingFacts = Omit<Ruling, 'sections'>
