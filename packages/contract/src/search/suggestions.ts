import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'

export const suggestionKinds = ['caratula', 'rol', 'tribunal', 'ministro', 'norma'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

export const maxSuggestionText = 200
export const defaultSuggestions = 8
export const maxSuggestions = 20

/** What to do with it: open the ruling `docId` where there is one, else search for `consulta`, or for everything under `filtros`. */
export const suggestionSchema = z.object({
  tipo: z.enum(suggestionKinds),
  texto: z.string(),
  /** What tells it apart from others that read the same: court, docket number and year of a ruling. */
  detalle: z.string().nullable(),
  /** Rulings it stands for: exact; null when they were not all counted. */
  total: z.number().int().nullable(),
  /** Only when it stands for one ruling. */
  docId: z.string().optional(),
  consulta: z.string().optional(),
  filtros: z.object({ tribunal: z.array(z.string()).optional(), ministro: z.array(z.string()).optional() }).optional(),
})
export type Suggestion = z.infer<typeof suggestionSchema>

export const suggestionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/suggestions',
  tag: 'Búsqueda',
  summary: 'Sugerencias mientras se escribe: carátulas, roles, tribunales, ministros y normas',
  query: z.strictObject({
    q: z.string().max(maxSuggestionText),
    limit: z.coerce.number().int().min(1).max(maxSuggestions).default(defaultSuggestions),
  }),
  data: z.object({ sugerencias: z.array(suggestionSchema) }),
  rateLimit: { max: 600, minutes: 1 },
})
