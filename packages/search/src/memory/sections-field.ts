const reserved = '\u0000'

/** Where the sections of a text field begin is kept as a field of its own, with one term. */
export const sectionsField = (field: string): string => `${field}${reserved}sections`
export const sectionTerm = 'section'

export const isReservedField = (name: string): boolean => name.includes(reserved)
