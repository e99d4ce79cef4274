import { foldText } from '../../analysis/fold-text.ts'
import { institutionWords } from '../parties/institution-words.ts'
import { givenNames } from './given-names.ts'
import type { NameWord, NameWordKind } from './name-word.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { plainCapitals, plainEnding, surePlainEnding } from './plain-capitals.ts'
import { officialRoles } from './role-words.ts'
import { withSmallNames } from './small-names.ts'
import { looksForeign, looksMapuche, surnames } from './surnames.ts'
import { townNames } from './unmasked-names.ts'
import { endOfLetters, isLetterAt } from './word-before.ts'

/** «0» and «1» misread for «o» and «l» inside a word, and a hyphen at a line end, belong to the word. */
const wordPattern =
  /(?:\p{L}|(?<![\p{L}\d.,-])0(?=\p{Ll}{3}))(?:[\p{L}\p{M}]|(?<=\p{Ll})[01]{1,2}(?=\p{Ll})|(?<=\p{Lu})-\n(?=\p{Lu}{2})|(?<=\p{Ll})-\n(?=\p{Ll}{2}))*(?:['’´]\p{L}[\p{L}\p{M}]*)*/uy
/** Characters after letters that may continue the word. */
const mayGoOn = "01-'’´"
const particles: ReadonlySet<string> = new Set('de del la las los da do dos di du le von van der den mac san santa vda viuda'.split(' '))
const ownMark = /\[[^\]\n]{0,80}\]/gu

export function isParticle(folded: string): boolean {
  return particles.has(folded)
}

const repaired = (written: string): string => written.replace(/-\n/u, '').replace(/0/gu, 'o').replace(/1/gu, 'l')

type WrittenForm = Omit<NameWord, 'from' | 'to'>

/** «Ma. Teresa», «Mª Eugenia», «Fco. Javier». */
const shortened = new Set(['ma', 'mª', 'fco', 'fca', 'jta'])
/** «Sostuvo», «Afirmó»: verbs that open a sentence. */
const pastTense = /(?:ó|uvo)$/u
const romanNumber = /^[ivxlc]{2,6}$/u
const sentenceStart = /(?:^|[.;:\n“"])[\s\u00a0-]*$/u

/** «Pascuala», «Orlanda»: the feminine of a listed name. */
const isFeminineOfGiven = (folded: string): boolean =>
  folded.length > 5 && folded.endsWith('a') && (givenNames.has(folded.slice(0, -1)) || givenNames.has(`${folded.slice(0, -1)}o`))

/** «Intendentes», «Regionales». */
const isPluralOfPlain = (folded: string): boolean =>
  ['s', 'es'].some((ending) => {
    const singular = folded.endsWith(ending) ? folded.slice(0, -ending.length) : ''
    return singular.length > 3 && [plainCapitals, institutionWords, officialRoles].some((words) => words.has(singular))
  })

const kindOf = ({ folded, lower, upper }: WrittenForm, partyWords: ReadonlySet<string>, ordinary: ReadonlySet<string>): NameWordKind => {
  if (particles.has(folded)) return 'particle'
  if (lower || /[ºª°]/u.test(folded) || folded.length === 1 || (folded.length === 2 && upper)) return 'plain'
  const plain = plainCapitals.has(folded) || institutionWords.has(folded)
  const given = givenNames.has(folded)
  const known = given || surnames.has(folded)
  if (partyWords.has(folded) && (!plain || known)) return 'party'
  if (plain) return known ? 'weak' : 'plain'
  if (known) return given ? 'given' : 'surname'
  if (townNames.has(folded)) return 'plain'
  if (ordinary.has(folded) || ordinaryWords.has(folded)) return 'ordinary'
  if (looksMapuche(folded) || looksForeign(folded)) return 'surname'
  if (isFeminineOfGiven(folded)) return 'given'
  if (isPluralOfPlain(folded)) return 'plain'
  return romanNumber.test(folded) || (upper ? plainEnding : surePlainEnding).test(folded) ? 'plain' : 'unknown'
}

interface Form extends WrittenForm {
  readonly written: string
  readonly verb: boolean
  readonly shortens: boolean
  kind: NameWordKind
}

const formOf = (written: string): Form => {
  const first = written.charAt(0)
  const folded = foldText(repaired(written))
  return {
    written,
    folded,
    lower: first !== '0' && first === first.toLowerCase(),
    upper: written.length > 1 && written === written.toUpperCase(),
    verb: pastTense.test(written),
    shortens: shortened.has(folded),
    kind: 'plain',
  }
}

const underscore = 95
const isCode = (unit: number): boolean => unit === underscore || (unit >= 48 && unit <= 57)

const isInitial = (text: string, to: number, { written, lower, shortens }: Form): boolean => {
  if (lower) return false
  if (written.length === 1) return text.charAt(to) === '.'
  return shortens && (text.charAt(to - 1) === 'ª' || /[.ªa]/u.test(text.charAt(to)))
}

const kindHere = (text: string, from: number, to: number, form: Form): NameWordKind => {
  if (isInitial(text, to, form)) return 'initial'
  if (isCode(text.charCodeAt(to)) || text.charCodeAt(from - 1) === underscore) return 'plain'
  const verb = form.kind === 'unknown' && form.verb && sentenceStart.test(text.slice(Math.max(0, from - 4), from))
  return verb ? 'plain' : form.kind
}

/** End of the word that begins at `from`, or `from`. */
const endOfWord = (text: string, from: number): number => {
  if (isLetterAt(text, from)) {
    const end = endOfLetters(text, from)
    if (end === text.length || !mayGoOn.includes(text.charAt(end))) return end
  } else if (text.charAt(from) !== '0') return from
  wordPattern.lastIndex = from
  return wordPattern.test(text) ? wordPattern.lastIndex : from
}

/**
 * The words of a text outside square brackets. `partyWords` are the folded words of the parties' names in the caption. A capitalised
 * word that the text also writes small is an ordinary word.
 */
export function readNameWords(text: string, partyWords: ReadonlySet<string>): NameWord[] {
  const open = text.replace(ownMark, (mark) => `${' '.repeat(mark.length - 1)}\u0001`)
  const forms = new Map<string, Form>()
  const places: number[] = []
  const found: Form[] = []
  for (let from = 0; from < open.length; from += 1) {
    const to = endOfWord(open, from)
    if (to === from) continue
    const written = open.slice(from, to)
    let form = forms.get(written)
    if (form === undefined) {
      form = formOf(written)
      forms.set(written, form)
    }
    places.push(from)
    found.push(form)
    from = to - 1
  }
  const ordinary = new Set<string>()
  for (const { folded, lower } of forms.values()) if (lower) ordinary.add(folded)
  for (const form of forms.values()) form.kind = kindOf(form, partyWords, ordinary)
  const words = found.map((form, index): NameWord => {
    const from = places[index] ?? 0
    const to = from + form.written.length
    return { from, to, folded: form.folded, upper: form.upper, lower: form.lower, kind: kindHere(text, from, to, form) }
  })
  return withSmallNames(text, words, partyWords)
}
