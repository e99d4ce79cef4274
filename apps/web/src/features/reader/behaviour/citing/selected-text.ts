import { anchorOf, type ReaderUnit, unitOf } from '../position/reader-unit.ts'

export interface SelectedText {
  readonly text: string
  /** The innermost citable unit in which the selection begins. */
  readonly unit: ReaderUnit | null
  /** Anchor of the paragraph in which it begins, else of the unit. */
  readonly anchor: string
}

/** The selected text of the ruling and the unit in which it begins; null without a selection. */
export function findSelectedText(textElement: HTMLElement): SelectedText | null {
  const selection = getSelection()
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  if (!textElement.contains(range.commonAncestorContainer)) return null
  const text = selection.toString().trim()
  if (text === '') return null
  const { startContainer } = range
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const unit = unitOf(startContainer)
  const paragraph = start?.closest('p[id]') ?? null
  return { text, unit, anchor: paragraph === null ? (unit?.anchor ?? '') : anchorOf(paragraph) }
}
