import type { FictionalMode } from '@basejuris/domain'
import { codeAliases, normLabel } from '@basejuris/legal-text'
import type { LexicalIndex } from '../ports/index.ts'
import { countResults } from '../ranking/present/empty-answer.ts'
import { countCiting } from '../ranking/request/count-citing.ts'
import type { SearchPorts } from '../ranking/request/search-ports.ts'
import type { RulingSearchRequest } from '../ranking/request/search-request.ts'
import { understandQuery } from '../ranking/request/understand-query.ts'
import { type BareArticle, findBareArticles } from './find-bare-articles.ts'
import type { FoundCorrection } from './query-correction.ts'

/** Minimum of rulings that cite the article of one code, and by how many times they must outnumber any other code's. */
const thresholds = { rulings: 3, timesOffered: 2, timesCertain: 5 }

interface NamedArticle extends BareArticle {
  readonly instead: string
  readonly certain: boolean
}

/** Adds the code to articles cited alone. It is a code that the query names, or the only one whose article of that number is often cited. */
export async function nameArticleCodes(ports: SearchPorts, request: RulingSearchRequest): Promise<FoundCorrection | null> {
  const query = await understandQuery(ports.lexical, request)
  const bare = findBareArticles(query)
  if (bare.length === 0) return null
  const codes = codeAliases.map(({ key }) => key)
  const requested = new Set(query.norms.map(({ key }) => key.split(':')[0] as string))
  const candidates = codes.filter((code) => requested.size === 0 || requested.has(code))
  const named = (await Promise.all(bare.map((each) => nameCode(ports.lexical, each, candidates, request.fictional)))).filter(
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

const nameCode = async (
  lexical: LexicalIndex,
  bare: BareArticle,
  codes: readonly string[],
  fictional: FictionalMode,
): Promise<NamedArticle | null> => {
  const keys = codes.map((code) => `${code}:${bare.article}`)
  const counts = await countCiting(lexical, keys, fictional)
  const [best, second = 0] = [...counts].sort((a, b) => b - a)
  if (best === undefined || best < thresholds.rulings || best < thresholds.timesOffered * second) return null
  const code = codes[counts.indexOf(best)] as string
  const name = normLabel(code)
  const instead = `${bare.written} ${name.startsWith('Const') ? 'de la' : 'del'} ${name}`
  return { ...bare, instead, certain: best >= thresholds.timesCertain * second }
}
