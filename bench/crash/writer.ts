import { randomUUID } from 'node:crypto'
import {
  ApiError,
  type Client,
  createClient,
  favoritesEndpoint,
  folderEndpoint,
  foldersEndpoint,
  historyEndpoint,
  loginEndpoint,
  registerEndpoint,
} from '@basejuris/contract'
import { refusedStatuses, retryingClient } from '../load/retrying-client.ts'
import { type AccountState, differencesFrom, emptyState } from './account-state.ts'
import { drawOperation } from './write-operations.ts'

const password = 'nueve lagunas al sur'
const wholePage = { tamano: 100 } as const

export interface Writer {
  /** `gone` when the server or its database ended meanwhile. One at a time. */
  readonly write: (origin: string, docIds: readonly string[]) => Promise<'confirmed' | 'refused' | 'gone'>
  /** Reads everything back. Answers what is lost, doubled or half-written; then goes on from what is stored. */
  readonly check: (origin: string) => Promise<readonly string[]>
}

/** An account that writes. Its session must outlive every kill. `number` gives it an address of its own. */
export async function openWriter(origin: string, number: number, random: () => number): Promise<Writer> {
  // A kept folder has the accounts of earlier runs, which may have had the same seed.
  const email = `escribe-${number}-${randomUUID()}@ejemplo.test`
  const address = { 'x-forwarded-for': `10.0.0.${number + 1}` }
  const guest = retryingClient(origin, address)
  await guest.call(registerEndpoint, { body: { email, password, aceptaTerminos: true } })
  const { token, user } = await guest.call(loginEndpoint, { body: { email, password } })
  const headers = { ...address, authorization: `Bearer ${token}` }
  let confirmed = emptyState
  let possible: AccountState | null = null
  let written = 0
  return {
    write: async (at, docIds) => {
      written += 1
      const client = createClient({ baseUrl: at, headers })
      const operation = drawOperation({ client, userId: user.id, state: confirmed, random, docIds, label: `${number}-${written}` })
      possible = operation.after('')
      try {
        confirmed = operation.after(await operation.send())
        possible = null
        return 'confirmed'
      } catch (error) {
        // The answer to a commit is lost with the connection.
        if (!(error instanceof ApiError) || error.body?.code === 'storage.unavailable') return 'gone'
        if (!refusedStatuses.includes(error.status)) throw error
        possible = null
        return 'refused'
      }
    },
    check: async (at) => {
      const stored = await readState(retryingClient(at, headers))
      const problems = differencesFrom(stored, confirmed, possible).map((problem) => `account ${number}: ${problem}`)
      confirmed = stored
      possible = null
      return problems
    },
  }
}

const readState = async (client: Client): Promise<AccountState> => {
  const { favoritos } = await client.call(favoritesEndpoint, { query: wholePage })
  const { carpetas } = await client.call(foldersEndpoint)
  const { entradas } = await client.call(historyEndpoint, { query: wholePage })
  const folders = await Promise.all(
    carpetas.map(async ({ folderId, nombre }) => {
      const { items, notas } = await client.call(folderEndpoint, { params: { folderId }, query: wholePage })
      return { folderId, nombre, docIds: items.map(({ docId }) => docId), notas: notas.map(({ noteId, texto }) => ({ noteId, texto })) }
    }),
  )
  return {
    folders,
    favorites: favoritos.map(({ docId, nota }) => ({ docId, nota })),
    history: entradas.map(({ historyId, userMessage, nombre = null }) => ({ historyId, userMessage, nombre })),
  }
}
