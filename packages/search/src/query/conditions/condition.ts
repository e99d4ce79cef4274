import type { BaseId, Outcome } from '@basejuris/domain'
import type { Period } from '../parts/query-parts.ts'
import type { Span } from '../parts/span.ts'

/** Kinds of conditions. The last is given up first when all of them together leave nothing. */
export const conditionKinds = [
  'tribunal',
  'base',
  'tema',
  'ministro',
  'redactor',
  'disidente',
  'recurso',
  'resultado',
  'sala',
  'origen',
  'fecha',
] as const
export type ConditionKind = (typeof conditionKinds)[number]

const judgeKinds = ['ministro', 'redactor', 'disidente'] as const
export type JudgeKind = (typeof judgeKinds)[number]

/** True for a kind whose value is a judge's name. */
export function isJudgeKind(kind: string): kind is JudgeKind {
  return (judgeKinds as readonly string[]).includes(kind)
}

/** `exigir` leaves out what does not match; `preferir` only raises what does. */
export type ConditionMode = 'exigir' | 'preferir'

/** A name that a ruling must have, as index terms of the field. */
export interface NameTest {
  /** `origen`: the court whose ruling is under review. */
  readonly kind: 'tribunal' | 'origen' | 'sala' | 'recurso' | JudgeKind
  /** All must match. */
  readonly terms: readonly string[]
  /** What other rulings say instead: «ilegalidad» for «reclamación». */
  readonly synonyms?: readonly (readonly string[])[]
  /** Names for the formal language, any of which a ruling must have. The value of the condition where they are absent. */
  readonly written?: readonly string[]
  /** Rulings of a court, and those that review one of its own. */
  readonly hasOrigins?: true
  /** The terms where no ruling of the index has all: «nulidad laboral» where rulings say «nulidad». */
  readonly wider?: readonly string[]
}

/** What a ruling must have. */
export type ConditionTest =
  | NameTest
  | { readonly kind: 'fecha'; readonly period: Period }
  | { readonly kind: 'resultado'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'base'; readonly bases: readonly BaseId[] }
  /** Id of the topic to which it must belong. */
  | { readonly kind: 'tema'; readonly topic: string }

/** A property of rulings that the query names. Conditions of one kind are alternatives, but those that `holdTogether`. */
export interface QueryCondition extends Span {
  readonly test: ConditionTest
  /** Value in the formal language and in the key: «Corte Suprema», `2020..2022`. */
  readonly value: string
  /** As shown. */
  readonly label: string
  readonly key: string
  readonly mode: ConditionMode
  /** The court of a named case. The case demands it, so that it is no filter. */
  readonly isOfCase: boolean
  /** Its words are searched too while it is only preferred. */
  readonly isWordToo: boolean
  /** Its words are searched beside it even where it is demanded. */
  readonly isSaidToo: boolean
}

/** `tribunal:Corte Suprema`: names the condition as long as the query has it. */
export function conditionKey(kind: ConditionKind, value: string): string {
  return `${kind}:${value}`
}

/** `2024`, `2020..2022`, `2019..`, `..2018`. */
export function periodValue({ from, until }: Period): string {
  return from !== undefined && from === until ? from : `${from ?? ''}..${until ?? ''}`
}

/** «desde 2015» or «hasta 2020». */
export function isOpenPeriod({ test }: Pick<QueryCondition, 'test'>): boolean {
  return test.kind === 'fecha' && (test.period.from === undefined || test.period.until === undefined)
}

/** «desde 2015» and «hasta 2020» hold together, and so do topics, while years are alternatives. */
export function holdTogether(condition: Pick<QueryCondition, 'test'>): boolean {
  return condition.test.kind === 'tema' || isOpenPeriod(condition)
}

/** Kinds that whoever writes a query does not tell apart: a body as its base, its court or where a case comes from, and whoever decides. */
const meantKinds: Readonly<Record<string, string>> = {
  origen: 'tribunal',
  base: 'tribunal',
  ministro: 'juez',
  redactor: 'juez',
  disidente: 'juez',
}
export function meantKind(kind: string): string {
  return meantKinds[kind] ?? kind
}
