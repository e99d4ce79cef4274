import {
  type CollectionCoverage,
  countMasked,
  countOpenPrivacyRequests,
  countOpenReports,
  countOutdatedVersions,
  countRawRecords,
  getLastSequence,
  listCoverage,
  listIngestRuns,
  listPrivacyRequests,
} from '@basejuris/database'
import { countInbox, documentsVersion } from '@basejuris/ingestion'
import { z } from 'zod'
import { coverageOf } from '../../modules/platform/coverage.ts'
import { defineCommand } from '../define-command.ts'

export const statusCommand = defineCommand({
  request: z.object({}),
  run: async (_args, { platform }) => {
    const { db } = platform.services
    const [collections, sequence, applied, runs, outdated, raw, masked, reports, openPrivacy, [nextPrivacy], encoding] = await Promise.all([
      listCoverage(db),
      getLastSequence(db),
      platform.appliedSequence(),
      listIngestRuns(db, { limit: 5 }),
      countOutdatedVersions(db, documentsVersion),
      countRawRecords(db),
      countMasked(db),
      countOpenReports(db),
      countOpenPrivacyRequests(db),
      listPrivacyRequests(db, { state: 'open', limit: 1 }),
      platform.encoding(),
    ])
    return {
      collections: foldCollections(collections),
      documents: { outdated, raw: raw.total },
      masked,
      reports,
      privacy: { open: openPrivacy, nextDueAt: nextPrivacy?.dueAt.toISOString() ?? null },
      index: { applied, pending: sequence - applied },
      encoding,
      inbox: await Promise.all(platform.ingestions.watchedFolders.map(async (folder) => ({ folder, files: await countInbox(folder) }))),
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

/** One entry per collection, the largest first. */
const foldCollections = (stored: readonly CollectionCoverage[]) =>
  [...Map.groupBy(stored, ({ collection }) => collection)]
    .map(([collection]) => ({ collection, ...coverageOf(stored, collection, 'incluir') }))
    .sort((left, right) => right.total - left.total)
