const reserved = '\u0000'

/** Where the sections of a text field begin is kept as a field of its own, with one term. */
export function sectionsField(field: string): string {
  return `${field}${reserved}sections`
}
export const sectionTerm = 'section'

export function isReservedField(name: string): boolean {
  return name.includes(reserved)
}
