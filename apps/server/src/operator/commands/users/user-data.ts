import { createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { recordAudit } from '@basejuris/database'
import { z } from 'zod'
import { OperatorError } from '../../../errors/operator-error.ts'
import { ServiceError } from '../../../errors/service-error.ts'
import { accountArchive } from '../../../modules/accounts/export/export-account.ts'
import { importData } from '../../../modules/workspace/import/import-data.ts'
import { readDataFile } from '../../../modules/workspace/import/read-data-file.ts'
import { defineCommand } from '../../define-command.ts'
import { accountArgs, findAccount } from '../find-account.ts'

/** Of a file, and of what it unpacks to. */
const maxBytes = 200 * 1_048_576

const fileArgs = accountArgs.extend({ path: z.string().min(1) })

/** Writes all data of a user to a file, as the user can download them. */
export const exportUserData = defineCommand({
  request: fileArgs,
  run: async ({ email, path }, { platform }) => {
    const { services } = platform
    const user = await findAccount(services.db, email)
    if ((await stat(path).catch(() => null)) !== null) throw new OperatorError(`El archivo ${path} ya existe: elija otro nombre.`)
    const at = new Date()
    const draft = `${path}.partial`
    try {
      await pipeline(await accountArchive(services, user, at), createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw fileProblem(error, path)
    }
    await recordAudit(services.db, [{ at, actor: 'operator', action: 'user.data_exported', subject: user.id, details: {} }])
    return { path }
  },
})

/** Brings data of another installation, or of an older export, to a user. */
export const importUserData = defineCommand({
  request: fileArgs,
  run: async ({ email, path }, { platform }) => {
    const user = await findAccount(platform.services.db, email)
    try {
      const { size } = await stat(path)
      if (size > maxBytes) throw new OperatorError(`El archivo pasa de ${maxBytes / 1_048_576} MB.`)
      const file = await readDataFile(await readFile(path), maxBytes)
      return await importData(platform.services, user.id, { file, at: new Date(), by: 'operator' })
    } catch (error) {
      throw error instanceof ServiceError ? new OperatorError(describe(error)) : fileProblem(error, path)
    }
  },
})

const describe = ({ code, message, details }: ServiceError): string => {
  if (code === 'import.too_large') return `El archivo trae más de ${maxBytes / 1_048_576} MB de datos.`
  return [message, ...details.map((detail) => `  ${detail.field}: ${detail.message}`)].join('\n')
}

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'no existe',
  EACCES: 'no se puede leer ni escribir con los permisos del producto',
  EISDIR: 'es una carpeta',
}

function fileProblem(error: unknown, path: string): unknown {
  const problem = problems[String((error as NodeJS.ErrnoException).code)]
  return problem === undefined ? error : new OperatorError(`${path} ${problem}.`)
}
