import { collectionIds, type FictionalMode } from '@basejuris/domain'
import { facet, field } from '../../indexing/fields.ts'
import { type LexicalIndex, or, term } from '../../ports/index.ts'
import { findJudgeCues, type JudgeCue, type KnownJudge } from '../../query/conditions/find-judges.ts'
import { writeOut } from '../../query/conditions/shorthand.ts'
import { maxQueryLength, parseQuery } from '../../query/parse-query.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { nameTerms } from '../../word-tokens.ts'
import { corpusFilter } from './build-filter.ts'
import type { ChipSwitches, RulingSearchRequest } from './search-request.ts'

/** Judges looked up for one query. */
const maxCues = 4
const unlimitedValues = 2 ** 31 - 1

/** The parsed query, with the names of judges that the index knows. Of fictional rulings only where they are searched. */
export async function understandQuery(
  lexical: Pick<LexicalIndex, 'search'>,
  { query, reading, required, preferred, fictional }: ChipSwitches & Pick<RulingSearchRequest, 'query' | 'reading' | 'fictional'>,
): Promise<ParsedQuery> {
  const cues = findJudgeCues(writeOut(query.slice(0, maxQueryLength).normalize('NFC')).text).slice(0, maxCues)
  const judges = await Promise.all(cues.map((cue) => knownJudge(lexical, cue, fictional)))
  return parseQuery(query, { reading, required, preferred, judges: judges.filter((judge) => judge !== null) })
}

/** Everybody whose name has the most words behind the cue, from the first on. Null when nobody has the first. */
const knownJudge = async (lexical: Pick<LexicalIndex, 'search'>, cue: JudgeCue, fictional: FictionalMode): Promise<KnownJudge | null> => {
  const terms = cue.words.map(({ folded }) => nameTerms(folded))
  const first = terms.flat()[0]
  if (first === undefined) return null
  const { facets } = await lexical.search('rulings', {
    text: or([term(first, { [field.people]: 1 })]),
    filter: corpusFilter({ collections: collectionIds, fictional }),
    sort: [],
    facets: [facet.judge, facet.drafter].map((name) => ({ name, limit: unlimitedValues })),
    offset: 0,
    limit: 0,
  })
  const names = [...new Set([facet.judge, facet.drafter].flatMap((name) => (facets[name] ?? []).map(({ value }) => value)))]
  for (let count = cue.words.length; count > 0; count--) {
    const typed = terms.slice(0, count).flat()
    const named = names.filter((name) => {
      const own = new Set(nameTerms(name))
      return typed.every((each) => own.has(each))
    })
    if (named.length > 0) return { from: cue.from, to: cue.words[count - 1]?.to ?? cue.to, names: named }
  }
  return null
}
