import type { LanguageModel as SdkModel } from 'ai'
import { type BreakerLimits, CircuitBreaker } from './circuit-breaker.ts'
import { type BudgetSettings, DayBudget } from './day-budget.ts'
import { createGenerativeModel, type GenerativeModelOptions } from './generative-model.ts'
import type { LanguageModel } from './language-model.ts'
import type { CallLimits } from './stream-model-text.ts'

export const modelProviders = ['openai', 'anthropic', 'ollama'] as const
export type ModelProvider = (typeof modelProviders)[number]

export interface ModelSettings {
  /** `openai`: any service with OpenAI's `POST {url}/chat/completions`; `ollama`: its own interface of that form. */
  readonly provider: ModelProvider
  /** Up to and including `/v1`. */
  readonly url: string
  readonly name: string
  /** Null where the service asks for none. */
  readonly key: string | null
  readonly budget: BudgetSettings
}

export interface OpenLanguageModel extends Pick<GenerativeModelOptions, 'onCost' | 'onFailure'> {
  readonly limits?: Partial<CallLimits>
  readonly breaker?: Partial<BreakerLimits>
  /** Milliseconds, for the pause of the circuit. */
  readonly now?: () => number
}

const standardLimits: CallLimits = { firstWordMs: 15_000, silenceMs: 15_000, totalMs: 60_000, maxAttempts: 3, pauseMs: 500 }
const standardBreaker: BreakerLimits = { maxFailures: 3, pauseMs: 60_000 }

/** Opens the model of the settings. Nothing is sent before the first question. */
export function openLanguageModel(settings: ModelSettings, options: OpenLanguageModel = {}): LanguageModel {
  const { limits, breaker, now, onCost, onFailure } = options
  return createGenerativeModel({
    name: settings.name,
    model: () => connect(settings),
    limits: { ...standardLimits, ...limits },
    breaker: new CircuitBreaker({ ...standardBreaker, ...breaker }, now),
    budget: new DayBudget(settings.budget),
    onCost,
    onFailure,
  })
}

/** Loads the client of the provider with the first call, as `stream-model-text.ts` loads the SDK. */
async function connect({ provider, url: baseURL, name, key }: ModelSettings): Promise<SdkModel> {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    // Without a key the client would look for one in the environment.
    return createAnthropic({ baseURL, apiKey: key ?? '' })(name)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const apiKey = key === null ? {} : { apiKey: key }
  return createOpenAICompatible({ name: provider, baseURL, includeUsage: true, ...apiKey })(name)
}
