const reserved = '\u0000'

/**
 * What else is kept about the positions of a text field is kept in fields of their own, so that their lists are written, merged and checked as all
 * others are. No document can have a field of such a name. Here, where the sections begin: one term that stands at each beginning.
 */
export const sectionsField = (field: string): string => `${field}${reserved}sections`
export const sectionTerm = 'section'

/** Where two frequent words stand side by side: see `FrequentPairs`. */
export const pairsField = (field: string): string => `${field}${reserved}pairs`

export const isReservedField = (name: string): boolean => name.includes(reserved)

/** The field that a companion belongs to; any other is its own. */
export const mainField = (name: string): string => name.split(reserved, 1)[0] as string
