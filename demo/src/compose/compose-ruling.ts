import type { DemoNormReference } from '../record.ts'
import { normReference } from '../text/norm-forms.ts'
import { composeBrief } from './brief.ts'
import type { Composition, PlantedCitation } from './composition.ts'
import { composeConstitutionalAction } from './constitutional-action.ts'
import { composeConstitutionalCourt } from './constitutional-court.ts'
import { composeFamily } from './family.ts'
import { composeFirstInstance } from './first-instance.ts'
import { composeOpinion } from './opinion.ts'
import { composeUpperCourt } from './upper-court.ts'

export interface ComposedRuling {
  readonly text: string
  readonly drafter: string | null
  readonly norms: readonly DemoNormReference[]
  readonly citations: readonly PlantedCitation[]
}

const write = (work: Composition): string | null => {
  const { level } = work.instance
  if (level.brief) {
    composeBrief(work)
    return null
  }
  switch (level.proceeding) {
    case 'action':
      return composeConstitutionalAction(work)
    case 'inaplicabilidad':
      return composeConstitutionalCourt(work)
    case 'dictamen':
      composeOpinion(work)
      return null
    case 'first':
      if (level.collection === 'familia') composeFamily(work)
      else composeFirstInstance(work)
      return null
    default:
      return composeUpperCourt(work)
  }
}

/** Writes the whole text of a decision in the form of its court. */
export function composeRuling(work: Composition): ComposedRuling {
  const drafter = write(work)
  return {
    text: work.draft.text(),
    drafter,
    norms: [...work.voice.norms].sort().map(normReference),
    citations: work.planted,
  }
}
