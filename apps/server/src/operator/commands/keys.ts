import { addServiceKey, listServiceKeys, recordAudit, revokeServiceKey } from '@basejuris/database'
import { z } from 'zod'
import {
  formatServiceKey,
  generateServiceKey,
  hashServiceKey,
  keyBasesSchema,
  keyLimitSchema,
  keyNameSchema,
  standardKeyLimit,
} from '../../config/service-key.ts'
import { OperatorError } from '../../errors/operator-error.ts'
import { defineCommand } from '../define-command.ts'

const nameArgs = z.object({ nombre: keyNameSchema })

/** Answers the key, which nothing shows again, and its entry for SERVICE_API_KEYS, where an operator prefers it there. */
export const addKeyCommand = defineCommand({
  request: nameArgs.extend({ bases: keyBasesSchema.nullable(), limit: keyLimitSchema.default(standardKeyLimit) }),
  run: async ({ nombre: name, bases, limit: requestsPerMinute }, { platform }) => {
    const key = generateServiceKey()
    const [row, at] = [{ name, keyHash: hashServiceKey(key), bases, requestsPerMinute }, new Date()]
    const added = await platform.services.db.transaction(async (tx) => {
      if (!(await addServiceKey(tx, { ...row, createdAt: at }))) return false
      await recordAudit(tx, [{ at, actor: 'operator', action: 'key.added', subject: name, details: { requestsPerMinute } }])
      return true
    })
    if (!added) throw new OperatorError(`Ya hay o hubo una clave llamada «${name}». Elija otro nombre.`)
    return { key, entry: formatServiceKey(row) }
  },
})

export const listKeysCommand = defineCommand({
  request: z.object({}),
  run: async (_args, { platform }) =>
    (await listServiceKeys(platform.services.db)).map(({ name, bases, requestsPerMinute, createdAt, revokedAt }) => ({
      name,
      bases,
      requestsPerMinute,
      createdAt: createdAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
})

export const revokeKeyCommand = defineCommand({
  request: nameArgs,
  run: async ({ nombre: name }, { platform }) => {
    const at = new Date()
    const revoked = await platform.services.db.transaction(async (tx) => {
      if (!(await revokeServiceKey(tx, name, at))) return false
      await recordAudit(tx, [{ at, actor: 'operator', action: 'key.revoked', subject: name, details: {} }])
      return true
    })
    if (!revoked) throw new OperatorError(`No hay una clave vigente llamada «${name}». Con «keys list» se ven las que hay.`)
    return { name }
  },
})
