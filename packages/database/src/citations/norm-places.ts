import { eq } from 'drizzle-orm'
import { z } from 'zod'
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
  const [row] = await db
    .select({
      version: rulingNormPlaces.version,
      norms: rulingNormPlaces.norms,
      read: rulingNormPlaces.contentHash,
      now: rulings.contentHash,
    })
    .from(rulingNormPlaces)
    .innerJoin(rulings, eq(rulings.docId, rulingNormPlaces.docId))
    .where(eq(rulingNormPlaces.docId, docId))
  if (row === undefined || row.read !== row.now) return undefined
  return { version: row.version, norms: z.array(normPlacesSchema).parse(row.norms) }
}
