const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'von', 'van', 'di', 'da'])

const capitalise = (word: string): string =>
  word.replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Unifies a judge's name: drops the form of address and normalises capitals. */
export function judgeName(written: string): string {
  const name = written
    .replace(/^(?:(?:don|doña|señora?|sr[a.]?|ministr[oa]|juez[a]?|abogad[oa] integrante)\.?\s+)+(?=\p{L})/iu, '')
    .replace(/[.,;\s]+$/u, '')
  const regular = /\p{Ll}/u.test(name) && /\p{Lu}/u.test(name)
  if (regular) return name
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && particles.has(word) ? word : capitalise(word)))
    .join(' ')
}
