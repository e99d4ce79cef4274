import { type CollectionId, collectionIds, type FictionalMode } from '@basejuris/domain'
import { chileanDate } from '@basejuris/domain/calendar'
import { foldText, givenNames, surnames } from '@basejuris/legal-text'
import { facet, field } from '../../indexing/fields.ts'
import { and, type LexicalIndex, or, type TextQuery, term } from '../../ports/index.ts'
import { findJudgeCues, isGivenName, type JudgeCue, type KnownJudge, mayBeSurname } from '../../query/conditions/find-judges.ts'
import { type Gender, genderOfName } from '../../query/conditions/gender-of-judge.ts'
import { writeOut } from '../../query/conditions/shorthand.ts'
import { typedText } from '../../query/formal/typed/typed-text.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { findCourts } from '../../query/parts/find-courts.ts'
import { addTopics } from '../../query/query-topics.ts'
import { nameTerms } from '../../word-tokens.ts'
import { corpusFilter } from './build-filter.ts'
import { inOneCaption } from './caption-query.ts'
import { conditionQuery } from './condition-query.ts'
import { type KnownCaptions, parseWithParties } from './parse-with-parties.ts'
import type { ChipSwitches, RulingSearchRequest } from './search-request.ts'

/** Names looked up for one query. */
const maxCues = 8
type JudgeWord = JudgeCue['words'][number]
const unlimitedValues = 2 ** 31 - 1

type Understandable = ChipSwitches & Pick<RulingSearchRequest, 'query' | 'reading' | 'fictional'>

/** What one search asked to be understood, while the index stays in one state. */
interface Understood {
  readonly state: object
  readonly queries: Map<string, Promise<ParsedQuery>>
}

const understood = new WeakMap<object, Understood>()
const maxUnderstood = 8

/**
 * The parsed query, with its topics and the names of judges that the index knows. Of fictional rulings only where they are searched. Several parts
 * of one search ask it of the same query.
 */
export function understandQuery(lexical: Pick<LexicalIndex, 'search' | 'stateOf'>, request: Understandable): Promise<ParsedQuery> {
  const state = lexical.stateOf?.('rulings')
  if (state === undefined) return understandNow(lexical, request)
  const { query, reading, required, preferred, fictional } = request
  const key = JSON.stringify([query, reading, required, preferred, fictional, chileanDate(new Date())])
  let known = understood.get(lexical)
  if (known?.state !== state) {
    known = { state, queries: new Map() }
    understood.set(lexical, known)
  }
  const { queries } = known
  const asked = queries.get(key)
  if (asked !== undefined) return asked
  if (queries.size >= maxUnderstood) queries.clear()
  const answer = understandNow(lexical, request)
  queries.set(key, answer)
  answer.catch(() => queries.delete(key))
  return answer
}

const understandNow = async (
  lexical: Pick<LexicalIndex, 'search'>,
  { query, reading, required, preferred, fictional }: Understandable,
): Promise<ParsedQuery> => {
  const cues = findJudgeCues(writeOut(typedText(query)).text).slice(0, maxCues)
  const judges = await Promise.all(cues.map((cue) => knownJudge(lexical, query, cue, fictional)))
  const context = { reading, required, preferred, judges: judges.filter((judge) => judge !== null) }
  return addTopics(await parseWithParties(query, context, knownCaptions(lexical, fictional)), { required, preferred })
}

/** Part of the rulings with a word that have it in their captions, from which on it is a name. */
const nameShare = 0.3

/** Collections whose captions name parties. Those of the others are titles, whose words are of the law: «fallas no inmovilizantes». */
const havingParties = collectionIds.filter((id) => id !== 'contraloria' && id !== 'administrativo')

const knownCaptions = (lexical: Pick<LexicalIndex, 'search'>, fictional: FictionalMode): KnownCaptions => {
  const count = (text: TextQuery): Promise<number> => countHaving(lexical, text, fictional)
  return {
    has: async (words, courts = []) =>
      (await count(and([inOneCaption(words), ...(courts.length === 0 ? [] : [or(courts.map(({ test }) => conditionQuery(test)))])]))) > 0,
    isMostlyName: async (word) => {
      const named = await count(inOneCaption([word]))
      if (named === 0 || (await countHaving(lexical, inOneCaption([word]), fictional, havingParties)) === 0) return false
      return named >= nameShare * (await count(or([havingWord(word), inOneCaption([word])])))
    },
  }
}

/** A word in no more rulings than this share is nobody's but a name's. */
const rareShare = 0.005
const fewRulings = 2

/** Everybody whose name has the most words behind the cue, from the first on. Without names where nobody has the first, which is no word of the rulings. */
const knownJudge = async (
  lexical: Pick<LexicalIndex, 'search'>,
  query: string,
  cue: JudgeCue,
  fictional: FictionalMode,
): Promise<KnownJudge | null> => {
  const terms = cue.words.map(({ folded }) => nameTerms(folded))
  const first = terms.flat()[0]
  if (first === undefined) return null
  // Counted before names are listed: hardly any word is a judge's.
  const sitting = isLone(cue) ? await sittingOf(lexical, query, cue.words[0]?.folded ?? '', fictional) : 'anywhere'
  if (sitting === null) return null
  const isDoubtful = sitting === 'named court'
  const { facets } = await lexical.search('rulings', {
    text: or(spellings(first).map((each) => term(each, { [field.people]: 1 }))),
    filter: corpusFilter({ collections: collectionIds, fictional }),
    sort: [],
    facets: [facet.judge, facet.drafter].map((name) => ({ name, limit: unlimitedValues })),
    offset: 0,
    limit: 0,
  })
  const typedName = cue.words.map(({ folded }) => folded).join(' ')
  const names = [...new Set([facet.judge, facet.drafter].flatMap((name) => (facets[name] ?? []).map(({ value }) => value)))]
  for (let count = cue.words.length; count > (cue.isBare ? cue.words.length - 1 : 0); count--) {
    if (terms[count - 1]?.length === 0) continue
    const typed = cue.words.slice(0, count).map(({ folded }) => folded)
    const whole = names.filter((name) => hasWords(name, typed) && (cue.isBare !== true || foldText(name).includes(typedName)))
    const having = whole.length === 0 && cue.isBare !== true ? withoutMiddleName(names, cue.words.slice(0, count)) : whole
    const named = ofGender(having, cue.gender)
    const next = cue.words.slice(count).find((word) => !isGivenName(word))
    const isOnlyGiven = next !== undefined && cue.words.slice(0, count).every(isGivenName) && mayBeSurname(next)
    const last = cue.words[count - 1]
    const following = cue.words[count]
    if (named.length === 0 || isOnlyGiven || last === undefined) continue
    const isOther =
      following !== undefined &&
      cue.isMinister &&
      mayGoOn(last, following) &&
      (isInCapitals(last, following, query) || (await countHaving(lexical, havingWord(following.folded), fictional)) === 0)
    if (isOther) return { from: cue.from, to: following.to, names: [] }
    const spelled = cue.words.slice(0, count).map((word) => asSpelled(word.folded, named))
    return { from: cue.from, to: last.to, names: named, spelled, isDoubtful }
  }
  const [word] = cue.words
  if (cue.isBare || word === undefined || !cue.isMinister || !mayBeSurname(word)) return null
  // Every name has the stem of the word, and none the word.
  if (names.length > 0 && !names.some((name) => hasWords(name, [word.folded]))) return { from: cue.from, to: word.to, names: [] }
  return (await isRareWord(lexical, word.folded, fictional)) ? { from: cue.from, to: word.to, names: [] } : null
}

/** Whole words: «Blanco» is no «Blanca», though both have one stem. */
const hasWords = (name: string, typed: readonly string[]): boolean => {
  const own = new Set((foldText(name).match(/\p{L}+/gu) ?? []).flatMap((each) => [each, withoutTilde(each)]))
  return typed.every((each) => own.has(each))
}

/** «ministro Juan Pablo Prado»: a Juan Prado of whom the index has no other given name. */
const withoutMiddleName = (names: readonly string[], typed: readonly JudgeWord[]): readonly string[] => {
  const [first, second, ...behind] = typed.map(({ folded }) => folded)
  if (first === undefined || second === undefined || ![first, second].every((word) => givenNames.has(word))) return []
  if (behind.length === 0 || !behind.every((word) => surnames.has(word))) return []
  const sought = [first, ...behind]
  const givenIn = (name: string): number =>
    foldText(name)
      .split(/\s+/u)
      .filter((folded) => isGivenName({ folded })).length
  return names.filter((name) => hasWords(name, sought) && givenIn(name) <= 1)
}

/** «ministra letelier» is no Cristián Letelier, where some name fits better. */
const ofGender = (names: readonly string[], gender: Gender | null): readonly string[] => {
  if (gender === null) return names
  const fitting = names.filter((name) => (genderOfName(name) ?? gender) === gender)
  return fitting.length === 0 ? names : fitting
}

/** «munoz» is how many type «muñoz». */
const withoutTilde = (word: string): string => word.replaceAll('ñ', 'n')
const spellings = (word: string): string[] => [
  word,
  ...[...word.matchAll(/n/gu)].map(({ index }) => `${word.slice(0, index)}ñ${word.slice(index + 1)}`),
]

/** The word as the names have it. */
const asSpelled = (word: string, names: readonly string[]): string => {
  const own = names.flatMap((name) => foldText(name).split(/\s+/u))
  return own.includes(word) ? word : (own.find((each) => withoutTilde(each) === word) ?? word)
}

/** «ministro Silva Gundelach»: a second surname, in capitals as the first or in no ruling, so that another Silva is not meant. */
const mayGoOn = (last: JudgeWord, next: JudgeWord): boolean => !isGivenName(last) && mayBeSurname(next)
const isInCapitals = (last: JudgeWord, next: JudgeWord, query: string): boolean =>
  /\p{Ll}/u.test(query) && last.isCapitalised && next.isCapitalised

const isRareWord = async (lexical: Pick<LexicalIndex, 'search'>, word: string, fictional: FictionalMode): Promise<boolean> => {
  const [having, all] = await Promise.all([countHaving(lexical, havingWord(word), fictional), countHaving(lexical, null, fictional)])
  return having <= Math.max(fewRulings, all * rareShare)
}

/** Rulings that match. Null: all. */
const countHaving = async (
  lexical: Pick<LexicalIndex, 'search'>,
  text: TextQuery | null,
  fictional: FictionalMode,
  collections: readonly CollectionId[] = collectionIds,
): Promise<number> => {
  const filter = corpusFilter({ collections, fictional })
  return (await lexical.search('rulings', { text, filter, sort: [], facets: [], offset: 0, limit: 0 })).total
}

/** A surname without any sign that a judge is meant. */
const isLone = ({ isBare, words, kind }: JudgeCue): boolean => isBare === true && words.length === 1 && kind === 'ministro'
const judgeShare = 0.6

/** Where most rulings that have a word have it as a name of their panel: among all, or only in a court that the query names. */
const sittingOf = async (
  lexical: Pick<LexicalIndex, 'search'>,
  query: string,
  word: string,
  fictional: FictionalMode,
): Promise<'anywhere' | 'named court' | null> => {
  const inPanel = or(nameTerms(word).map((each) => term(each, { [field.people]: 1 })))
  const anywhere = or([inPanel, havingWord(word), inOneCaption([word])])
  const isMostlyJudge = async (within: (text: TextQuery) => TextQuery): Promise<boolean> => {
    const judging = await countHaving(lexical, within(inPanel), fictional)
    return judging > 0 && judging >= judgeShare * (await countHaving(lexical, within(anywhere), fictional))
  }
  if (await isMostlyJudge((text) => text)) return (await isPartyBeside(lexical, query, word, fictional)) ? null : 'anywhere'
  const courts = surnames.has(word) ? findCourts(query) : []
  if (courts.length === 0) return null
  const ofCourts = or(courts.map(({ terms }) => conditionQuery({ kind: 'tribunal', terms })))
  return (await isMostlyJudge((text) => and([ofCourts, text]))) ? 'named court' : null
}

/** «fredes isapre cruzblanca»: some caption has the surname with another word of the query. */
const isPartyBeside = async (
  lexical: Pick<LexicalIndex, 'search'>,
  query: string,
  word: string,
  fictional: FictionalMode,
): Promise<boolean> => {
  const others = (foldText(query).match(/\p{L}{4,}/gu) ?? []).filter((each) => each !== word)
  if (others.length === 0) return false
  return (await countHaving(lexical, or(others.map((other) => inOneCaption([word, other]))), fictional, havingParties)) > 0
}

const havingWord = (word: string): TextQuery => term(word, { [field.exact]: 1 })
