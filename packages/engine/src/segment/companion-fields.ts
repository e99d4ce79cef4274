const reserved = '\u0000'

/**
 * What else is kept about the positions of a text field is kept in fields of their own, so that their lists are written, merged and checked as all
 * others are. No document can have a field of such a name. Here, where the sections begin: one term that stands at each beginning.
 */
export function sectionsField(field: string): string {
  return `${field}${reserved}sections`
}
export const sectionTerm = 'section'

/** Where two frequent words stand side by side: see `FrequentPairs`. */
export function pairsField(field: string): string {
  return `${field}${reserved}pairs`
}

export function isReservedField(name: string): boolean {
  return name.includes(reserved)
}

/** The field that a companion belongs to; any other is its own. */
export function mainField(name: string): string {
  return name.split(reserved, 1)[0] as string
}
