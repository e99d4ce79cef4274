import type { ColumnType } from '@basejuris/domain'
import { analyze, stopWords } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { buildSections } from '@basejuris/testkit'
import { askColumn } from '../analysis/column.ts'
import { readCell } from '../analysis/read-cell.ts'
import { textAt } from '../spans/ruling-words.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { sourceOf } from './source-of.ts'

/** Each word of a question is demanded. */
export function demandsOf(question: string): QuestionDemand[] {
  return analyze(question).flatMap(({ token, exact, from, to }): QuestionDemand[] =>
    stopWords.has(exact) ? [] : [{ kind: 'words', label: question.slice(from, to), wordings: [[token]], norms: [], rarity: 0.5 }],
  )
}

/** A ruling of these considerandos and this operative part. */
export function rulingOf(considerandos: readonly string[], operative: string, more: Parameters<typeof sourceOf>[2] = {}): SourceRuling {
  const sections = buildSections(considerandos).map((section) =>
    section.kind === 'resolutiva'
      ? { ...section, paragraphs: section.paragraphs.slice(0, 1).map((paragraph) => ({ ...paragraph, text: operative })) }
      : section,
  )
  return sourceOf('una', considerandos, { sections, ...more })
}

/** State, value and unit of a cell. @throws when its quotation does not stand in the ruling */
export function askCell(type: ColumnType, question: string, source: SourceRuling, options: readonly string[] = []): string {
  const cell = readCell(source, askColumn({ type, question, options }, demandsOf(question)))
  if (cell.state === 'vacia') return 'vacia'
  const { place, text } = cell.quotation
  if (textAt(source.ruling, place) !== text) throw new Error(`no such words: ${text}`)
  return `${cell.state} ${cell.value.value}${cell.value.unit === null ? '' : ` ${cell.value.unit}`}`
}
