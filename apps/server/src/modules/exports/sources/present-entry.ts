import type { Overturning } from '@basejuris/contract'
import type { EntryDecision, EntryPassage, RulingEntry } from '@basejuris/documents'
import {
  baseOfCollection,
  collectionNames,
  outcomeNames,
  type Ruling,
  type RulingFacts,
  type Section,
  toCitableRuling,
} from '@basejuris/domain'
import { capitalizeFirst, decisionLabel } from '@basejuris/domain/spanish-format'
import { anchorLabel } from '@basejuris/search'
import { citeRuling } from '../../rulings/cite-ruling.ts'
import { presentDisposition } from '../../rulings/present-disposition.ts'
import { rulingUrl } from '../../rulings/ruling-url.ts'
import { listNorms } from './list-norms.ts'
import type { MarkedPlaces } from './read-saved-passages.ts'
import { sectionVoices } from './section-voices.ts'

interface EntryText {
  readonly passages?: readonly EntryPassage[]
  readonly sections?: readonly Section[]
  /** Saved passages in the text of the sections. */
  readonly places?: MarkedPlaces
  readonly decision?: EntryDecision | null
  readonly warnings?: readonly string[]
  readonly marks?: Pick<RulingEntry, 'tags' | 'notes'> | undefined
}

const noMarks = { tags: [], notes: [] }
const noPlaces: MarkedPlaces = new Map()

/** A ruling in words ready to print, with the URL of its page. */
export function presentEntry(
  facts: RulingFacts,
  publicUrl: string,
  { passages = [], sections = [], places = noPlaces, decision = null, warnings = [], marks = noMarks }: EntryText = {},
): RulingEntry {
  return {
    citable: toCitableRuling(facts),
    court: facts.court,
    chamber: facts.chamber,
    base: baseOfCollection(facts.collection)?.name ?? collectionNames[facts.collection],
    outcome: facts.outcome === 'sin_dato' ? '' : outcomeNames[facts.outcome],
    appealType: facts.appealType,
    judges: facts.judges.map(({ name, vote }) =>
      vote === 'contra' ? `${name} (voto en contra)` : vote === 'prevencion' ? `${name} (prevención)` : name,
    ),
    drafter: facts.drafter,
    norms: listNorms(facts.norms),
    citation: citeRuling(facts).oficial,
    url: `${publicUrl}${rulingUrl(facts.docId)}`,
    officialUrl: facts.officialUrl,
    passages,
    decision,
    sections: sections.map((section) => presentSection(section, places)),
    warnings,
    tags: marks.tags,
    notes: marks.notes,
  }
}

const presentSection = (section: Section, places: MarkedPlaces): RulingEntry['sections'][number] => {
  const { anchor, kind, title, paragraphs } = section
  return {
    anchor,
    title:
      kind === 'texto'
        ? 'Texto'
        : kind === 'considerando'
          ? capitalizeFirst(anchorLabel(anchor).replace(/\bc\. /u, 'considerando '))
          : title,
    paragraphs: paragraphs.map(({ text }) => text),
    ...sectionVoices(section),
    marks: paragraphs.flatMap((each, paragraph) => (places.get(each.anchor) ?? []).map((mark) => ({ paragraph, ...mark }))),
  }
}

/** Shown where the text of a ruling may not be read. */
export const withoutEntitlement = 'Sin texto ni pasajes: su base requiere una suscripción premium.'

/** What a ruling decides, in its own words; null where that was not found. It is ruling text: only for who may read it. */
export function presentDecision(ruling: Pick<Ruling, 'docId' | 'sections'>, publicUrl: string): EntryDecision | null {
  const decided = presentDisposition(ruling)
  if (decided === null) return null
  return {
    label: decisionLabel(decided),
    text: decided.texto,
    more: decided.mas,
    url: `${publicUrl}${rulingUrl(ruling.docId)}#${decided.ancla}`,
  }
}

/** «Revocada por CS rol …», as its card warns. Null: the search engine did not answer. */
export function overturnedWarning(overturnings: ReadonlyMap<string, Overturning> | null, docId: string): string[] {
  if (overturnings === null) return ['No se pudo comprobar si otra sentencia la dejó sin efecto.']
  const overturning = overturnings.get(docId)
  return overturning === undefined ? [] : [`${capitalizeFirst(overturning.texto)}.`]
}

/** The place of a ruling that is gone, with what people wrote about it. */
export function presentWithdrawn(docId: string, { passages = [], marks = noMarks }: Pick<EntryText, 'passages' | 'marks'>): RulingEntry {
  return {
    citable: { docId, caption: `Sentencia retirada (${docId})`, court: '', docket: null, decidedOn: null, subjects: [], fictional: false },
    court: '',
    chamber: null,
    base: '',
    outcome: '',
    appealType: null,
    judges: [],
    drafter: null,
    norms: [],
    citation: '',
    url: '',
    officialUrl: null,
    passages,
    decision: null,
    sections: [],
    warnings: ['La sentencia se retiró.'],
    tags: marks.tags,
    notes: marks.notes,
  }
}
