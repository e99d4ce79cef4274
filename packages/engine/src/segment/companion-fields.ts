const reserved = '\u0000'

/**
 * Further data about the positions of a text field is stored in companion fields, which are written, merged and checked like any other.
 * No document can have a field of such a name. This one holds where sections begin: one term, with a position for each beginning.
 */
export function sectionsField(field: string): string {
  return `${field}${reserved}sections`
}
export const sectionTerm = 'section'

/** Adjacent frequent words; see `FrequentPairs`. */
export function pairsField(field: string): string {
  return `${field}${reserved}pairs`
}

export function isReservedField(name: string): boolean {
  return name.includes(reserved)
}

/** The field that a companion belongs to. Any other field is its own. */
export function mainField(name: string): string {
  return name.split(reserved, 1)[0] as string
}
