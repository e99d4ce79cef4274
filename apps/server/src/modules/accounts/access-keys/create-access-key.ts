import { randomUUID } from 'node:crypto'
import type { createAccessKeyEndpoint, DataOf } from '@basejuris/contract'
import { addAccessKey } from '@basejuris/database'
import type { KeyScope, UserActor } from '@basejuris/domain'
import { maxAccessKeys } from '@basejuris/domain/limits'
import { ServiceError } from '../../../errors/service-error.ts'
import { generateAccessKey, hashAccessKey } from '../../../security/access-keys.ts'
import { ownAccount } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'
import { presentKey } from './list-keys.ts'

/** Characters of a key that are stored, by which its owner recognises it. */
const endingLength = 4

export interface CreateAccessKey {
  readonly nombre: string
  readonly permisos: readonly KeyScope[]
  readonly at: Date
}

/** The key is answered this once; only its hash is stored. Its owner gets a mail. */
export async function createAccessKey(
  services: Pick<Services, 'db' | 'attempts' | 'mailer' | 'site'>,
  actor: UserActor,
  { nombre, permisos, at }: CreateAccessKey,
): Promise<DataOf<typeof createAccessKeyEndpoint>> {
  const user = await ownAccount(services, actor, actor.userId)
  const clave = generateAccessKey()
  const row = {
    id: randomUUID(),
    userId: user.id,
    name: nombre,
    keyHash: hashAccessKey(clave),
    ending: clave.slice(-endingLength),
    scopes: [...new Set(permisos)],
    createdAt: at,
  }
  await services.db.transaction(async (tx) => {
    if (!(await addAccessKey(tx, row, maxAccessKeys))) throw new ServiceError('access_key.too_many')
    if (!(await services.attempts.consume([['access key of', user.id]], tx))) throw new ServiceError('access_key.too_many_today')
    await sendAccountNotice(services, user, 'access-key', { at, tx })
  })
  return { clave, creada: presentKey({ ...row, lastUsedAt: null, revokedAt: null }) }
}
