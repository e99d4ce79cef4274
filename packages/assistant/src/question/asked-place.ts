import { ordinalInWords } from '@basejuris/domain/spanish-ordinals'
import { findNormCitations, foldText } from '@basejuris/legal-text'

/** A place within an article: «artículo 11 N° 9». */
export interface AskedPlace {
  /** Key of the article. */
  readonly key: string
  readonly article: string
  readonly level: 'numeral' | 'letra'
  readonly value: string
}

/** The one numeral or letter that a question names. Null where it names none, or several. */
export function placeIn(question: string): AskedPlace | null {
  const named = findNormCitations(question).flatMap(({ key, article, subdivisions }) =>
    article === null ? [] : subdivisions.flatMap((each): AskedPlace[] => placesOf(key, article, each)),
  )
  const [only] = named
  return only !== undefined && named.length === 1 ? only : null
}

const placesOf = (
  key: string,
  article: string,
  { numeral, letra }: { readonly numeral?: string | undefined; readonly letra?: string | undefined },
): AskedPlace[] => {
  if (numeral !== undefined) return [{ key, article, level: 'numeral', value: numeral }]
  return letra === undefined ? [] : [{ key, article, level: 'letra', value: letra }]
}

/** How a text names places of the article that is asked for: that place, only others, or none. */
export function namesPlace(text: string, place: AskedPlace): 'asked' | 'others' | 'none' {
  const values = valuesNamed(text, place)
  if (values.length === 0) return 'none'
  return values.includes(place.value) ? 'asked' : 'others'
}

const numeralWords: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [foldText(ordinalInWords(at + 1)), String(at + 1)]),
)

/** Values of the level of a place that a text names beside its article, with or without its code. */
function valuesNamed(text: string, { key, article, level, value }: AskedPlace): string[] {
  const folded = foldText(text)
  if (!new RegExp(String.raw`(?<![\d.])${article}(?!\d)`, 'u').test(folded)) return []
  const cited = findNormCitations(text)
    .filter((each) => each.key === key)
    .flatMap(({ subdivisions }) => subdivisions.flatMap((each) => each[level] ?? []))
  if (cited.length > 0) return cited
  const rough =
    level === 'numeral'
      ? new RegExp(
          String.raw`(?<![\d.])${article}\s*,?\s*(?:n[°º"*ª]?\s?[°º"*ª.]?|nro\.?|num(?:ero|eral)?(?:es)?\.?)\s*(?<value>\d{1,2}(?:\s*(?:,|y)\s*(?:n[°º]?\s?)?\d{1,2})*|${Object.keys(numeralWords).join('|')})(?!\d)`,
          'gu',
        )
      : new RegExp(String.raw`(?<![\d.])${article}\s*,?\s*(?:letras?|l\.)?\s*(?<value>[a-z](?=\)))`, 'gu')
  return [...folded.matchAll(rough)].flatMap(({ groups }) => {
    const found = groups?.['value'] ?? value
    return numeralWords[found] ?? found.split(/[^\da-z]+|n[°º]/u).filter((each) => each !== '')
  })
}
