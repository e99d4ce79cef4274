import type { ReaderUnit } from '../position/reader-unit.ts'

/** Selects the words of a unit, since without a mouse nothing else begins a selection. Shift and the arrows change it then. */
export function selectUnit(unit: ReaderUnit | null): void {
  if (unit === null) return
  const paragraphs = unit.element.matches('p') ? [unit.element] : [...unit.element.querySelectorAll('.rd-run > p[id]')]
  const [first, last] = [paragraphs[0], paragraphs.at(-1)]
  if (first !== undefined && last !== undefined) getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length)
}
