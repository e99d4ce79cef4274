import type { MaskingReport } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { personalDataMarks } from '@basejuris/legal-text'
import type { NameReport } from './ruling-names.ts'

const pseudonym = /^\[persona \d{1,4}\]$/u
const bracketed = /\[[^\]\n]{1,20}\]/gu
const marks: ReadonlySet<string> = new Set(personalDataMarks)

/** Counts the marks of masking in a ruling's text and caption, by kind, with their positions. */
export function maskingReport({ caption, sections }: Ruling, names: NameReport | null): MaskingReport {
  const paragraphs = [{ anchor: 'caratula', text: caption }, ...sections.flatMap((section) => section.paragraphs)]
  const places = paragraphs.flatMap(({ anchor, text }) =>
    [...text.matchAll(bracketed)].flatMap(({ 0: mark, index: at }) =>
      marks.has(mark) || pseudonym.test(mark) ? [{ anchor, at, mark }] : [],
    ),
  )
  const byKind = Map.groupBy(places, ({ mark }) => (pseudonym.test(mark) ? '[persona]' : mark))
  return {
    kinds: [...byKind].map(([mark, found]) => ({ mark, count: found.length })),
    scope: names?.scope ?? null,
    people: [...(names?.people ?? [])],
    places,
  }
}
