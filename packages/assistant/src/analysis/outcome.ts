import type { Outcome, Ruling } from '@basejuris/domain'
import { type Disposition, findDisposition, parseOutcome } from '@basejuris/legal-text'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type Cell, type CellQuotation, emptyCell } from './cell.ts'

const unknown: ReadonlySet<Outcome> = new Set(['sin_dato', 'otro'])
const dispositions = new WeakMap<Ruling['sections'], { readonly found: Disposition | null }>()

/** Cached by the sections, which the ruling cache gives until the ruling changes. */
export function dispositionOf({ sections }: Pick<Ruling, 'sections'>): Disposition | null {
  const known = dispositions.get(sections) ?? { found: findDisposition(sections) }
  dispositions.set(sections, known)
  return known.found
}

/** The sentence that decides, as it stands in its paragraph. */
export function decidingQuotation(ruling: Pick<Ruling, 'sections'>): CellQuotation | null {
  const line = dispositionOf(ruling)?.line
  if (line === undefined || line.kind !== 'decision') return null
  for (const section of ruling.sections)
    for (const { anchor, text } of section.paragraphs)
      if (anchor === line.anchor)
        return { place: { section: section.anchor, anchor, from: line.from, to: line.to }, text: text.slice(line.from, line.to) }
  return null
}

/** What a ruling decides. Doubtful where its operative part reads otherwise than its source says. */
export function readOutcome({ ruling }: SourceRuling): Cell {
  const quotation = decidingQuotation(ruling)
  if (quotation === null) return emptyCell
  const dispositive = dispositionOf(ruling)
    ?.paragraphs.map(({ text }) => text)
    .join('\n')
  const read = parseOutcome({ wording: null, dispositive: dispositive ?? null, collection: ruling.collection }).outcome
  const outcome = unknown.has(ruling.outcome) ? read : ruling.outcome
  if (unknown.has(outcome)) return emptyCell
  return { state: read === outcome ? 'respondida' : 'dudosa', value: { value: outcome, unit: null }, quotation }
}
