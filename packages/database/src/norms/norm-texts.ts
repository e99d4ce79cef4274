import { and, eq, or } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { normTexts } from '../schema/schema.ts'

/** A part of a version of a norm. */
export interface NormPlace {
  readonly idNorma: number
  readonly version: number
  readonly position: number
}

/** Texts of parts of several norms, in the order of the places; null for a part without text. One query. */
export async function listNormTextsAt(db: Database | Transaction, places: readonly NormPlace[]): Promise<(string | null)[]> {
  if (places.length === 0) return []
  const isAt = ({ idNorma, version, position }: NormPlace) =>
    and(eq(normTexts.idNorma, idNorma), eq(normTexts.version, version), eq(normTexts.position, position))
  const rows = await db
    .select()
    .from(normTexts)
    .where(or(...places.map(isAt)))
  const byPlace = new Map(rows.map((row) => [keyOf(row), row.text]))
  return places.map((place) => byPlace.get(keyOf(place)) ?? null)
}

const keyOf = ({ idNorma, version, position }: NormPlace): string => `${idNorma} ${version} ${position}`
