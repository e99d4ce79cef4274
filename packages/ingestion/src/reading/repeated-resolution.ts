import { foldText } from '@basejuris/legal-text'

/** «Santiago, tres de marzo de …» alone on its line begins a resolution. */
const opening = /^[ \t]*santiago,?[ \t]+(?:a[ \t]+)?[\p{L}\d° ]{4,40}de[ \t]+(?:dos mil|mil novecientos|\d{4})[\p{L}\d ]*\.?[ \t]*$/gimu
const shingleWords = 5
/** Scans of one page differ letter by letter. Two resolutions of one day share far fewer than half of the five-word runs. */
const minShared = 0.5
const minCharacters = 200

const shingles = (text: string): Set<string> => {
  const words = foldText(text).match(/\p{L}{3,}/gu) ?? []
  return new Set(words.slice(shingleWords - 1).map((_, at) => words.slice(at, at + shingleWords).join(' ')))
}

const sharedPart = (first: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const fewer = Math.min(first.size, other.size)
  return fewer === 0 ? 0 : [...other].filter((shingle) => first.has(shingle)).length / fewer
}

/**
 * Removes repeated scans of one resolution in a text (accumulated cases of the Tribunal Constitucional); the longest one stays.
 * Different resolutions all stay.
 */
export function cutRepeatedResolution(text: string): string {
  const starts = [...text.matchAll(opening)].map(({ index }) => index)
  if (starts.length < 2) return text
  const parts = starts.map((start, at) => text.slice(start, starts[at + 1] ?? text.length))
  const distinct: { part: string; shingles: Set<string> }[] = []
  for (const part of parts) {
    const own = shingles(part)
    const twin = part.length < minCharacters ? undefined : distinct.find((other) => sharedPart(other.shingles, own) >= minShared)
    if (twin === undefined) distinct.push({ part, shingles: own })
    else if (part.length > twin.part.length) Object.assign(twin, { part, shingles: own })
  }
  return distinct.length === parts.length ? text : `${text.slice(0, starts[0])}${distinct.map(({ part }) => part.trimEnd()).join('\n\n')}`
}
