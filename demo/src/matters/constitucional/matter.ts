import type { Block, Line, Matter } from '../../matter.ts'
import { answerArguments, requestArguments } from './arguments.ts'
import { constitutionalControl } from './control.ts'
import { inapplicabilityLaw } from './doctrine.ts'
import { constitutionalPrinciples } from './principles.ts'
import { observations, requestFacts, tcAccepts, tcOrders, tcRejects } from './proceedings.ts'
import { acceptingReasons, minorityAccepting, minorityRejecting, rejectingReasons } from './reasoning.ts'
import { constitutionalRights } from './rights.ts'
import { constitutionalValues } from './values.ts'

/** What distinguishes one contested rule from another. */
export interface ContestedRule
  extends Pick<Matter, 'id' | 'subjects' | 'controversy' | 'norms' | 'facts' | 'claim' | 'defence' | 'evidence' | 'law' | 'reasoning'> {
  /** Must have `precepto` and `gestion`. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  /** Courts before which the pending case may be. */
  readonly courts: readonly string[]
  readonly years: readonly [number, number]
  readonly demandado: NonNullable<Matter['parties']>['demandado']
  readonly actor?: NonNullable<Matter['parties']>['actor']
  readonly dissent: Readonly<Record<Line, readonly Block[]>>
  readonly principles: readonly (keyof typeof constitutionalPrinciples)[]
}

/** A case before the Tribunal Constitucional: one instance, no appeals. */
export function inapplicability(rule: ContestedRule): Matter {
  return {
    id: rule.id,
    subjects: rule.subjects,
    collection: 'tribunal_constitucional',
    letter: null,
    action: { appealType: 'inaplicabilidad por inconstitucionalidad', book: null },
    appeals: [],
    parties: { actor: rule.actor ?? 'persona', demandado: rule.demandado },
    lists: { tribunalGestion: rule.courts, ...rule.lists },
    outcomes: { favorable: ['acoge'], contraria: ['rechaza'] },
    years: rule.years,
    controversy: rule.controversy,
    norms: rule.norms,
    facts: [...requestFacts, ...rule.facts],
    claim: [...rule.claim, ...requestArguments],
    defence: [...rule.defence, ...observations, ...answerArguments],
    evidence: rule.evidence,
    law: [
      ...inapplicabilityLaw,
      ...constitutionalControl,
      ...rule.law,
      ...rule.principles.map((name) => constitutionalPrinciples[name]),
      ...constitutionalRights,
      ...constitutionalValues,
    ],
    reasoning: {
      favorable: [...rule.reasoning.favorable, ...acceptingReasons, ...tcAccepts],
      contraria: [...rule.reasoning.contraria, ...rejectingReasons, ...tcRejects],
    },
    appealReasoning: { favorable: [], contraria: [] },
    dissent: {
      favorable: [...rule.dissent.favorable, ...minorityAccepting],
      contraria: [...rule.dissent.contraria, ...minorityRejecting],
    },
    orders: tcOrders,
  }
}
