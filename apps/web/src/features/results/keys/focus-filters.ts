import { filterSheetId } from '../filters/filter-sheet.tsx'

/** Opens the filters where they are a sheet, and puts the focus on them in any case. */
export function focusFilters(): void {
  const sheet = document.getElementById(filterSheetId)
  if (sheet === null) return
  if (sheet.getClientRects().length === 0) sheet.showPopover()
  sheet.querySelector<HTMLElement>('a[href], button, select')?.focus()
}
