import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { sqlIntegers } from '../connection/equals-any.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { normTexts } from '../schema/schema.ts'

/** A part of a version of a norm. */
export interface NormPlace {
  readonly idNorma: number
  readonly version: number
  readonly position: number
}

const rowsSchema = z.array(z.object({ place: z.number(), text: z.string() }))

/** Texts of parts of several norms, in the order of the places; null for a part without text. One query, whatever their number. */
export async function listNormTextsAt(db: Database | Transaction, places: readonly NormPlace[]): Promise<(string | null)[]> {
  if (places.length === 0) return []
  const [ids, versions, positions] = (['idNorma', 'version', 'position'] as const).map((name) =>
    sqlIntegers(places.map((place) => place[name])),
  )
  const found = await db.execute(sql`
    select asked.place::integer as place, ${normTexts.text}
    from unnest(${ids}, ${versions}, ${positions}) with ordinality as asked(id_norma, version, position, place)
    join ${normTexts} on ${normTexts.idNorma} = asked.id_norma and ${normTexts.version} = asked.version
      and ${normTexts.position} = asked.position`)
  const byPlace = new Map(rowsSchema.parse((found as { rows: unknown }).rows).map(({ place, text }) => [place, text]))
  return places.map((_, at) => byPlace.get(at + 1) ?? null)
}
