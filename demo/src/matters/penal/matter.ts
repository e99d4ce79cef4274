import type { Block, Line, Matter } from '../../matter.ts'
import { abbreviatedClaim, abbreviatedDefence, abbreviatedDoubt, abbreviatedEvidence, abbreviatedGuilt } from './abbreviated.ts'
import { penalNullityLaw, penalProofLaw, penalPunishment } from './doctrine.ts'
import { penalHearing, penalLongDoubt, penalLongGuilt, penalTrialLaw } from './hearing.ts'
import {
  penalAppealContrary,
  penalAppealFavourable,
  penalClaim,
  penalDefence,
  penalDissentContrary,
  penalDissentFavourable,
  penalDoubt,
  penalEvidence,
  penalGuilt,
  penalOrders,
} from './proceedings.ts'

/** What distinguishes one offence from another; the blocks of the procedure are added to these. */
export interface Offence
  extends Pick<Matter, 'id' | 'subjects' | 'controversy' | 'norms' | 'facts' | 'claim' | 'defence' | 'evidence' | 'law' | 'reasoning'> {
  /** Must have `delito`, `pena` and, for oral trials, `objeto`. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly years?: readonly [number, number]
  readonly appealReasoning: Readonly<Record<Line, readonly Block[]>>
  /** Which considerandos on punishment follow a conviction. */
  readonly punishment: readonly (keyof typeof penalPunishment)[]
}

const criminalCase = (
  offence: Offence,
): Omit<Matter, 'claim' | 'defence' | 'evidence' | 'law' | 'reasoning' | 'appeals' | 'appealReasoning'> => ({
  id: offence.id,
  subjects: offence.subjects,
  collection: 'penal',
  letter: 'O',
  parties: { actor: 'persona', demandado: 'ministerio_publico' },
  lists: offence.lists,
  outcomes: { favorable: ['condena'], contraria: ['absuelve'] },
  years: offence.years ?? [2003, 2026],
  controversy: offence.controversy,
  norms: offence.norms,
  facts: offence.facts,
  dissent: { favorable: penalDissentFavourable, contraria: penalDissentContrary },
  orders: penalOrders,
})

const punishmentOf = (offence: Offence): readonly Block[] => offence.punishment.map((name) => penalPunishment[name])

/** An offence tried before a tribunal de juicio oral en lo penal; its sentence is open to the recurso de nulidad. */
export function oralTrial(offence: Offence): Matter {
  return {
    ...criminalCase(offence),
    appeals: [
      { court: 'corte_de_apelaciones', appealType: 'recurso de nulidad', book: 'Penal' },
      { court: 'corte_suprema', appealType: 'recurso de nulidad', book: null },
    ],
    claim: [...offence.claim, ...penalClaim],
    defence: [...offence.defence, ...penalDefence],
    evidence: [...offence.evidence, ...penalEvidence, ...penalHearing],
    law: [...offence.law, ...penalProofLaw, ...penalTrialLaw],
    reasoning: {
      favorable: [...offence.reasoning.favorable, ...penalLongGuilt, ...penalGuilt, ...punishmentOf(offence)],
      contraria: [...offence.reasoning.contraria, ...penalLongDoubt, ...penalDoubt],
    },
    appealReasoning: {
      favorable: [...penalNullityLaw, ...offence.appealReasoning.favorable, ...penalAppealFavourable],
      contraria: [...penalNullityLaw, ...offence.appealReasoning.contraria, ...penalAppealContrary],
    },
  }
}

/** An offence judged by the abbreviated procedure; its sentence is open to the recurso de apelación. */
export function abbreviatedTrial(offence: Offence): Matter {
  return {
    ...criminalCase(offence),
    appeals: [{ court: 'corte_de_apelaciones', appealType: 'recurso de apelación', book: 'Penal' }],
    claim: [...offence.claim, ...abbreviatedClaim],
    defence: [...offence.defence, ...abbreviatedDefence],
    evidence: [...offence.evidence, ...abbreviatedEvidence],
    law: [...offence.law, penalPunishment.abbreviated, ...penalProofLaw],
    reasoning: {
      favorable: [...offence.reasoning.favorable, ...abbreviatedGuilt, ...punishmentOf(offence)],
      contraria: [...offence.reasoning.contraria, ...abbreviatedDoubt],
    },
    appealReasoning: offence.appealReasoning,
  }
}
