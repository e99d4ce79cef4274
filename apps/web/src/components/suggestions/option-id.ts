/** Id by which the field names an option of its list. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`
}
