import { chileanDate } from '@basejuris/domain'

/** Tokens of one call. */
export interface TokenCounts {
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface BudgetSettings {
  /** Pesos of one day in Chile; null sets no limit. */
  readonly clpPerDay: number | null
  /** Pesos for a million tokens. */
  readonly inputClp: number
  readonly outputClp: number
}

const million = 1_000_000

/** Pesos that the calls of this process spend in a day. A call reserves the most that it can cost, so that calls at once stay within the budget. */
export class DayBudget {
  readonly #settings: BudgetSettings
  readonly #today: () => string
  #day = ''
  #spent = 0

  constructor(settings: BudgetSettings, today: () => string = () => chileanDate(new Date())) {
    this.#settings = settings
    this.#today = today
  }

  /** Pesos of these tokens. */
  costOf({ inputTokens, outputTokens }: TokenCounts): number {
    return (inputTokens * this.#settings.inputClp + outputTokens * this.#settings.outputClp) / million
  }

  /** Null where the rest of the day's budget is less, else what settles the true cost, in pesos. */
  reserve(counts: TokenCounts): ((clp: number) => void) | null {
    const today = this.#today()
    if (today !== this.#day) [this.#day, this.#spent] = [today, 0]
    const reserved = this.costOf(counts)
    const { clpPerDay } = this.#settings
    if (clpPerDay !== null && this.#spent + reserved > clpPerDay) return null
    this.#spent += reserved
    return (clp) => {
      if (this.#day === today) this.#spent += clp - reserved
    }
  }
}
