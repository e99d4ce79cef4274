/** The option one step from `active` among `count`. -1 is the field itself, before the first and after the last. */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

/** Element id of an option. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`
}
