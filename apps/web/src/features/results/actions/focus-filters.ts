import { filterSheetId } from '../filters/filter-sheet.tsx'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

/**
 * Opens the filter sheet where there is one and focuses the first visible filter. Skips the year fields: in a native list the arrow keys
 * would change the year.
 */
export function focusFilters(): void {
  const sheet = document.getElementById(filterSheetId)
  if (sheet === null) return
  if (!isShown(sheet)) sheet.showPopover()
  const controls = [...sheet.querySelectorAll<HTMLElement>('a[href], button')]
  controls.find(isShown)?.focus()
}
