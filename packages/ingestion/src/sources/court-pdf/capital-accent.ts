const onset = /^(?:[BCFGPTK][LR]|DR|CH|LL|QU|GU|[BCDFGHJKLMNÑPQRSTVWXYZ]?[AEIOUÁÉÍÓÚ]|[^\p{L}])/u
/** «LTDA» and similar words begin as no name does but are complete. */
const abbreviations: ReadonlySet<string> = new Set(['LTDA', 'LTD', 'SPA', 'CIA', 'STGO', 'HNOS'])
const vowel = /[AEIOUÁÉÍÓÚ]/u

/**
 * Restores an accented capital that was set at the end of a caption to the only name that can lack it. «HERN NDEZÁ» is «HERNÁNDEZ»
 * because no name begins with ND. Ambiguous captions stay as they are.
 */
export function restoreCapitalAccent(caption: string): string {
  const [, body, letter] = /^(.+\p{Lu})\s?([ÁÉÍÓÚ])$/u.exec(caption) ?? []
  if (body === undefined || letter === undefined) return caption
  const gaps = [...body.matchAll(/(?<left>\p{Lu}+) (?=(?<right>\p{Lu}+))/gu)].filter(({ groups }) => {
    const { left = '', right = '' } = groups ?? {}
    return (!onset.test(right) && !abbreviations.has(right)) || (!vowel.test(left) && left.length === 1)
  })
  const [gap] = gaps
  if (gap === undefined || gaps.length > 1) return caption
  const at = gap.index + gap[0].length - 1
  return `${body.slice(0, at)}${letter}${body.slice(at + 1)}`
}
