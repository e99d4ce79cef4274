import { type ReaderUnit, unitOf } from '../position/reader-unit.ts'

export interface SelectedText {
  readonly text: string
  /** Where the selection begins: the innermost place that can be cited. */
  readonly unit: ReaderUnit | null
  /** Of the paragraph it begins in, else of the unit: where its link points. */
  readonly anchor: string
}

/** The words a person selected in the text, with the place they begin in; null when none are. */
export function findSelectedText(text: HTMLElement): SelectedText | null {
  const selection = getSelection()
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  if (!text.contains(range.commonAncestorContainer)) return null
  const words = selection.toString().trim()
  if (words === '') return null
  const { startContainer } = range
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const unit = unitOf(startContainer)
  return { text, unit, anchor: start?.closest('p[id]')?.id ?? unit?.anchor ?? '' }
}
