import type { Section } from '@basejuris/domain'
import { foldText, splitSentences } from '@basejuris/legal-text'
import { hasSmallLetters, joinBroken } from '../choosing/broken-sentences.ts'
import { candidateAt } from '../choosing/candidate.ts'
import { toSpan } from '../choosing/choose-spans.ts'
import type { ScoredCandidate } from '../choosing/score-candidates.ts'
import { charactersOf } from '../choosing/whole-sentences.ts'
import { type AskedVotes, askedVotes } from '../question/asks-votes.ts'
import { isNamedIn } from '../question/named-rulings.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { AnswerSource } from './answer.ts'
import { inOrder, type QuotedSources } from './quote-sources.ts'

/** How a vote says whose it is. A heading says less. On folded text. */
const opens = /\b(?:votos?|parecer|opinion|disid\p{L}+|disient\p{L}+|estuv(?:o|ieron)|prev(?:iene|ienen|encion)|concurr\p{L}+|votaron)\b/u

/**
 * Who voted otherwise in a ruling that a question names, by the first sentence of each vote. Null where the question asks for no votes, names no
 * ruling that was found, or where its ruling has none.
 */
export function quoteVotes(question: string, sources: readonly AnswerSource[], budget: number): QuotedSources | null {
  const votes = askedVotes(question)
  if (votes === null) return null
  const named = sources.filter(({ ruling }) => isNamedIn(question, ruling))
  const openings = named.flatMap((source) => openingsOf(source, votes))
  const opening = fitting(openings, budget)
  if (opening.length === 0) return null
  const quoted = named.filter(({ ruling }) => opening.some(({ source }) => source.ruling.docId === ruling.docId))
  const courts = new Set(quoted.map(({ ruling }) => ruling.court))
  return {
    ordered: [...quoted, ...inOrder(sources.filter((each) => !quoted.includes(each)))],
    grade: courts.size === 1 ? 'responde' : 'lo_mas_cercano',
    spans: joinBroken(opening, Math.max(0, budget - charactersOf(opening))).map(toSpan),
  }
}

/** The first ones, at least one, that have so many characters together. */
function fitting(opening: readonly ScoredCandidate[], budget: number): readonly ScoredCandidate[] {
  return opening.filter((_, at) => at === 0 || charactersOf(opening.slice(0, at + 1)) <= budget)
}

function openingsOf(source: SourceRuling, votes: AskedVotes): ScoredCandidate[] {
  return source.ruling.sections
    .filter((section) => isHead(section) && isAsked(section, votes))
    .flatMap((section) => openingOf(source, section) ?? [])
}

/** The numbered parts of a vote follow its head, and have its anchor with their own behind it. */
const isHead = ({ kind, anchor }: Section): boolean => kind === 'voto' && !anchor.includes('-')

const isAsked = ({ title }: Section, votes: AskedVotes): boolean =>
  votes === 'all' || title.startsWith('Prevención') === (votes === 'other')

function openingOf(source: SourceRuling, { anchor: section, kind, paragraphs }: Section): ScoredCandidate | null {
  const sentences = paragraphs.flatMap(({ anchor, text }) =>
    splitSentences(text)
      .filter(({ from, to }) => hasSmallLetters.test(text.slice(from, to)))
      .map((range) => ({ anchor, ...range, folded: foldText(text.slice(range.from, range.to)) })),
  )
  const found = sentences.find(({ folded }) => opens.test(folded)) ?? sentences[0]
  if (found === undefined) return null
  const { anchor, from, to } = found
  return { ...candidateAt(source, kind, { section, anchor, from, to }), score: 1, meaning: 0, isAccount: false, covers: [] }
}
