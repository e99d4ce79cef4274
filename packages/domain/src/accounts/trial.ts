import { dayMs } from '../calendar.ts'
import { freePetitions, trialDays } from '../limits.ts'
import type { Flags } from './flags.ts'

/** Trial use of a user. `isValid` is false when an operator ended the trial. */
export interface TrialUse {
  readonly counterUse: number
  readonly isValid: boolean
  /** Time of the first petition; null before it. */
  readonly startService: Date | null
}

export interface TrialTerms {
  readonly flags: Pick<Flags, 'betaFree' | 'subscriptions'>
  readonly liveSubscription: boolean
  readonly now: Date
}

export interface TrialStatus {
  /** Petitions are not counted. */
  readonly unlimited: boolean
  /** The trial was not ended and its days are not over. */
  readonly valid: boolean
  readonly remaining: number
  readonly until: Date | null
  /** Whether the next petition is allowed. */
  readonly allowed: boolean
  /** Why the next petition is not allowed. */
  readonly blockedBy: 'ended' | 'days' | 'petitions' | null
}

/** Petitions are not counted in the beta, without subscriptions, and for a user with a live subscription. */
export function arePetitionsUnlimited({ flags, liveSubscription }: Omit<TrialTerms, 'now'>): boolean {
  return flags.betaFree || !flags.subscriptions || liveSubscription
}

const trialEnd = (startService: Date | null): Date | null =>
  startService === null ? null : new Date(startService.getTime() + trialDays * dayMs)

const isInTrialPeriod = (startService: Date | null, now: Date): boolean => {
  const until = trialEnd(startService)
  return until === null || now < until
}

/** No operator ended the trial, and its days are not over. */
export function isTrialValid({ isValid, startService }: Pick<TrialUse, 'isValid' | 'startService'>, now: Date): boolean {
  return isValid && isInTrialPeriod(startService, now)
}

/** A user without stored use has the full allowance. */
export function trialStatus(use: TrialUse | null, terms: TrialTerms): TrialStatus {
  const { counterUse, isValid, startService } = use ?? { counterUse: 0, isValid: true, startService: null }
  const valid = isTrialValid({ isValid, startService }, terms.now)
  const remaining = valid ? Math.max(0, freePetitions - counterUse) : 0
  const unlimited = arePetitionsUnlimited(terms)
  const allowed = unlimited || remaining > 0
  const reason = !isValid ? 'ended' : isInTrialPeriod(startService, terms.now) ? 'petitions' : 'days'
  return { unlimited, valid, remaining, until: trialEnd(startService), allowed, blockedBy: allowed ? null : reason }
}
