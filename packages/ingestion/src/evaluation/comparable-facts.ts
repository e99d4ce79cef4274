import { foldText } from '@basejuris/legal-text'

/** A court's name for comparison: folded, without punctuation, ordinals as numbers. */
export function comparableCourt(name: string): string {
  return foldText(name)
    .replaceAll('ñ', 'n')
    .replace(/(\d+)[°ºo]/gu, '$1 ')
    .replace(/[^a-z\d]+/gu, ' ')
    .trim()
}

/** A docket number for comparison: letters and numbers separated, without dots, spaces and leading zeros. */
export function comparableDocket(docket: string): string {
  return (
    docket
      .toUpperCase()
      .replace(/[.\s]/gu, '')
      .match(/[A-Z]+|\d+/gu) ?? []
  )
    .map((piece) => (/\d/u.test(piece) ? String(Number(piece)) : piece))
    .join('-')
}
