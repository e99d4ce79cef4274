import { foldText } from '../fold-text.ts'
import { institutionWords } from '../naming/institution-words.ts'
import { givenNames } from './given-names.ts'
import { townNames } from './kept-names.ts'
import { plainCapitals, plainEnding } from './plain-capitals.ts'
import { looksMapuche, surnames } from './surnames.ts'

/**
 * What a word in capitals may be: a given name or surname, one that is an ordinary word too, part of a party's name in the caption, an initial,
 * a particle of names, an ordinary word, or unknown.
 */
export type NameWordKind = 'given' | 'surname' | 'weak' | 'party' | 'initial' | 'particle' | 'plain' | 'unknown'

/** A word of the text as UTF-16 offsets. `lower` words are `plain` unless they are particles. */
export interface NameWord {
  readonly from: number
  readonly to: number
  readonly folded: string
  readonly upper: boolean
  readonly lower: boolean
  readonly kind: NameWordKind
}

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’´]\p{L}[\p{L}\p{M}]*)*/gu
const particles: ReadonlySet<string> = new Set('de del la las los da do dos di von van mac san santa'.split(' '))
const ownMark = /\[[^\]\n]{0,80}\]/gu

export const isParticle = (folded: string): boolean => particles.has(folded)

type WrittenForm = Omit<NameWord, 'from' | 'to'>

/** «Sostuvo», «Afirmó»: verbs that open a sentence. */
const pastTense = /(?:ó|uvo)$/u
const sentenceStart = /(?:^|[.;:\n“"])[\s\u00a0-]*$/u

const kindOf = ({ folded, lower, upper }: WrittenForm, partyWords: ReadonlySet<string>, ordinary: ReadonlySet<string>): NameWordKind => {
  if (particles.has(folded)) return 'particle'
  if (lower || /[ºª°]/u.test(folded) || folded.length === 1) return 'plain'
  const plain = plainCapitals.has(folded) || institutionWords.has(folded)
  const given = givenNames.has(folded)
  const known = given || surnames.has(folded)
  if (partyWords.has(folded) && (!plain || known)) return 'party'
  if (plain) return known ? 'weak' : 'plain'
  if (known) return given ? 'given' : 'surname'
  if (ordinary.has(folded) || townNames.has(folded)) return 'plain'
  if (looksMapuche(folded)) return 'surname'
  return upper && plainEnding.test(folded) ? 'plain' : 'unknown'
}

/**
 * The words of a text, what stands in square brackets left out. `partyWords` are the folded words of the parties' names in the caption. A capital
 * word that the text also writes small is an ordinary word.
 */
export const nameWords = (text: string, partyWords: ReadonlySet<string>): NameWord[] => {
  const open = text.replace(ownMark, (mark) => `${' '.repeat(mark.length - 1)}\u0001`)
  const forms = new Map<string, WrittenForm>()
  const found = [...open.matchAll(wordPattern)].map((match) => {
    const written = match[0]
    const known = forms.get(written)
    if (known !== undefined) return { from: match.index, written, form: known }
    const capital = written.charAt(0) !== written.charAt(0).toLowerCase()
    const form = {
      folded: foldText(written),
      lower: !capital,
      upper: written.length > 1 && written === written.toUpperCase(),
      kind: 'plain' as const,
    }
    forms.set(written, form)
    return { from: match.index, written, form }
  })
  const ordinary = new Set([...forms.values()].flatMap(({ folded, lower }) => (lower ? [folded] : [])))
  for (const [written, form] of forms) forms.set(written, { ...form, kind: kindOf(form, partyWords, ordinary) })
  return found.map(({ from, written, form: unread }) => {
    const to = from + written.length
    const form = forms.get(written) ?? unread
    const initial = !form.lower && written.length === 1 && text.charAt(to) === '.'
    const verb = form.kind === 'unknown' && pastTense.test(written) && sentenceStart.test(text.slice(Math.max(0, from - 4), from))
    return { from, to, folded: form.folded, upper: form.upper, lower: form.lower, kind: initial ? 'initial' : verb ? 'plain' : form.kind }
  })
}
