import type { AccessKey, accessKeysEndpoint, DataOf } from '@basejuris/contract'
import { type AccessKeyRow, listAccessKeys } from '@basejuris/database'
import { keyScopes, type UserActor } from '@basejuris/domain'
import { maxAccessKeys } from '@basejuris/domain/limits'
import { mcpPath } from '../../../http/mcp-path.ts'
import type { Services } from '../../../services.ts'

export async function listKeys(
  { db, site }: Pick<Services, 'db' | 'site'>,
  { userId }: UserActor,
): Promise<DataOf<typeof accessKeysEndpoint>> {
  const claves = (await listAccessKeys(db, userId)).map(presentKey)
  return { claves, maximo: maxAccessKeys, url: `${site.publicUrl}${mcpPath}` }
}

export function presentKey({ id, name, ending, scopes, createdAt, lastUsedAt }: AccessKeyRow): AccessKey {
  return {
    keyId: id,
    nombre: name,
    termina: ending,
    permisos: keyScopes.filter((scope) => scopes.includes(scope)),
    creada: createdAt.toISOString(),
    ultimoUso: lastUsedAt?.toISOString() ?? null,
  }
}
