import { codeAliases, findCatalogueNormByKey, foldText, hasArticle, idNormaOf, normAliases } from '@basejuris/legal-text'
import { type Rewrite, replacing } from './norm-rewrite.ts'

const acronyms = codeAliases.flatMap(({ acronyms: short, key }) => short.map((acronym) => ({ acronym, key })))
const laws = normAliases
  .filter(({ key }) => /^(?:ley|DF?L)-/u.test(key))
  .flatMap(({ acronyms: short, key }) => short.map((acronym) => ({ acronym, key })))
  .filter(({ acronym }) => /^[A-Z]{3,}$/u.test(acronym))
const codes = codeAliases.filter(({ name }) => name.startsWith('Código')).map(({ name, key }) => ({ acronym: name, key }))
const named = [...acronyms, ...laws, ...codes]
const anyName = named
  .map(({ acronym }) => acronym.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s+`).replace('Có', 'C[oó]'))
  .join('|')
const norm = String.raw`(?<norm>${anyName}|ley\s+(?:n[°º.]?\s*)?\d{1,2}\.?\d{3})(?![\p{L}\d])`
const article = String.raw`(?<![\p{L}\d.,/°º-])(?:art(?:[ií]culo)?s?\.?\s*)?(?<number>\d{1,4})`
const letters = String.raw`(?<letters>[a-j]{1,2})(?![\p{L}\d)])`

const idOf = (written: string): number => {
  const law = /\d{1,2}\.?\d{3}/u.exec(written)?.[0].replace('.', '')
  const key = law === undefined ? named.find(({ acronym }) => foldText(acronym) === foldText(written))?.key : `ley-${law}`
  return key === undefined || (law !== undefined && findCatalogueNormByKey(key) === null) ? 0 : (idNormaOf(key) ?? 0)
}

/** The article of that name where the norm has one, else the letter of the article. Null where a blank may part a word from a number. */
const nameOf = (number: string, written: string, law: string, isGlued: boolean): string | null => {
  const own = written.toUpperCase()
  if (hasArticle(idOf(law), `${number} ${own}`)) return `art. ${number}-${own}`
  return isGlued && written.length === 1 ? `art. ${number} letra ${written.toLowerCase()})` : null
}

const writtenOut = (law: string): string => (/^(?:ley|c[oó]digo)/iu.test(law) ? law : law.toUpperCase())

/** Articles as they are typed in a hurry: «150d CP», «66bis ct», «53 b ley 19496», «CT 183a», «489ct». */
export const gluedArticles: readonly Rewrite[] = [
  replacing(
    /(?<![\p{L}\d.,/-])(?<number>\d{1,4})(?<suffix>bis|ter|qu[aá]ter|quinquies|sexies)(?![\p{L}\d])/giu,
    ({ groups = {} }) => `${groups['number']} ${groups['suffix']}`,
  ),
  replacing(
    new RegExp(String.raw`${article}n[°º.]?(?<numeral>\d{1,2})(?<joint>\s+(?:del?\s+)?(?:la\s+)?)${norm}`, 'giu'),
    ({ groups = {} }) => {
      const { number = '', numeral = '', joint = '', norm: law = '' } = groups
      return `art. ${number} N° ${numeral}${joint}${writtenOut(law)}`
    },
  ),
  replacing(
    /(?<![\p{L}\d.,/-])(?<number>\d{1,4})(?<code>ct|cpc|cpp|cot|cpr|cp)(?![\p{L}\d])/giu,
    ({ groups = {} }) => `${groups['number']} ${groups['code']?.toUpperCase()}`,
  ),
  replacing(
    new RegExp(String.raw`${article}(?<blank>\s?)${letters}(?<joint>\s+(?:del?\s+)?(?:la\s+)?)${norm}`, 'giu'),
    ({ groups = {} }) => {
      const { number = '', blank = '', letters: written = '', joint = '', norm: law = '' } = groups
      const put = nameOf(number, written, law, blank === '')
      return put === null ? null : `${put}${joint}${writtenOut(law)}`
    },
  ),
  replacing(
    new RegExp(String.raw`(?<![\p{L}\d])${norm},?\s+(?:art(?:[ií]culo)?\.?\s*)?(?<number>\d{1,4})${letters}`, 'giu'),
    ({ groups = {} }) => {
      const { number = '', letters: written = '', norm: law = '' } = groups
      const put = nameOf(number, written, law, true)
      return put === null ? null : `${put} ${writtenOut(law)}`
    },
  ),
]
