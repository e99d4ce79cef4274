import { type RefObject, useEffect } from 'react'
import { isTyping } from '../../../components/form/keyboard.ts'
import { copyCitation } from './copy-citation.ts'
import { focusFilters } from './focus-filters.ts'
import { focusedCitation, focusedResult, moveResultFocus } from './result-focus.ts'
import { keyAction } from './shortcuts.ts'

const somethingOpen = () => document.querySelector('dialog[open], [popover]:popover-open') !== null

/** Keyboard shortcuts of the list. Ignores keys typed in a field or while a sheet or a dialog is open. */
export function useResultShortcuts(scope: RefObject<HTMLElement | null>, help: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const root = scope.current
      const action = keyAction(event)
      if (root === null || action === null || event.defaultPrevented || isTyping(event.target) || somethingOpen()) return
      event.preventDefault()
      if (action === 'next') moveResultFocus(root, 1)
      else if (action === 'previous') moveResultFocus(root, -1)
      else if (action === 'filters') focusFilters()
      else if (action === 'help') help.current?.showModal()
      else if (action === 'star') focusedResult(root)?.querySelector<HTMLElement>('[data-star]')?.click()
      else {
        const citation = focusedCitation(root)
        if (citation !== null) void copyCitation(citation)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [scope, help])
}
