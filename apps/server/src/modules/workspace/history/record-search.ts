import type { SearchBody } from '@basejuris/contract'
import type { Actor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { parametersOf } from '../normalize-search-parameters.ts'
import { saveSearch } from './add-history-entry.ts'

export interface RememberSearch {
  readonly body: SearchBody
  readonly total: number
  readonly id: string
  readonly at: Date
}

/** Keeps the first page of what a user searched; never a reserved search, and none that asks for nothing. */
export async function rememberSearch(
  services: Pick<Services, 'db' | 'textSeal'>,
  actor: Actor,
  { body, total, id, at }: RememberSearch,
): Promise<void> {
  if (actor.kind === 'guest' || body.reservada || body.pagina !== 1) return
  const parametros = parametersOf(body)
  const userMessage = body.consulta.trim().replaceAll('\0', '')
  if (userMessage === '' && parametros.filtros === undefined) return
  await saveSearch(services, actor, { userMessage, parametros, total, id, at })
}
