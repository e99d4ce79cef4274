import { joinWords } from '@basejuris/domain'
import { facet, field } from '../indexing/fields.ts'
import { anchorOfPassage } from '../indexing/slice-passages.ts'
import { allOf, anyOf, every, groupField, idField, isIn, type TextQuery, term } from '../ports.ts'
import { casesOf, normsOf, quotesOf } from '../query/asked-in-either-language.ts'
import { anchorLabel } from './anchor-label.ts'
import { rulingOfPassage } from './best-passages.ts'
import { mentionsIdentifier, ownsIdentifier, resemblesIdentifier } from './case-query.ts'
import { type CoveredClause, shareOf } from './clause-coverage.ts'
import { passageFields } from './field-weights.ts'
import { quoteQuery, stemPhrase } from './quote-query.ts'
import { type PreparedQuery, type SearchPorts, searchHits } from './search-context.ts'
import type { PassageHit } from './search-result.ts'

/** What was found out about the rulings of one page. */
export interface Findings {
  readonly owners: ReadonlySet<string>
  readonly mentioning: ReadonlySet<string>
  /** Rulings with the number and year asked for, without the letter. */
  readonly resembling: ReadonlySet<string>
  readonly citing: readonly { readonly label: string; readonly docIds: ReadonlySet<string> }[]
  /** Rulings that have every quoted phrase. */
  readonly quoting: ReadonlySet<string>
  /** Anchors of passages with a quoted phrase, by ruling. */
  readonly quotedIn: ReadonlyMap<string, readonly string[]>
  readonly clauses: readonly CoveredClause[]
}

export const findOut = async (
  ports: SearchPorts,
  { query }: PreparedQuery,
  docIds: readonly string[],
  clauses: readonly CoveredClause[],
): Promise<Findings> => {
  const only = isIn(idField, docIds)
  const having = async (text: TextQuery | null, filter = only): Promise<Set<string>> =>
    new Set((await searchHits(ports.lexical, 'rulings', text, filter, docIds.length)).map(({ id }) => id))
  const cases = casesOf(query).filter(({ kind }) => kind !== 'number')
  const numbers = casesOf(query).filter(({ kind }) => kind === 'number')
  const numberOnly = clauses.every(({ clause }) => clause.words.every(({ exact }) => /^\d+$/u.test(exact)))
  const owning = [...cases, ...(numberOnly ? numbers : [])].map(ownsIdentifier)
  const quotes = quotesOf(query)
  const quotedIn = new Map<string, string[]>()
  for (const { text } of quotesOf(query)) {
    const hits = await searchHits(
      ports.lexical,
      'passages',
      anyOf(stemPhrase(text, passageFields)),
      isIn(groupField, docIds),
      docIds.length * 20,
    )
    for (const { id } of hits) quotedIn.set(rulingOfPassage(id), [...(quotedIn.get(rulingOfPassage(id)) ?? []), anchorOfPassage(id)])
  }
  return {
    owners: owning.length === 0 ? new Set() : await having(anyOf(owning)),
    resembling: cases.length === 0 ? new Set() : await having(anyOf(cases.flatMap(resemblesIdentifier))),
    mentioning: cases.length === 0 ? new Set() : await having(anyOf(cases.map(mentionsIdentifier))),
    citing: await Promise.all(
      normsOf(query).map(async ({ key, label }) => ({
        label,
        docIds: await having(term(key, { [field.norm]: 1 }), every([only, isIn(facet.norm, [key])])),
      })),
    ),
    quoting: quotes.length === 0 ? new Set() : await having(allOf(quotes.map(quoteQuery))),
    quotedIn,
    clauses,
  }
}

const fullCaption = 0.6
const mostAnchors = 2

/** Why a ruling is among the results, strongest reason first. */
export const reasonsFor = (docId: string, findings: Findings, passages: readonly PassageHit[], byMeaning: boolean): string[] => {
  const reasons: string[] = []
  if (findings.owners.has(docId)) reasons.push('coincide rol')
  else if (findings.mentioning.has(docId)) reasons.push('menciona el rol')
  else if (findings.resembling.has(docId)) reasons.push('mismo número, sin letra')
  for (const { label, docIds } of findings.citing) if (docIds.has(docId)) reasons.push(`cita ${label}`)
  if (findings.quoting.has(docId)) reasons.push(whereQuoted(findings.quotedIn.get(docId) ?? []))
  if (shareOf(findings.clauses, docId, 'inCaption') >= fullCaption) reasons.push('coincide carátula')
  for (const { clause, having } of findings.clauses) {
    const idea = clause.formal[0]
    if (idea !== undefined && having.has(docId) && clause.words.length > 0) reasons.push(`trata de ${idea}`)
  }
  const words = wordsReason(passages)
  if (words !== null) reasons.push(words)
  if (byMeaning) reasons.push('sentido cercano')
  else if (reasons.length === 0 && findings.clauses.some(({ having }) => having.has(docId))) reasons.push('palabras en la ficha')
  return reasons.slice(0, 4)
}

/** «palabras en c. 7° y c. 9°»: where the first of some passages have words of the query; null when none has. */
export const wordsReason = (passages: readonly Pick<PassageHit, 'anchor' | 'score'>[]): string | null => {
  const anchors = [...new Set(passages.filter(({ score }) => score > 0).map(({ anchor }) => anchor))].slice(0, mostAnchors)
  return anchors.length === 0 ? null : `palabras en ${joinWords(anchors.map(anchorLabel))}`
}

const whereQuoted = (anchors: readonly string[]): string => {
  const labels = [...new Set(anchors)].slice(0, mostAnchors).map(anchorLabel)
  return labels.length === 0 ? 'frase textual' : `frase en ${joinWords(labels)}`
}
