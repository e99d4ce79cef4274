import { existsSync } from 'node:fs'
import { z } from 'zod'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { writeBackup } from '../../backup/write-backup.ts'
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
  runStopped: async ({ path, force }, { config }) => {
    if (config.databaseUrl !== null)
      throw new OperatorError('DATABASE_URL nombra un servidor PostgreSQL: restáurelo con sus herramientas, o quite la variable.')
    return restoreBackup({ path, dataDir: config.dataDir, force })
  },
})
