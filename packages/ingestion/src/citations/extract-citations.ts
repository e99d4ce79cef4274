import { foldCaption, type NormPlaces, type RulingCitationRow } from '@basejuris/database'
import { type Paragraph, type Ruling, rulingText, type Section } from '@basejuris/domain'
import {
  type FoundRulingCitation,
  type FoundTreatment,
  findNormCitations,
  findOwnCase,
  findTreatments,
  type LocatedCitation,
  type TreatmentOptions,
  withSpeakingCourt,
} from '@basejuris/legal-text'
import { readRulingCitations } from './read-citations.ts'
import { placesOfNorms, type ReadText } from './text-reading.ts'

/** Raise it when the same text gives other citations: every ruling is then read again. */
export const citationReader = 30

/** What a ruling cites, as it is stored. */
export interface ExtractedCitations {
  readonly citations: readonly Omit<RulingCitationRow, 'docId' | 'position'>[]
  readonly norms: readonly NormPlaces[]
}

const maxSerial = 2_147_483_647
const maxConsiderando = 32_767
/** Text before a number in which words say that it is the case's own. */
const contextCharacters = 200

interface Located extends LocatedCitation {
  readonly section: Section
  readonly anchor: string
}

/**
 * Rulings and norms that a ruling names, with their places. Of the numbers of its own case each is named once. What was read of its text
 * before is not read again.
 */
export async function extractCitations(ruling: Ruling, text: ReadText | null = null): Promise<ExtractedCitations> {
  const { sections } = ruling
  const read = await readRulingCitations(sections, text?.noise)
  const located = sections.flatMap((section) => locate(section, read, ruling.court))
  const own = findOwnCase(located, ruling)
  const treated = treatmentsOf(
    ruling,
    located.filter(({ citation }) => !own.has(citation)),
    text?.spoken,
  )
  const ownNumbers = new Set<string>()
  const citations = located.flatMap(({ citation, anchor }) => {
    const sameCase = own.has(citation)
    const { docket, bareNumber } = citation
    if ((docket?.number ?? bareNumber ?? 0) > maxSerial) return []
    const number = `${docket?.letter}-${docket?.number}-${docket?.year}`
    if (sameCase && ownNumbers.has(number)) return []
    if (sameCase) ownNumbers.add(number)
    return [{ ...toRow(citation, ruling), ...treatmentRow(treated.get(citation) ?? null), sameCase, anchor }]
  })
  return { citations, norms: placesOfNorms(sections, text?.norms ?? findNormCitations(rulingText({ sections }))) }
}

function locate(section: Section, read: ReadonlyMap<string, readonly FoundRulingCitation[]>, speaking: string): Located[] {
  return section.paragraphs.flatMap((paragraph: Paragraph, at) => {
    const before = section.paragraphs[at - 1]?.text ?? ''
    return (read.get(paragraph.anchor) ?? []).map((citation) => ({
      citation: withSpeakingCourt(citation, paragraph.text, speaking),
      section,
      anchor: paragraph.anchor,
      before: `${before}\n${paragraph.text.slice(0, citation.from)}`.slice(-contextCharacters),
    }))
  })
}

/** How the ruling treats each other one that it names. */
function treatmentsOf(
  { collection }: Ruling,
  located: readonly Located[],
  spoken: TreatmentOptions['spoken'],
): Map<FoundRulingCitation, FoundTreatment | null> {
  const treated = new Map<FoundRulingCitation, FoundTreatment | null>()
  for (const [section, own] of Map.groupBy(located, (each) => each.section)) {
    const places = own.map(({ citation: { from, to }, anchor }) => ({ anchor, from, to }))
    const found = findTreatments(section, places, { isOpinion: collection === 'contraloria', spoken })
    for (const [at, { citation }] of own.entries()) treated.set(citation, found[at] ?? null)
  }
  return treated
}

type TreatmentColumn = keyof RulingCitationRow & (`treatment${string}` | `phrase${string}`)

const treatmentRow = (found: FoundTreatment | null): Pick<RulingCitationRow, TreatmentColumn> => ({
  treatment: found?.treatment ?? null,
  treatmentVoice: found?.voice ?? null,
  treatmentConfidence: found?.confidence ?? null,
  phraseAnchor: found?.phrase?.anchor ?? null,
  phraseStartsAt: found?.phrase?.from ?? null,
  phraseEndsAt: found?.phrase?.to ?? null,
})

const toRow = (
  { kind, docket, bareNumber, court, from, to, decidedOn, caption, considerandos, ambiguous, confidence }: FoundRulingCitation,
  citing: Ruling,
): Omit<RulingCitationRow, 'docId' | 'position' | 'sameCase' | 'anchor' | TreatmentColumn> => ({
  kind,
  letter: docket?.letter ?? null,
  serial: docket?.number ?? bareNumber,
  year: docket?.year ?? null,
  book: docket?.book ?? null,
  court: court === 'own' ? citing.court : (court?.name ?? null),
  decidedOn,
  caption: caption === null ? null : foldCaption(caption),
  considerandos: considerandos.filter((number) => number <= maxConsiderando),
  ambiguous,
  confidence,
  startsAt: from,
  endsAt: to,
  citingOn: citing.decidedOn,
  citingFictional: citing.fictional,
})
