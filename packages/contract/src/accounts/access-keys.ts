import { maxAccessKeyName } from '@basejuris/domain'
import { keyScopes } from '@basejuris/domain/access-keys'
import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'

const scopesSchema = z
  .array(z.enum(keyScopes, { error: `elija entre ${keyScopes.join(', ')}` }), { error: 'elija al menos un permiso' })
  .min(1, { error: 'elija al menos un permiso' })
  .max(keyScopes.length, { error: 'no repita permisos' })

/** A key without itself. */
export const accessKeySchema = z.object({
  keyId: z.uuid(),
  nombre: z.string(),
  /** Last characters of the key. */
  termina: z.string(),
  permisos: z.array(z.enum(keyScopes)),
  creada: z.iso.datetime(),
  /** At most one minute old; null before the first use. */
  ultimoUso: z.iso.datetime().nullable(),
})
export type AccessKey = z.infer<typeof accessKeySchema>

export const accessKeysEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/keys',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Claves de acceso del usuario, la más nueva primero, con su último uso',
  access: 'user',
  data: z.object({
    claves: z.array(accessKeySchema),
    /** Keys that one user may have. */
    maximo: z.int(),
    /** Address that takes the keys. */
    url: z.string(),
  }),
})

export const createAccessKeyEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/keys',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Crea una clave de acceso, que se muestra esta única vez',
  access: 'user',
  body: z.strictObject({ nombre: requiredText(maxAccessKeyName, 'escriba un nombre'), permisos: scopesSchema }),
  data: z.object({ clave: z.string(), creada: accessKeySchema }),
  errors: ['access_key.too_many', 'access_key.too_many_today'],
})

export const revokeAccessKeyEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/keys/:keyId',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Revoca una clave de acceso',
  access: 'user',
  params: z.object({ keyId: z.uuid({ error: 'el identificador no es válido' }) }),
  data: z.object({ revocadas: z.int() }),
  errors: ['access_key.not_found'],
})
