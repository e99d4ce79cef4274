import { type CitableRuling, fictionalNote } from './citable-ruling.ts'
import type { Consultation } from './ris-citation.ts'

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** Escapes what TeX would read as a command; control characters become blanks. */
const plain = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\{}~^%&#_$]/gu, (character) => escapes[character] ?? `\\${character}`)

/** A ruling as a BibTeX entry. Every style prints `@misc`. Braces keep the capitals of the caption. */
export function bibtexCitation(ruling: CitableRuling, { url, consultedOn, notes = [] }: Consultation): string {
  const published = [ruling.court, ruling.docket].filter((part) => part !== null).join(', ')
  const [year, month, day] = ruling.decidedOn?.split('-') ?? []
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['title', `{${plain(ruling.caption)}}`],
    ['howpublished', plain(published)],
    ['year', year],
    ['month', month === undefined ? undefined : String(Number(month))],
    ['day', day === undefined ? undefined : String(Number(day))],
    ['keywords', ruling.subjects.length === 0 ? undefined : plain(ruling.subjects.join('; '))],
    ['note', plain([ruling.fictional ? fictionalNote : '', ...notes].filter(Boolean).join(' '))],
    ['url', url.replace(/[{}\\]/gu, encodeURIComponent)],
    ['urldate', consultedOn],
    ['langid', 'spanish'],
  ]
  const lines = fields.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`  ${name} = {${value}},`]))
  return `@misc{${ruling.docId.replace(/[^A-Za-z0-9-]/gu, '-')},\n${lines.join('\n')}\n}\n`
}
