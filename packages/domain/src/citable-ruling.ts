import type { RulingFacts } from './ruling.ts'
import { formatDocketLabel } from './spanish-format.ts'

/** What a reference manager wants to know of a ruling. */
export interface CitableRuling {
  readonly docId: string
  readonly caption: string
  /** With its chamber. */
  readonly court: string
  /** «rol N° 12.345-2020», «RIT O-364-2020»; null when it has no number. */
  readonly docket: string | null
  /** `yyyy-mm-dd`. */
  readonly decidedOn: string | null
  readonly subjects: readonly string[]
  readonly fictional: boolean
}

type CitedFacts = Pick<
  RulingFacts,
  'docId' | 'caption' | 'court' | 'chamber' | 'docketNumber' | 'rit' | 'decidedOn' | 'subjects' | 'fictional'
>

export const citableRuling = (facts: CitedFacts): CitableRuling => ({
  docId: facts.docId,
  caption: facts.caption,
  court: facts.chamber === null ? facts.court : `${facts.court}, ${facts.chamber}`,
  docket: docketOf(facts),
  decidedOn: facts.decidedOn,
  subjects: facts.subjects,
  fictional: facts.fictional,
})

function docketOf({ docketNumber, rit }: Pick<RulingFacts, 'docketNumber' | 'rit'>): string | null {
  if (rit !== null && (docketNumber === null || rit === docketNumber)) return `RIT ${rit}`
  return docketNumber === null ? null : formatDocketLabel(docketNumber)
}

/** Nobody should keep a ruling that does not exist among those that do without being told. */
export const fictionalNote = 'Sentencia ficticia de demostración: no existe ni puede citarse.'
