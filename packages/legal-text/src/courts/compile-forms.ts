import { abbreviatedWords, type CourtKind, courtKinds } from './court-table.ts'

/** A form is a list of groups of words; the words of an optional group come and go together. */
interface WordGroup {
  readonly words: readonly string[]
  readonly optional: boolean
}

const groupsOf = (form: string): WordGroup[] =>
  [...form.matchAll(/\((?<optional>[^)]*)\)|(?<word>[^\s()]+)/gu)].map(({ groups }) =>
    groups?.['word'] === undefined
      ? { words: (groups?.['optional'] ?? '').split(' '), optional: true }
      : { words: [groups['word']], optional: false },
  )

/** Source of a regular expression for a form, which begins with a word that is never missing. */
const compile = (form: string, gap: string, sourceOf: (word: string) => string): string =>
  groupsOf(form)
    .map(({ words, optional }, index) => {
      const source = words.map(sourceOf).join(gap)
      if (index === 0) return source
      return optional ? `(?:${gap}${source})?` : `${gap}${source}`
    })
    .join('')

const withAbbreviations = (word: string): string => {
  const forms = [word, ...(abbreviatedWords[word] ?? [])]
  return forms.length === 1 ? word : `(?:${forms.join('|')})`
}

const anythingAfter = / …$/u

/** Every spelling of a form in a source's field, folded and with single blanks. */
export function fieldForm(form: string): string {
  const source = compile(form.replace(anythingAfter, ''), '[.,]? ', withAbbreviations)
  return anythingAfter.test(form) ? String.raw`${source}\b.*` : source
}

/** Every spelling of a form in a query, folded; «c.suprema» has no blank behind its full stop. */
export function queryForm(form: string): string {
  return compile(form.replace(anythingAfter, ''), String.raw`(?:[.,]?\s+|\.)`, withAbbreviations)
}

/** Every spelling in a query of several courts of the kind: «juzgados de garantía», «tribunales de familia». */
export function kindPluralForms({ forms, plurals = [] }: Pick<CourtKind, 'forms' | 'plurals'>): string[] {
  return [...forms.map(pluralForm), ...plurals.map(queryForm)]
}

const pluralForm = (form: string): string => queryForm(form.replace(/^\p{L}+/u, (word) => `${word}${word.endsWith('l') ? 'es' : 's'}`))

const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

const letters = (word: string): string => word.replace(/[aeiou]/gu, (vowel) => `[${vowel}${accented[vowel]}]`)

/** A folded word as a ruling's text writes it: accents or none, and a small or a capital first letter. */
export function textWord(word: string): string {
  return `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${letters(word.slice(1))}`
}

/** Every spelling of a form in a ruling's text, all in capitals included. */
export function textForm(form: string): string {
  const bare = form.replace(anythingAfter, '')
  const gap = String.raw`\s+`
  return `(?:${compile(bare, gap, textWord)}|${compile(bare, gap, (word) => letters(word).toUpperCase())})`
}

/** Initials with or without full stops and blanks between them: «TOP», «T.O.P.». */
export function initialsForm(initials: string): string {
  return `${[...initials].join(String.raw`\.?\s?`)}\\.?`
}

const mixedForms = ({ mixed = [] }: CourtKind, initialsOf: (initials: string) => string, restOf: (rest: string) => string): string[] =>
  mixed.map(([initials, rest]) => String.raw`${initialsOf(initials)}\s*${restOf(rest)}`)

/** Every spelling of a kind of court in a source's field, folded and with single blanks. */
export function kindFieldForms(kind: CourtKind): string[] {
  const { forms, initials = [] } = kind
  return [...forms.map(fieldForm), ...mixedForms(kind, initialsForm, fieldForm), ...initials.map(initialsForm)]
}

/** Every spelling of a kind of court in a query, folded. */
export function kindQueryForms(kind: CourtKind): string[] {
  const { forms, initials = [] } = kind
  return [...forms.map(queryForm), ...mixedForms(kind, initialsForm, queryForm), ...initials.map(initialsForm)]
}

/** Initials of all kinds of court in a ruling's text, in capitals, with the words behind them where they have some. */
export function kindTextInitials(): string[] {
  const capitals = (initials: string): string => initialsForm(initials.toUpperCase())
  return courtKinds.flatMap((kind) => [...mixedForms(kind, capitals, textForm), ...(kind.initials ?? []).map(capitals)])
}

/** First words of all kinds of court in a source's field, abbreviations and initials included. */
export function kindFirstWords(): string[] {
  const words = courtKinds.flatMap(({ forms, initials = [], mixed = [] }) => [
    ...forms.map((form) => withAbbreviations(form.split(' ')[0] ?? form)),
    ...[...initials, ...mixed.map(([written]) => written)].map(initialsForm),
  ])
  return [...new Set(words)]
}
