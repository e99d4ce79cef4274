import { z } from 'zod'
import { exactText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { fictionalModeSchema } from './fictional.ts'

export const suggestionKinds = ['caratula', 'rol', 'tribunal', 'sala', 'ministro', 'norma'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

export const maxSuggestionText = 200
export const defaultSuggestions = 8
export const maxSuggestions = 20

/** Opens the ruling `docId` when present. Otherwise it searches `consulta`, or everything under `filtros`. */
export const suggestionSchema = z.object({
  tipo: z.enum(suggestionKinds),
  texto: z.string(),
  /** Distinguishes suggestions with the same text: court, docket number and year. */
  detalle: z.string().nullable(),
  /** Exact number of rulings. Null when they were not counted. */
  total: z.number().int().nullable(),
  /** Present only when it stands for one ruling. */
  docId: z.string().optional(),
  consulta: z.string().optional(),
  filtros: z
    .object({ tribunal: z.array(z.string()).optional(), sala: z.array(z.string()).optional(), ministro: z.array(z.string()).optional() })
    .optional(),
})
export type Suggestion = z.infer<typeof suggestionSchema>

export const suggestionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/suggestions',
  tag: 'Búsqueda',
  rulingContent: 'card',
  summary: 'Sugerencias mientras se escribe: carátulas, roles, tribunales, salas, ministros y normas',
  query: z.strictObject({
    q: exactText(maxSuggestionText),
    limit: z.coerce.number().int().min(1).max(maxSuggestions).default(defaultSuggestions),
    ficticias: fictionalModeSchema.optional(),
  }),
  data: z.object({ sugerencias: z.array(suggestionSchema) }),
  rateLimit: { max: 600, minutes: 1 },
})
