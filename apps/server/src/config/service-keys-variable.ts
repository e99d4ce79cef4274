import { z } from 'zod'
import { keyBasesSchema, keyHashSchema, keyLimitSchema, keyNameSchema, type ServiceKey, standardKeyLimit } from './service-key.ts'

const error = 'use nombre:huella:límite:base|base, como las muestra «keys add», separadas por comas y sin repetir nombres'

const entrySchema = z.tuple([
  keyNameSchema,
  keyHashSchema,
  keyLimitSchema.default(standardKeyLimit),
  z
    .string()
    .transform((list) => list.split('|'))
    .pipe(keyBasesSchema)
    .nullable()
    .default(null),
])

/** SERVICE_API_KEYS: see `formatServiceKey`. */
export const serviceKeysSchema = z
  .string()
  .default('')
  .transform((list, context): ServiceKey[] => {
    const entries = list.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entrySchema.safeParse(entry.trim().split(':'))]))
    const keys = entries.flatMap(({ data }) => {
      if (data === undefined) return []
      const [name, keyHash, requestsPerMinute, bases] = data
      return [{ name, keyHash, requestsPerMinute, bases }]
    })
    if (keys.length < entries.length || new Set(keys.map(({ name }) => name)).size < keys.length)
      context.addIssue({ code: 'custom', message: error })
    return keys
  })
