import type { EntryPassage, RulingEntry } from '@basejuris/documents'
import { baseOfCollection, collectionNames, outcomeNames, type RulingFacts, type Section, toCitableRuling } from '@basejuris/domain'
import { capitalizeFirst } from '@basejuris/domain/spanish-format'
import { anchorLabel } from '@basejuris/search'
import { citeRuling } from '../../rulings/cite-ruling.ts'
import { rulingUrl } from '../../rulings/ruling-url.ts'

interface EntryText {
  readonly passages?: readonly EntryPassage[]
  readonly sections?: readonly Section[]
  readonly warnings?: readonly string[]
  readonly marks?: Pick<RulingEntry, 'tags' | 'notes'> | undefined
}

const noMarks = { tags: [], notes: [] }

/** A ruling in words ready to print, with the URL of its page. */
export function presentEntry(
  facts: RulingFacts,
  publicUrl: string,
  { passages = [], sections = [], warnings = [], marks = noMarks }: EntryText = {},
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
    norms: facts.norms.map(({ label }) => label),
    citation: citeRuling(facts).oficial,
    url: `${publicUrl}${rulingUrl(facts.docId)}`,
    officialUrl: facts.officialUrl,
    passages,
    sections: sections.map(presentSection),
    warnings,
    tags: marks.tags,
    notes: marks.notes,
  }
}

const presentSection = ({ anchor, kind, title, paragraphs }: Section): RulingEntry['sections'][number] => ({
  anchor,
  title:
    kind === 'texto' ? 'Texto' : kind === 'considerando' ? capitalizeFirst(anchorLabel(anchor).replace(/\bc\. /u, 'considerando ')) : title,
  paragraphs: paragraphs.map(({ text }) => text),
})

/** Shown where the text of a ruling may not be read. */
export const withoutEntitlement = 'Sin texto ni pasajes: su base requiere una suscripción premium.'
