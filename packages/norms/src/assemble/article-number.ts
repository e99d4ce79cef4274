import { foldText } from '@basejuris/domain'
import { ordinalValue } from '@basejuris/domain/spanish-ordinals'
import { canonicalArticle } from '@basejuris/legal-text'

/** «(DEL ART. 2)», «(ART 1)», «(DEL ART. PRIMERO)»: the article of a decree that holds the code of this one. */
const ofOuterArticle = /\(\s*(?:DEL?\s+)?ART[^)]*\)\s*$/iu
const transitoryWord = /\b(?:transitori[oa]s?|trans\.)/iu
const suffix = 'bis|ter|qu[aá]ter|quinquies|sexies|septies|octies|nonies|decies'
const latin = `(?:\\s*[-–]?\\s*(?:${suffix})\\b)?`
const letter = '\\s*[-–]?\\s*(?<letter>[A-ZÑ]{1,2})(?=\\s*(?:[.:°º\\-–—)]|$))'
const numbered = `\\d{1,3}(?:\\.\\d{3})+|\\d{1,4}(?:-\\d{1,3})?`
const inWords = '[úu]nico|final|[a-záéíóú]+(?:[ -][a-záéíóú]+)?'
/** «Artículo 1°.-», «ART. 161 - A.», «Art. 2°», «Artículo PRIMERO», «ARTICULO 129 bis 1°-», «Art.2.o». */
const numberAlone = `(?:${numbered})(?:\\s*(?:[°ºª]|\\.?o\\b))?${latin}(?:\\s*\\d{1,3}[°º]?)?`
const printedAs = (label: string): RegExp =>
  new RegExp(`^["“«'\\s]*art(?:[íi]culo|\\.)?\\s*(?<label>${label})(?<rest>\\s*[°º.:,;()\\-–—]|\\s+transitori|\\s|$)`, 'iu')
const printed = { withLetter: printedAs(`${numberAlone}${letter}`), withoutLetter: printedAs(`${numberAlone}|${inWords}`) }

/**
 * Canonical number of an article from its label: «9 BIS», «1 (DEL ART. 1)», «primero», «VIGÉSIMA TERCERA», «183-AB». Null for a label that
 * is no number.
 */
export function readArticleLabel(label: string, transitory: boolean): string | null {
  const isTransitory = transitory || transitoryWord.test(label)
  const bare = label
    .replace(ofOuterArticle, '')
    .replace(transitoryWord, '')
    .replace(/^\s*(?:art(?:[íi]culo|\.)|disposici[óo]n)\s*/iu, '')
    .replace(/[.\-–—:\s]+$/u, '')
    .trim()
  const number = numberOf(bare)
  if (number === null) return null
  return isTransitory && !number.endsWith('transitorio') ? `${number} transitorio` : number
}

function numberOf(bare: string): string | null {
  const folded = foldText(bare)
  if (folded === '') return null
  if (/^\d/u.test(folded)) return canonicalArticle(bare)
  if (folded === 'unico' || folded === 'unica') return 'único'
  if (folded === 'final') return 'final'
  const [, words = folded, latinSuffix = ''] = /^(.*?)((?:\s+(?:bis|ter|quater|quinquies|sexies|septies|octies))?)$/u.exec(folded) ?? []
  const value = ordinalValue(words) || ordinalValue(words.replace(/(?<=o|a) (?=[a-z])/u, ''))
  return value === 0 ? null : canonicalArticle(`${value}${latinSuffix}`)
}

/** The label that an article's text begins with («Artículo 9 bis.- …»); null where it begins with none. */
export function findPrintedLabel(text: string): { readonly label: string; readonly transitory: boolean } | null {
  const lettered = printed.withLetter.exec(text)
  // A small letter begins a word of the text.
  const isLettered = lettered?.groups?.['letter'] === lettered?.groups?.['letter']?.toUpperCase()
  const match = lettered !== null && isLettered ? lettered : printed.withoutLetter.exec(text)
  const label = match?.groups?.['label']
  if (match === null || label === undefined) return null
  const transitory = /^\s*transitori/iu.test(text.slice(match[0].length - (match.groups?.['rest'] ?? '').length))
  return numberOf(label.replace(/(?<=\d)\.?o$/u, '')) === null ? null : { label: label.replace(/(?<=\d)\.?o$/u, ''), transitory }
}

const ordinalLabel = /^["“«\s]*(?<label>\p{L}[\p{L} ]{3,40}a)\s*(?:\.\s*[-–—]|$)/u

/** Label of a transitory provision that is named by an ordinal alone: «SEGUNDA.- …», «VIGÉSIMA TERCERA». Null for anything else. */
export function findOrdinalLabel(text: string): string | null {
  const label = ordinalLabel.exec(text.replace(/A(?=\s*(?:\.|$))/u, 'a'))?.groups?.['label'] ?? null
  return label === null || numberOf(label) === null ? null : label
}

/** What tells the numbering of a label: the article of the decree that holds the code, '' for the norm's own. */
export function numberingOf(label: string): string {
  return (
    ofOuterArticle
      .exec(label)?.[0]
      .replace(/[^\p{L}\d]+/gu, '')
      .replace(/^del?/iu, '')
      .toLowerCase() ?? ''
  )
}
