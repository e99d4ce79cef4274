import { createJobs, type OpenDatabase } from '@basejuris/database'
import { ingestQueue, reprocessQueue, upgradeQueue } from '@basejuris/ingestion'
import { accountQueues } from './account-jobs.ts'
import { assistantQueues } from './assistant-jobs.ts'
import { demonstrationQueue } from './demonstration.ts'
import { paymentQueues } from './payment-jobs.ts'
import { workspaceQueues } from './workspace-jobs.ts'

/** Every queue of the product. */
export const productQueues = [
  ingestQueue,
  reprocessQueue,
  upgradeQueue,
  demonstrationQueue,
  ...accountQueues,
  ...workspaceQueues,
  ...paymentQueues,
  ...assistantQueues,
]

/** Creates the queues in a database and runs no job. */
export async function createProductQueues(database: OpenDatabase): Promise<void> {
  const jobs = await createJobs(database, { queues: productQueues, onError: () => undefined })
  await jobs.stop({ timeoutMs: 1000 })
}
