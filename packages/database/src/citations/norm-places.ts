import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { equalsAny } from '../connection/equals-any.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { rulingNormPlaces, rulings } from '../schema/schema.ts'

/** Paragraph, and UTF-16 offsets in it. */
const placeSchema = z.object({ anchor: z.string(), from: z.number().int(), to: z.number().int() })
export type CitationPlace = z.infer<typeof placeSchema>
export const citationPlacesSchema = z.array(placeSchema)

const normPlacesSchema = z.object({
  /** As in `NormCitation`. */
  key: z.string(),
  idNorma: z.number().int().nullable(),
  places: citationPlacesSchema,
})
/** One norm and where a ruling names it, in the order of the text. */
export type NormPlaces = z.infer<typeof normPlacesSchema>

export interface StoredNormPlaces {
  /** Version of the ruling whose positions these are. */
  readonly version: number
  readonly norms: readonly NormPlaces[]
}

/** Norms of a ruling with their places; undefined until its present content has been read. */
export async function findNormPlaces(db: Database | Transaction, docId: string): Promise<StoredNormPlaces | undefined> {
  return (await listNormPlaces(db, [docId])).get(docId)
}

/** The same of several rulings; one whose present content has not been read is absent. */
export async function listNormPlaces(db: Database | Transaction, docIds: readonly string[]): Promise<Map<string, StoredNormPlaces>> {
  if (docIds.length === 0) return new Map()
  const { docId, version, norms, contentHash } = rulingNormPlaces
  const rows = await db
    .select({ docId, version, norms })
    .from(rulingNormPlaces)
    .innerJoin(rulings, and(eq(rulings.docId, docId), eq(rulings.contentHash, contentHash)))
    .where(equalsAny(docId, docIds))
  return new Map(rows.map((row) => [row.docId, { version: row.version, norms: z.array(normPlacesSchema).parse(row.norms) }]))
}
