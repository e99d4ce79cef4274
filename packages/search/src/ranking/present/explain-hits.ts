import { normLabel } from '@basejuris/legal-text'
import { facet, field } from '../../indexing/fields.ts'
import { anchorOfPassage } from '../../indexing/slice-passages.ts'
import { and, andFilter, groupField, idField, inFilter, not, or, type TextQuery } from '../../ports/index.ts'
import type { CitedNorm } from '../../query/cited-norm.ts'
import { conditionKinds, type QueryCondition } from '../../query/conditions/condition.ts'
import { allCases, allNorms, allQuotes, requiredCases } from '../../query/mentions.ts'
import { conceptFields, passageFields } from '../field-weights.ts'
import { certainOriginQuery, citedCaseQuery, letterlessCaseQuery, originCaseQuery, ownCaseQuery } from '../prepare/case-query.ts'
import { articleQuery, citationQuery } from '../prepare/norm-query.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { quoteQuery, stemPhrase, writtenQuery } from '../prepare/quote-query.ts'
import { wordingQuery } from '../prepare/word-clauses.ts'
import { matchingIds, type SearchPorts, searchHits } from '../request/search-ports.ts'
import { rulingOfPassage } from './best-passages.ts'
import { type CoveredClause, shareOf } from './clause-coverage.ts'
import type { PassageHit, Reason } from './search-result.ts'

/** Rulings of which something is said, and those among them whose text says it: of the others only the facts of the source do. */
interface SaidInText {
  readonly docIds: ReadonlySet<string>
  readonly inText: ReadonlySet<string>
}

/** Evidence on the rulings of one page. */
export interface Findings {
  readonly owners: ReadonlySet<string>
  /** Rulings with the number, of another court than the named one. */
  readonly elsewhere: ReadonlySet<string>
  /** Rulings that come from the case, and those that come from a case of its number in a court that is not known. */
  readonly coming: ReadonlySet<string>
  readonly maybeComing: ReadonlySet<string>
  readonly mentioning: ReadonlySet<string>
  /** Rulings with the given number and year, but no letter. */
  readonly resembling: ReadonlySet<string>
  readonly citing: readonly (SaidInText & { readonly label: string; readonly keys: readonly string[] })[]
  /** Rulings with every quoted phrase. */
  readonly quoting: ReadonlySet<string>
  /** Those among them whose text has every one. */
  readonly quotingInText: ReadonlySet<string>
  /** Anchors of passages with a quoted phrase, by ruling. */
  readonly quotedIn: ReadonlyMap<string, readonly string[]>
  readonly clauses: readonly CoveredClause[]
  /** Rulings with the name of an idea of the query. Its other wordings, such as «tarjeta de crédito» for unrecognised charges, show no subject. */
  readonly naming: readonly (SaidInText & { readonly idea: string })[]
  /** What every ruling meets. Alternatives are left out, since a ruling meets one of them. */
  readonly demanded: readonly QueryCondition[]
}

/** Passages of one ruling that are looked at. */
const passagesRead = 20

export async function explainHits(
  ports: SearchPorts,
  { query, cases: prepared, loosened }: PreparedQuery,
  docIds: readonly string[],
  clauses: readonly CoveredClause[],
): Promise<Findings> {
  const only = inFilter(idField, docIds)
  const matching = (text: TextQuery, filter = only) => matchingIds(ports.lexical, 'rulings', text, filter, docIds.length)
  const held = [
    ...prepared.filter(({ holding }) => holding !== 'elsewhere').map(({ searched }) => searched),
    ...requiredCases(query).filter(({ kind }) => kind !== 'number'),
  ]
  const elsewhere = prepared.filter(({ holding }) => holding === 'elsewhere').map(({ searched }) => searched)
  const cases = [...held, ...elsewhere]
  const numbers = allCases(query).filter(({ kind }) => kind === 'number')
  const numberOnly = clauses.every(({ clause }) => clause.words.every(({ exact }) => /^\d+$/u.test(exact)))
  const ownQueries = [...held, ...(numberOnly ? numbers : [])].map(ownCaseQuery)
  const coming = cases.map(certainOriginQuery)
  const quotes = allQuotes(query)
  const quotedIn = new Map<string, string[]>()
  for (const { text } of allQuotes(query)) {
    const hits = await searchHits(
      ports.lexical,
      'passages',
      or(stemPhrase(text, passageFields)),
      inFilter(groupField, docIds),
      docIds.length * passagesRead,
    )
    for (const { id } of hits) quotedIn.set(rulingOfPassage(id), [...(quotedIn.get(rulingOfPassage(id)) ?? []), anchorOfPassage(id)])
  }
  return {
    owners: ownQueries.length === 0 ? new Set() : await matching(or(ownQueries)),
    resembling: cases.length === 0 ? new Set() : await matching(or(cases.flatMap(letterlessCaseQuery))),
    elsewhere: elsewhere.length === 0 ? new Set() : await matching(or(elsewhere.map(ownCaseQuery))),
    coming: coming.length === 0 ? new Set() : await matching(or(coming)),
    maybeComing: cases.length === 0 ? new Set() : await matching(or(cases.map(originCaseQuery))),
    mentioning: cases.length === 0 ? new Set() : await matching(or(cases.map(citedCaseQuery))),
    citing: await Promise.all(
      allNorms(query)
        .flatMap(citationsByPrecision)
        .map(async ({ label, text, keys }) => ({
          label,
          keys,
          docIds: await matching(text, andFilter([only, inFilter(facet.norm, keys)])),
          inText: await withSuchPassage(ports.lexical, text, docIds),
        })),
    ),
    quoting: quotes.length === 0 ? new Set() : await matching(and(quotes.map(quoteQuery))),
    quotingInText: quotes.length === 0 ? new Set() : await matching(and(quotes.map(writtenQuery))),
    quotedIn,
    clauses,
    naming: await Promise.all(
      clauses.flatMap(
        ({
          clause: {
            words,
            formal: [idea],
          },
        }) =>
          idea === undefined || words.length === 0
            ? []
            : [
                Promise.all([matching(wordingQuery(idea, conceptFields)), matching(wordingQuery(idea, { [field.text]: 1 }))]).then(
                  ([docIds, inText]) => ({ idea, docIds, inText }),
                ),
              ],
      ),
    ),
    demanded: demandedConditions({ query, loosened }),
  }
}

/** The rulings of which some passage matches. */
const withSuchPassage = async (lexical: SearchPorts['lexical'], text: TextQuery, docIds: readonly string[]): Promise<Set<string>> => {
  const found = new Set<string>()
  for (let rest = docIds; rest.length > 0; rest = rest.filter((id) => !found.has(id))) {
    const hits = await searchHits(lexical, 'passages', text, inFilter(groupField, rest), rest.length * passagesRead)
    for (const { id } of hits) found.add(rulingOfPassage(id))
    // All that match were listed.
    if (hits.length < rest.length * passagesRead) break
  }
  return found
}

/** The norm as it was named, and its article alone for rulings that cite the article elsewhere. */
const citationsByPrecision = (
  norm: CitedNorm,
): { readonly label: string; readonly text: TextQuery; readonly keys: readonly string[] }[] => {
  const keys = [norm.key, ...norm.range]
  const exact = { label: norm.label, text: citationQuery(norm), keys }
  if (norm.subdivisions.length === 0) return [exact]
  return [exact, { label: normLabel(norm.key), text: and([articleQuery(norm), not(citationQuery(norm))]), keys }]
}

const demandedConditions = ({ query, loosened }: Pick<PreparedQuery, 'query' | 'loosened'>): QueryCondition[] =>
  conditionKinds.toReversed().flatMap((kind) => {
    const demanded = query.conditions.filter(
      (condition) => condition.test.kind === kind && condition.mode === 'exigir' && !loosened.includes(condition),
    )
    const condition = demanded.find(({ isOfCase }) => !isOfCase) ?? demanded[0]
    return condition !== undefined && demanded.every(({ key }) => key === condition.key) ? [condition] : []
  })

const minCaptionShare = 0.6
const maxReasons = 4

/** Reasons why a ruling was found, strongest first. */
export function reasonsFor(docId: string, findings: Findings, passages: readonly PassageHit[], byMeaning: boolean): Reason[] {
  const reasons: Reason[] = []
  if (findings.owners.has(docId)) reasons.push({ kind: 'docket' })
  else if (findings.elsewhere.has(docId)) reasons.push({ kind: 'docketElsewhere' })
  else if (findings.coming.has(docId)) reasons.push({ kind: 'docketOrigin' })
  else if (findings.maybeComing.has(docId)) reasons.push({ kind: 'docketMaybeOrigin' })
  else if (findings.mentioning.has(docId)) reasons.push({ kind: 'docketMentioned' })
  else if (findings.resembling.has(docId)) reasons.push({ kind: 'docketWithoutLetter' })
  for (const { label, keys, docIds, inText } of findings.citing)
    if (docIds.has(docId)) reasons.push({ kind: 'norm', label, keys, inFacts: !inText.has(docId) })
  const quotedIn = distinct(findings.quoting.has(docId) ? (findings.quotedIn.get(docId) ?? []) : [])
  if (findings.quoting.has(docId))
    reasons.push({ kind: 'quote', anchors: quotedIn, inFacts: !findings.quotingInText.has(docId) && quotedIn.length === 0 })
  if (shareOf(findings.clauses, docId, 'inCaption') >= minCaptionShare) reasons.push({ kind: 'caption' })
  for (const { idea, docIds, inText } of findings.naming)
    if (docIds.has(docId)) reasons.push({ kind: 'idea', idea, inFacts: !inText.has(docId) })
  const anchors = anchorsWithWords(passages).filter((anchor) => !quotedIn.includes(anchor))
  if (anchors.length > 0) reasons.push({ kind: 'words', anchors })
  if (byMeaning) reasons.push({ kind: 'meaning' })
  else if (reasons.length === 0 && findings.clauses.some(({ having }) => having.has(docId))) reasons.push({ kind: 'facts' })
  // The court of a case is met by rulings of that case alone: others only have its number, come from it or cite it.
  const conditions = findings.demanded
    .filter(({ isOfCase }) => !isOfCase || findings.owners.has(docId))
    .map(({ test: { kind }, label }) => ({ kind, label }))
  if (conditions.length === 0) return reasons.slice(0, maxReasons)
  return [...reasons.slice(0, maxReasons - 1), { kind: 'conditions', conditions }]
}

/** Anchors of the passages with words of the query. */
export function anchorsWithWords(passages: readonly Pick<PassageHit, 'anchor' | 'score'>[]): string[] {
  return distinct(passages.filter(({ score }) => score > 0).map(({ anchor }) => anchor))
}

const distinct = (anchors: readonly string[]): string[] => [...new Set(anchors)]
