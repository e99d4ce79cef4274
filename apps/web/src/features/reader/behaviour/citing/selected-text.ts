import { anchorOf, type ReaderUnit, unitOf } from '../position/reader-unit.ts'
import { voiceOfParagraphs } from './voice-of-paragraphs.ts'

export interface SelectedText {
  readonly text: string
  /** The innermost citable unit in which the selection begins. */
  readonly unit: ReaderUnit | null
  /** Anchor of the paragraph in which it begins, else of the unit. */
  readonly anchor: string
  /** Whose words its paragraphs hold; null for the court's own. */
  readonly voice: string | null
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
  const paragraphs = [...textElement.querySelectorAll<HTMLElement>('p[id]')].filter((each) => range.intersectsNode(each))
  return {
    text,
    unit,
    anchor: paragraph === null ? (unit?.anchor ?? '') : anchorOf(paragraph),
    voice: voiceOfParagraphs(paragraphs),
  }
}
