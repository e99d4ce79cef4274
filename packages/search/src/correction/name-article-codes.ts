import type { FictionalMode } from '@basejuris/domain'
import { codeAliases, normLabel, wholeKey } from '@basejuris/legal-text'
import type { LexicalIndex } from '../ports/index.ts'
import { countResults } from '../ranking/present/empty-answer.ts'
import { countCiting } from '../ranking/request/count-citing.ts'
import type { SearchPorts } from '../ranking/request/search-ports.ts'
import type { RulingSearchRequest } from '../ranking/request/search-request.ts'
import { understandQuery } from '../ranking/request/understand-query.ts'
import { findTopicByName } from '../topics/topic-table.ts'
import { type BareArticle, findBareArticles } from './find-bare-articles.ts'
import type { FoundCorrection } from './query-correction.ts'

/** Minimum of rulings that cite the article of one code, and by how many times they must outnumber any other code's. */
const thresholds = { rulings: 3, timesOffered: 2, timesCertain: 5 }

interface NamedArticle extends BareArticle {
  readonly instead: string
  readonly certain: boolean
}

/**
 * Adds the law to articles cited alone. A law of a likely topic that has the article comes first. Else it is a code that the query names, or the
 * only one whose article of that number is often cited. A code of which no likely topic speaks is only offered.
 */
export async function nameArticleCodes(ports: SearchPorts, request: RulingSearchRequest): Promise<FoundCorrection | null> {
  const query = await understandQuery(ports.lexical, request)
  const bare = findBareArticles(query)
  if (bare.length === 0) return null
  const codes = codeAliases.map(({ key }) => key)
  const requested = new Set(query.norms.map(({ key }) => wholeKey(key)))
  const isRequested = (code: string): boolean => requested.size === 0 || requested.has(code)
  const likely = query.topics.flatMap(({ name }) => findTopicByName(name)?.norms ?? []).map((key) => key.split('#')[0] ?? key)
  const laws = { codes: codes.filter(isRequested), likely: likely.filter((key) => isRequested(wholeKey(key))) }
  const named = (await Promise.all(bare.map((each) => nameCode(ports.lexical, each, laws, request.fictional)))).filter(
    (each) => each !== null,
  )
  if (named.length === 0) return null
  const corrected = named.toReversed().reduce((text, { from, to, instead }) => text.slice(0, from) + instead + text.slice(to), query.text)
  if ((await countResults(ports, corrected, request)) === 0) return null
  return {
    kind: 'article',
    query: corrected,
    changes: named.map(({ from, to, instead }) => ({ from: query.text.slice(from, to), to: instead })),
    certain: named.every(({ certain }) => certain),
  }
}

interface LikelyLaws {
  readonly codes: readonly string[]
  /** Keys of norms and articles of likely topics, the likeliest first. */
  readonly likely: readonly string[]
}

const nameCode = async (
  lexical: LexicalIndex,
  bare: BareArticle,
  { codes, likely }: LikelyLaws,
  fictional: FictionalMode,
): Promise<NamedArticle | null> => {
  const ofTopics = [...new Set(likely)].filter((key) => key === `${wholeKey(key)}:${bare.article}`)
  const [cited] = (await countCiting(lexical, ofTopics, fictional)).flatMap((count, at) => (count > 0 ? [ofTopics[at] ?? ''] : []))
  if (cited !== undefined) return { ...bare, instead: withLaw(bare, wholeKey(cited)), certain: true }
  const keys = codes.map((code) => `${code}:${bare.article}`)
  const counts = await countCiting(lexical, keys, fictional)
  const [best, second = 0] = [...counts].sort((a, b) => b - a)
  if (best === undefined || best < thresholds.rulings || best < thresholds.timesOffered * second) return null
  const code = codes[counts.indexOf(best)] as string
  const isLikely = likely.length === 0 || likely.some((key) => wholeKey(key) === code)
  return { ...bare, instead: withLaw(bare, code), certain: isLikely && best >= thresholds.timesCertain * second }
}

function withLaw({ written }: BareArticle, code: string): string {
  const name = normLabel(code)
  return `${written} ${/^(?:Const|Ley)/u.test(name) ? 'de la' : 'del'} ${name}`
}
