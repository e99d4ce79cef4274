import {
  countMasked,
  countOpenReports,
  countOutdatedVersions,
  countRawRecords,
  getLastSequence,
  listCoverage,
  listIngestRuns,
} from '@basejuris/database'
import { documentsVersion } from '@basejuris/ingestion'
import { z } from 'zod'
import { defineCommand } from '../define-command.ts'

export const statusCommand = defineCommand({
  request: z.object({}),
  run: async (_args, { platform }) => {
    const { db } = platform.services
    const [collections, sequence, applied, runs, outdated, raw, masked, reports, encoding] = await Promise.all([
      listCoverage(db),
      getLastSequence(db),
      platform.appliedSequence(),
      listIngestRuns(db, { limit: 5 }),
      countOutdatedVersions(db, documentsVersion),
      countRawRecords(db),
      countMasked(db),
      countOpenReports(db),
      platform.encoding(),
    ])
    return {
      collections,
      documents: { outdated, raw: raw.total },
      masked,
      reports,
      index: { applied, pending: sequence - applied },
      encoding,
      ingestions: runs.map(({ source, path, state, counts, startedAt }) => ({
        source,
        path,
        state,
        counts,
        startedAt: startedAt.toISOString(),
      })),
    }
  },
})
