import { existsSync } from 'node:fs'
import type { MigratedDatabase } from '@basejuris/database'
import { z } from 'zod'
import { migrateFolder } from '../../backup/migrate-folder.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import { databaseUrlSchema } from '../../config/config.ts'
import { OperatorError } from '../../errors/operator-error.ts'
import { defineCommand } from '../define-command.ts'
import { createProgressMeter } from './progress-meter.ts'

const pathSchema = z.string().min(1).max(4000)

/** Writes database, quarantine and encrypted raw records to one file, also while the product runs. */
export const backupCommand = defineCommand({
  request: z.object({ path: pathSchema }),
  run: async ({ path }, { platform, report, signal }) => {
    const since = performance.now()
    const { dataDir } = platform
    const written = await writeBackup({ platform, dataDir, path, at: new Date(), onProgress: createProgressMeter(report), signal })
    const keyFile = existsSync(`${dataDir}.key`) ? `${dataDir}.key` : null
    return { ...written, keyFile, ms: Math.round(performance.now() - since) }
  },
})

/** Requires the product to be stopped. */
export const restoreCommand = defineCommand({
  request: z.object({ path: pathSchema, force: z.boolean() }),
  run: async (): Promise<{ createdAt: string }> => {
    throw new OperatorError('El producto está en marcha: deténgalo antes de restaurar.')
  },
  runStopped: ({ path, force }, { config }) => restoreBackup({ path, dataDir: config.dataDir, force, databaseUrl: config.databaseUrl }),
})

/** Copies the embedded database to a server. Requires the product to be stopped. */
export const migrateCommand = defineCommand({
  request: z.object({ url: databaseUrlSchema }),
  run: async (): Promise<MigratedDatabase & { readonly ms: number }> => {
    throw new OperatorError('El producto está en marcha: deténgalo antes de migrar.')
  },
  runStopped: async ({ url }, { config, report, signal }) => {
    if (config.databaseUrl !== null)
      throw new OperatorError('DATABASE_URL nombra ya un servidor: quite la variable, para migrar la base de la carpeta de datos.')
    const since = performance.now()
    const migrated = await migrateFolder({ dataDir: config.dataDir, url, onProgress: createProgressMeter(report), signal })
    return { ...migrated, ms: Math.round(performance.now() - since) }
  },
})
