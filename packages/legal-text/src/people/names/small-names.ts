import { institutionWords } from '../parties/institution-words.ts'
import { givenNames } from './given-names.ts'
import type { NameWord } from './name-word.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { plainCapitals } from './plain-capitals.ts'
import { isOneLetterOff } from './same-person.ts'
import { looksMapuche, surnames } from './surnames.ts'
import { townNames } from './unmasked-names.ts'

const treatments = new Set(['don', 'doña', 'señor', 'señora'])
/** Who a criminal case is against. */
const accused = new Set('imputado imputada acusado acusada sentenciado sentenciada condenado condenada encausado encausada'.split(' '))
/** Given names that people write small for something else. */
const alsoWords = new Set(
  'aurora blanca caridad celeste cesar clara clemente constanza consuelo dolores dulce esperanza estrella fidel franco gracia guagua lucas marcial margarita mercedes milagros modesto moreno norma paloma perfecto perla pilar primitivo primo prospero prudencia romero rosario salvador serena severo socorro soledad tomas trinidad urbano ventura victoria violeta vivian'.split(
    ' ',
  ),
)
const minAlone = 5

const isKnown = (folded: string): boolean => givenNames.has(folded) || surnames.has(folded)

const isSmallName = ({ lower, folded }: NameWord): boolean =>
  lower && folded.length > 2 && (isKnown(folded) || looksMapuche(folded)) && !plainCapitals.has(folded)

const isBeside = (text: string, left: NameWord | undefined, right: NameWord | undefined): boolean =>
  left !== undefined && right !== undefined && /^[ \u00a0]{1,3}$/u.test(text.slice(left.to, right.from))

const asName = (word: NameWord): NameWord => ({ ...word, lower: false, kind: givenNames.has(word.folded) ? 'given' : 'surname' })

/** «doña maría josé soto»: after a courtesy title, or three or more of them in a row. */
const findRuns = (text: string, words: NameWord[]): void => {
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at] as NameWord
    if (!first.lower || !givenNames.has(first.folded) || !isSmallName(first)) continue
    let end = at + 1
    while (end < words.length && isSmallName(words[end] as NameWord) && isBeside(text, words[end - 1], words[end])) end += 1
    const addressed = treatments.has(words[at - 1]?.folded ?? '')
    if (end - at >= (addressed ? 1 : 3)) for (let one = at; one < end; one += 1) words[one] = asName(words[one] as NameWord)
    at = end - 1
  }
}

/** «juan tapia», «el imputado tapia», «juan»: names of the caption, and one of them misspelt between two others. */
const findParties = (text: string, words: NameWord[], partyWords: ReadonlySet<string>): void => {
  const isOfParty = ({ folded }: NameWord): boolean =>
    partyWords.has(folded) && isKnown(folded) && !plainCapitals.has(folded) && !institutionWords.has(folded) && !ordinaryWords.has(folded)
  const isPart = (word: NameWord | undefined): boolean => word !== undefined && (word.kind === 'party' || (word.lower && isOfParty(word)))
  const isMisspelt = ({ folded }: NameWord): boolean =>
    !ordinaryWords.has(folded) && [...partyWords].some((name) => isOneLetterOff(folded, name))
  for (const [at, word] of words.entries()) {
    if (!word.lower) continue
    const [before, after] = [words[at - 1], words[at + 1]]
    const [joinsBefore, joinsAfter] = [isBeside(text, before, word), isBeside(text, word, after)]
    const named = isOfParty(word)
      ? (joinsBefore && (isPart(before) || accused.has(before?.folded ?? ''))) ||
        (joinsAfter && isPart(after)) ||
        (givenNames.has(word.folded) && word.folded.length >= minAlone && !alsoWords.has(word.folded) && !townNames.has(word.folded))
      : joinsBefore && joinsAfter && isPart(before) && isPart(after) && isMisspelt(word)
    if (named) words[at] = { ...word, lower: false, kind: 'party' }
  }
}

/** Names in small letters. `partyWords` are the folded words of the parties' names in the caption. */
export function withSmallNames(text: string, words: NameWord[], partyWords: ReadonlySet<string>): NameWord[] {
  findRuns(text, words)
  if (partyWords.size > 0) findParties(text, words, partyWords)
  return words
}
