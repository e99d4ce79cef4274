import { z } from 'zod'
import { historyEntrySchema } from '../accounts/profile.ts'
import { userIdSchema } from '../fields/identity.ts'
import { listQuerySchema, pageFields, pagingFields } from '../fields/paging.ts'
import { privateText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { maxQueryLength } from '../search/search.ts'
import { isSearch, nothingToSearch, requestedParametersSchema } from '../search/search-parameters.ts'

/** Maximum history entries of a user. A new one replaces the oldest. */
export const maxHistoryEntries = 500
/** Newest entries that a profile includes. */
export const profileHistoryEntries = 100
export const maxHistoryName = 120

const tag = 'Mis búsquedas'
const historyIdSchema = z.uuid({ error: 'el identificador no es válido' })

export const historyEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/history',
  tag,
  rulingContent: 'none',
  summary: 'Las búsquedas del usuario, la más reciente primero; «texto» busca en consultas y nombres',
  access: 'user',
  query: z.strictObject({ texto: listQuerySchema.optional(), ...pagingFields }),
  data: z.object({ entradas: z.array(historyEntrySchema), ...pageFields }),
})

export const addHistoryEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/history',
  tag,
  rulingContent: 'none',
  summary: 'Guarda una búsqueda; la misma dos veces seguidas queda una vez',
  access: 'user',
  body: z
    .strictObject({
      userId: userIdSchema,
      userMessage: privateText(maxQueryLength),
      parametros: requestedParametersSchema.default({}),
      total: z.number({ error: 'debe ser un número' }).int().min(0).max(1_000_000_000).nullable().default(null),
    })
    .refine(({ userMessage, parametros }) => isSearch(userMessage, parametros), { path: ['userMessage'], error: nothingToSearch }),
  data: historyEntrySchema,
  errors: ['auth.forbidden'],
})

export const renameHistoryEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/history',
  tag,
  rulingContent: 'none',
  summary: 'Da nombre a una búsqueda guardada; un nombre vacío lo quita',
  access: 'user',
  body: z.strictObject({ userId: userIdSchema, historyId: historyIdSchema, nombre: privateText(maxHistoryName) }),
  data: historyEntrySchema,
  errors: ['auth.forbidden', 'history.not_found'],
})

export const deleteHistoryEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/history',
  tag,
  rulingContent: 'none',
  summary: 'Borra una búsqueda guardada',
  access: 'user',
  body: z.strictObject({ userId: userIdSchema, historyId: historyIdSchema }),
  data: z.object({ historyId: z.uuid(), isActive: z.literal(false) }),
  errors: ['auth.forbidden', 'history.not_found'],
})

export const clearHistoryEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/history/all',
  tag,
  rulingContent: 'none',
  summary: 'Borra todas las búsquedas guardadas del usuario',
  access: 'user',
  body: z.strictObject({ userId: userIdSchema }),
  data: z.object({ borradas: z.number().int() }),
  errors: ['auth.forbidden'],
})
