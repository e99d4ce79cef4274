/** Place reached by one step from `active` among `count` options; -1 is the field itself, which stands before the first and after the last. */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

/** Id by which the field names an option of its list. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`
}
