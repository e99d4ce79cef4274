import { isAppealsCity, isCourtSeat } from '@basejuris/legal-text'

const place = /^(?:(?:san|santa|la|las|los|el|puerto|punta|villa|vina\s+del)\s+\p{L}+|\p{L}{4,})/u

/** A town with courts at the beginning of a folded text, as long as its name is written. Null where none begins it. */
export function cityAtStart(folded: string): string | null {
  const [name] = place.exec(folded) ?? []
  if (name === undefined) return null
  return [name, name.split(' ')[0] ?? name].find((each) => isAppealsCity(each) || isCourtSeat(each)) ?? null
}
