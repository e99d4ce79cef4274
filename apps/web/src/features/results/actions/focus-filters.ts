import { filterSheetId } from '../filters/filter-sheet.tsx'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

/**
 * Opens the filters where they are a sheet, and puts the focus on the first of them that is in sight. Not on the years: in a list of the system's own
 * the arrows that walk the rulings would change the year.
 */
export function focusFilters(): void {
  const sheet = document.getElementById(filterSheetId)
  if (sheet === null) return
  if (!isShown(sheet)) sheet.showPopover()
  const controls = [...sheet.querySelectorAll<HTMLElement>('a[href], button')]
  controls.find(isShown)?.focus()
}
