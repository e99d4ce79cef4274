import { stemWord } from '@basejuris/legal-text'
import { field } from '../indexing/fields.ts'
import type { LexicalIndex, NearTerm } from '../ports/index.ts'
import { topicWords } from '../topics/topic-words.ts'
import { isInflection } from './is-inflection.ts'
import type { MistypedWord } from './mistyped-words.ts'

export interface NearestWords {
  /** Nearest first, among them those that sound alike, then most frequent. */
  readonly candidates: readonly NearTerm[]
  /** Those of `candidates` that are plausible without looking at the rest of the query. */
  readonly convincing: readonly NearTerm[]
  /** The only one that a slip of the fingers explains, for a long word that no ruling has. */
  readonly slip: NearTerm | null
}

const searchedFields = [field.captionExact, field.exact]
const maxCandidates = 12
/** Minimum lengths. Shorter words are near too many others. */
const letters = { one: 5, two: 6, twoConvincing: 9, doubt: 6, slip: 7 }
const documents = { one: 2, two: 5, slip: 10, heard: 2 }
/** A word that some rulings have is questioned only beside one this many times as frequent and one slip away. */
const minFrequencyRatio = 50

/** Words that may have been meant. Nothing is meant by a word of the topics but itself. The first letter stays unless nothing begins with it: «dopaje» is not «ropaje». */
export async function nearestWords(lexical: LexicalIndex, { word, documents: having }: MistypedWord): Promise<NearestWords> {
  const { exact } = word
  if (topicWords().has(exact) || (having > 0 && exact.length < letters.doubt)) return { candidates: [], convincing: [], slip: null }
  const request = { term: exact, fields: searchedFields, limit: maxCandidates }
  const edits = having === 0 && exact.length >= letters.two ? 2 : 1
  const isOther = ({ term }: NearTerm): boolean => /^\p{L}+$/u.test(term) && stemWord(term) !== word.token
  const near = (await lexical.nearTerms('rulings', { ...request, edits, prefix: exact.charAt(0) })).filter(isOther)
  const soundsAlike = ({ term }: NearTerm): boolean => asHeard(term) === asHeard(exact)
  if (having > 0) {
    const candidates = near.filter((each) => each.documents >= minFrequencyRatio * having && isSlip(exact, each.term))
    return { candidates, convincing: candidates, slip: null }
  }
  const alike = near.filter(soundsAlike)
  if (alike.length === 0)
    for (const term of otherBeginnings(exact))
      alike.push(
        ...(await lexical.nearTerms('rulings', { ...request, term, edits: 1, prefix: term.charAt(0) })).filter(isOther).filter(soundsAlike),
      )
  const similar = [...alike, ...near.filter((each) => !alike.includes(each))]
  if (similar.length === 0) {
    const candidates = (await lexical.nearTerms('rulings', { ...request, edits: 1, prefix: '' })).filter(isOther)
    return { candidates, convincing: candidates.filter((each) => isConvincing(exact, each) && isSlip(exact, each.term)), slip: null }
  }
  const convincing = similar.some(({ term }) => isInflection(exact, term)) ? [] : similar.filter((each) => isConvincing(exact, each))
  return { candidates: similar, convincing, slip: onlySlip(exact, convincing) }
}

/** The letters with which a word begins, and others that sound so. */
const beginnings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^s(?=[ei])/u, ['c', 'z']],
  [/^s(?=[aou])/u, ['z']],
  [/^[cz](?=[ei])/u, ['s']],
  [/^z(?=[aou])/u, ['s']],
  [/^b/u, ['v']],
  [/^v/u, ['b']],
  [/^g(?=[ei])/u, ['j']],
  [/^j(?=[ei])/u, ['g']],
  [/^h/u, ['']],
  [/^(?=[aeiou])/u, ['h']],
]
/** «cesante» for «sesante», «hornos» for «ornos». */
const otherBeginnings = (typed: string): string[] =>
  beginnings.flatMap(([pattern, written]) => (pattern.test(typed) ? written.map((each) => typed.replace(pattern, each)) : []))

const onlySlip = (typed: string, convincing: readonly NearTerm[]): NearTerm | null => {
  const heard = convincing.filter(({ term }) => asHeard(term) === asHeard(typed))
  const isHeard = heard.length > 0
  const near = isHeard ? heard : convincing.filter(({ edits }) => edits === 1)
  const [first] = near
  if (first === undefined || typed.length < (isHeard ? letters.one : letters.slip)) return null
  const isOnly = near.every(({ term }) => stemWord(term) === stemWord(first.term))
  const isKnown = first.documents >= (isHeard ? documents.heard : documents.slip)
  return isKnown && isOnly && isSlip(typed, first.term) ? first : null
}

const isConvincing = (typed: string, { edits, documents: having }: NearTerm): boolean =>
  edits === 1 ? typed.length >= letters.one && having >= documents.one : typed.length >= letters.twoConvincing && having >= documents.two

/** A letter added, dropped or swapped, or one that sounds alike: «tribuanl», «colavoración», but not «invención» for «intención». */
const isSlip = (typed: string, meant: string): boolean =>
  typed.length !== meant.length || [...typed].sort().join('') === [...meant].sort().join('') || asHeard(typed) === asHeard(meant)

/** Letters that Chileans say alike are one: «b» and «v», «s» and «z», «g» and «j» before «e», «m» and «n» before a consonant; «h» is none. */
const asHeard = (word: string): string =>
  word
    .replace(/x|cc(?=[ei])/gu, 'ks')
    .replace(/(?<!c)h/gu, '')
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replace(/z|c(?=[ei])/gu, 's')
    .replace(/g(?=[ei])/gu, 'j')
    .replace(/m(?=[^aeiou]|$)/gu, 'n')
