import { searchBodySchema } from '@basejuris/contract'
import { guest } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { searchRulings } from './search-rulings.ts'

/** Names what searches read: a court, a year, an outcome, an article, a topic, words without accents. */
const consulta = 'despido injustificado articulo 161 Código del Trabajo corte suprema 2023 acogidos'

/**
 * Searches once, so that the tables of courts, norms and topics are made before the first visitor asks: they take seconds of processor time.
 * An index that does not answer yet says so to whoever asks.
 */
export async function warmSearch(services: Services): Promise<void> {
  await searchRulings(services, guest, searchBodySchema.parse({ consulta })).catch(() => undefined)
}
