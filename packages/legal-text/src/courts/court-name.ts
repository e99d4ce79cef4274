import { ordinalValue, ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { foldText } from '../analysis/fold-text.ts'
import { fieldForm, initialsForm, kindFieldForms, kindFirstWords } from './compile-forms.ts'
import { courtKinds, honorifics, nationalCourts } from './court-table.ts'
import { placeName } from './place-names.ts'

const honorific = `(?:(?:(?:${honorifics.short.join('|')})\\.?|${honorifics.long.join('|')}) )?`

const national = nationalCourts.map(({ name, forms, abbreviations, besideNumber }): readonly [RegExp, string] => {
  const { field } = abbreviations ?? {}
  const { initials = [], forms: shortForms = [] } = besideNumber ?? {}
  const sources = [...[...forms, ...shortForms].map(fieldForm), ...initials.map(initialsForm), ...(field === undefined ? [] : [field])]
  return [new RegExp(`^${honorific}(?:${sources.join('|')})$`, 'u'), name]
})
const appeals: readonly [RegExp, string] = [
  new RegExp(
    String.raw`^${honorific}(?:s?i?\.? ?c\.? ?a\.?|c\. de a\.?|c(?:orte|\.)? (?:de )?(?:apelaci(?:ones|on)|apel\.?|alzada))\b\.?`,
    'u',
  ),
  'Corte de Apelaciones',
]
const firstInstance = courtKinds.map((kind): readonly [RegExp, string] => [
  new RegExp(String.raw`^(?:${kindFieldForms(kind).join('|')})\b\.?,?`, 'u'),
  kind.name,
])

const numbered = String.raw`(?=(?:${kindFirstWords().join('|')})\b)`
const leadingDigits = new RegExp(String.raw`^(?<digits>\d{1,2})\s?(?:[°º]|er\.?|do\.?|to\.?)?\s*${numbered}`, 'u')
const leadingWords = new RegExp(String.raw`^(?<words>${ordinalWords})\s+${numbered}`, 'u')

/** Courts whose ordinal is part of the name. */
const namedByOrdinal = /^tribunal (?:ambiental|electoral)/u

const readNumber = (folded: string): { readonly number: number | null; readonly rest: string } => {
  const digits = leadingDigits.exec(folded)
  if (digits !== null) return { number: Number(digits.groups?.['digits']), rest: folded.slice(digits[0].length) }
  const words = leadingWords.exec(folded)
  if (words === null || namedByOrdinal.test(folded.slice(words[0].length))) return { number: null, rest: folded }
  return { number: ordinalValue(words.groups?.['words'] ?? ''), rest: folded.slice(words[0].length) }
}

/**
 * One readable form of a court's name: «C.A. de Valparaiso» → «Corte de Apelaciones de Valparaíso», «Primer Juzgado Civil de Santiago.» and «1 Juzgado
 * Civil de Santiagoº» → «1º Juzgado Civil de Santiago». Names of no known kind are only tidied.
 */
export function courtName(raw: string): string {
  const tidy = raw
    .replace(/[\s\u00a0]+/gu, ' ')
    .trim()
    .replace(/[\s.º°,;)\]-]+$/u, '')
  const folded = foldText(tidy)
    .replace(/\.(?=\p{L})/gu, '. ')
    .replace(/[º°ª]/gu, '°')
  const known = national.find(([pattern]) => pattern.test(folded))
  if (known !== undefined) return known[1]
  const { number, rest } = readNumber(folded)
  for (const [pattern, name] of [appeals, ...firstInstance]) {
    const match = pattern.exec(rest)
    if (match === null) continue
    const place = placeName(rest.slice(match[0].length).replace(/^[\s.,([–—-]*(?:de\s+|del\s+)?/u, ''))
    return `${number === null ? '' : `${number}º `}${name}${place === '' ? '' : ` de ${place}`}`
  }
  return tidy === tidy.toUpperCase() || tidy === tidy.toLowerCase() ? placeName(folded) : tidy
}
