import { foldSameLength } from '../analysis/fold-text.ts'
import { cityForms } from './court-seats.ts'
import type { NamedCourt } from './courts-beside.ts'
import { placeName } from './place-names.ts'

/** What opens a citation: a sentence, a parenthesis, a comma behind words, or «en». */
const opening = String.raw`(?<=(?:^|[.;:(\[–—»”"\n]|(?<!\d),)\s*(?:en\s)?)(?<!(?<![\p{L}])[cv]s?\.\s)`
/** «Santiago, 3 de mayo de 2021.» dates a document, and «Santiago, en autos» ends an address. */
const noPlaceOfCase = String.raw`(?!,?\s+(?:en|ante|por|a|para|comuna|region)\s|,[^.;,]{5,60}(?:\d{4}|\bmil\s[a-z ]{3,20})\s?[.\n])`
const seatAlone = new RegExp(String.raw`${opening}(?:${cityForms})(?![\p{L}])\.?${noPlaceOfCase}(?=\s*(?:[,;)\]]|$))`, 'gu')

/** Cities with a court of appeals that stand alone in a citation, as that court. */
export function findSeatsAlone(text: string): NamedCourt[] {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  return [...folded.matchAll(seatAlone)].flatMap(({ index, 0: written }): NamedCourt[] =>
    /\p{Lu}/u.test(text.charAt(index))
      ? [{ from: index, to: index + written.length, name: `Corte de Apelaciones de ${placeName(written)}` }]
      : [],
  )
}
