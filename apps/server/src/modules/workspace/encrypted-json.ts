import type { z } from 'zod'
import type { Services } from '../../services.ts'

/** Private data of a row as JSON, sealed for its column and id. */
export interface SealedJson<Value> {
  readonly seal: (services: Pick<Services, 'textSeal'>, id: string, value: Value) => string
  /** @throws {TextSealBroken} */
  readonly open: (services: Pick<Services, 'textSeal'>, id: string, sealed: string) => Value
}

/** `column` as `favorites.sealed`. */
export function sealedJson<Value>(column: string, schema: z.ZodType<Value>): SealedJson<Value> {
  return {
    seal: ({ textSeal }, id, value) => textSeal.seal(`${column}:${id}`, JSON.stringify(value)),
    open: ({ textSeal }, id, sealed) => schema.parse(JSON.parse(textSeal.open(`${column}:${id}`, sealed))),
  }
}
