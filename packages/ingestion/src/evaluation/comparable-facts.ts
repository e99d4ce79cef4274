import { foldText } from '@basejuris/legal-text'

/** A court's name for comparing: folded, without signs, ordinals as numbers. */
export function comparableCourt(name: string): string {
  return foldText(name)
    .replaceAll('ñ', 'n')
    .replace(/(\d+)[°ºo]/gu, '$1 ')
    .replace(/[^a-z\d]+/gu, ' ')
    .trim()
}

/** A docket number for comparing: letters and numbers apart, without dots, blanks and leading zeros. */
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
