/** Id by which the field names an option of its list. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`
