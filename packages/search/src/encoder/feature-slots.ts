import { vectorDimension } from './encoder.ts'
import { hashTerm } from './hash-term.ts'

const slotsPerFeature = 3
const mostRemembered = 200_000
const remembered = new Map<string, Uint16Array>()

/** Places of a feature in the vector, each doubled, plus one where the sign is negative. */
export const featureSlots = (feature: string): Uint16Array => {
  const known = remembered.get(feature)
  if (known !== undefined) return known
  const slots = Uint16Array.from({ length: slotsPerFeature }, (_, seed) => hashTerm(feature, seed + 1) % (vectorDimension * 2))
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(feature, slots)
  return slots
}
