import { extractiveModel, type LanguageModel, type ModelSettings, openLanguageModel } from '@basejuris/assistant'
import type { FastifyBaseLogger } from 'fastify'

/** The language model of the configuration, or the rules that need none. The log gets figures and reasons, never a text. */
export function openConfiguredModel(settings: ModelSettings | null, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): LanguageModel {
  if (settings === null) return extractiveModel
  return openLanguageModel(settings, {
    onCost: ({ task, inputTokens, outputTokens, isEstimated, clp }) =>
      log.info({ task, inputTokens, outputTokens, isEstimated, clp }, 'language model used'),
    onFailure: ({ reason, status }) => log.warn({ reason, status }, 'language model failed'),
  })
}
