/**
 * Where the sections of a text field begin is kept as a field of its own, with one term that stands at each beginning: its lists are written, merged and
 * checked as all others are. No document can have a field of this name.
 */
export const sectionsField = (field: string): string => `${field}${reserved}sections`
export const sectionTerm = 'section'

const reserved = '\u0000'

export const isReservedField = (name: string): boolean => name.includes(reserved)
