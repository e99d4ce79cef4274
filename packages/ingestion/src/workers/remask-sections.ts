import type { Section } from '@basejuris/domain'
import { maskNames, maskPersonalData } from '@basejuris/legal-text'
import { minorityBefore, rulingDate } from '../normalise/ruling-date.ts'
import { nameContext } from '../normalise/ruling-names.ts'
import type { RawRecord } from '../record/source.ts'
import { getSource } from '../sources/index.ts'

/** The date was checked when the version was stored. */
const anyDay = '9999-12-31'

export interface RemaskTask extends RawRecord {
  readonly sourceId: string
  readonly sections: readonly Section[]
}

/**
 * Masks the text of an earlier version with the current masking and keeps its anchors. Null when the record is no ruling any more. Runs
 * in a worker.
 */
export async function remaskSections({ sourceId, raw, hints, sections }: RemaskTask): Promise<Section[] | null> {
  const source = getSource(sourceId)
  const parsed = source.parse(source.extract === undefined ? { raw, hints } : await source.extract({ raw, hints }))
  if (parsed.kind !== 'ruling') return null
  const paragraphs = sections.flatMap((section) => section.paragraphs.map(({ text }) => text))
  const { date: decided } = rulingDate(parsed.decidedOn, anyDay)
  const masked = maskNames(
    maskPersonalData(paragraphs.join('\n'), decided === null ? null : minorityBefore(decided)).text,
    nameContext(parsed),
  ).text.split('\n')
  // Masking keeps line breaks, so each line is a paragraph, unless a stored paragraph contains a line break.
  if (masked.length !== paragraphs.length) return null
  let at = 0
  return sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map(({ anchor }) => ({ anchor, text: masked[at++] ?? '' })),
  }))
}
