import { parseRuc, type Section } from '@basejuris/domain'

/** Characters of the beginning, where courts of appeal write the numbers of the case. */
const headingCharacters = 800
const rucLine = /(?<!\p{L})R\.?U\.?C\.?\s*(?:N[°º.]*\s*)?:?\s*(?<ruc>\d{7,10}-[\dkK])(?![\p{L}\d-])/giu

/** The RUC that the heading of a ruling gives: «Ruc: 2301288485-0». Null where it gives none or several. */
export function rucInText(sections: readonly Section[]): string | null {
  const heading = sections
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .join('\n')
    .slice(0, headingCharacters)
  const found = new Set([...heading.matchAll(rucLine)].map(({ groups }) => parseRuc(groups?.['ruc'] ?? '')))
  return found.size === 1 ? ([...found][0] ?? null) : null
}
