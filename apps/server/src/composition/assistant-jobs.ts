import type { Jobs } from '@basejuris/database'
import type { Config } from '../config/config.ts'
import { runAnalysis } from '../modules/analysis/run-analysis.ts'
import { analysisQueue } from '../modules/analysis/start-analysis.ts'
import { runResearch } from '../modules/assistant/research/run-research.ts'
import { researchQueue } from '../modules/assistant/research/start-research.ts'
import type { Services } from '../services.ts'

export const assistantQueues = [researchQueue, analysisQueue] as const

/** They search, so they run where the index is. */
export async function startAssistantJobs(jobs: Pick<Jobs, 'work'>, services: Services, { roles }: Pick<Config, 'roles'>): Promise<void> {
  if (!roles.has('api')) return
  await jobs.work(researchQueue, ({ jobId }, job) => runResearch(services, jobId, job))
  await jobs.work(analysisQueue, ({ analysisId }, job) => runAnalysis(services, analysisId, job))
}
