import { lowercaseFirst } from '../text/spanish-format.ts'

/** Whose words some stretches of a text are, by the label of each, null for the court's own: «Alega la actora», «En parte: alega la actora». */
export function voiceLabel(labels: readonly (string | null)[]): string | null {
  const others = [...new Set(labels.filter((label) => label !== null))]
  const [only] = others
  if (only === undefined) return null
  return others.length === 1 && !labels.includes(null) ? only : `${partly}${others.map(withoutPartly).join('; ')}`
}

const partly = 'En parte: '

/** A label of a stretch that is itself of several voices. */
const withoutPartly = (label: string): string => lowercaseFirst(label.startsWith(partly) ? label.slice(partly.length) : label)
