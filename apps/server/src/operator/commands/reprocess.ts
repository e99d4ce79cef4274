import { countOutdatedVersions } from '@basejuris/database'
import { documentsVersion, type RawStore, requestReprocess, UnknownSource } from '@basejuris/ingestion'
import { z } from 'zod'
import type { Platform } from '../../composition/open-platform.ts'
import { OperatorError } from '../../errors/operator-error.ts'
import { defineCommand } from '../define-command.ts'
import { followRun } from '../follow-run.ts'

/** Rebuilds rulings from raw records, and answers how many outdated ones have none. */
export const reprocessCommand = defineCommand({
  request: z.object({ source: z.string().min(1).max(100).nullable() }),
  run: async ({ source }, context) => {
    const { platform } = context
    if (platform.rawStore === null)
      throw new OperatorError('No se guardan los registros originales (KEEP_RAW=0): vuelva a cargar las sentencias desde sus fuentes.')
    const { runId, total } = await startReprocessing(source, platform.rawStore, platform)
    const summary = await followRun(runId, context)
    await platform.eraseRaw()
    return { ...summary, total, outdated: await countOutdatedVersions(platform.services.db, documentsVersion) }
  },
})

async function startReprocessing(source: string | null, rawStore: RawStore, { services, jobs }: Platform) {
  try {
    return await requestReprocess(source, { database: services.db, rawStore, jobs })
  } catch (error) {
    if (error instanceof UnknownSource) throw new OperatorError(error.message)
    throw error
  }
}
