import { setImmediate } from 'node:timers/promises'
import type { CheckedQuotation } from '@basejuris/contract'
import type { RulingFacts } from '@basejuris/domain'
import { presentQuotation } from './check-quotation.ts'
import { citedArticle } from './cited-articles.ts'
import type { AttributedQuotation } from './read-brief.ts'
import { citedCase } from './rulings/cited-case.ts'
import type { QuotationSources } from './settle-quotations.ts'

/** Quotations without a citation whose source is looked for. Those behind them are counted as not compared. */
export const maxLooseQuotations = 200

/** Characters around a quotation within which a citation may name its source though nothing says so. */
const reach = 3_000
const maxNearRulings = 4
const maxNearArticles = 4

/** Where the words of each quotation that belongs to no citation stand. `difiere`: near words of a ruling or an article cited around it. */
export async function traceLooseQuotations(
  sources: QuotationSources,
  quotations: readonly AttributedQuotation[],
  signal: AbortSignal,
): Promise<CheckedQuotation[]> {
  const traced: CheckedQuotation[] = []
  for (const quotation of quotations.slice(0, maxLooseQuotations)) {
    signal.throwIfAborted()
    traced.push(await trace(sources, quotation, signal))
    await setImmediate()
  }
  return traced
}

async function trace(sources: QuotationSources, quotation: AttributedQuotation, signal: AbortSignal): Promise<CheckedQuotation> {
  const { rulings, norms } = sources
  const near = rulingsNear(sources, quotation)
  const ofRuling = near.length === 0 ? null : await rulings.compare(quotation, near)
  if (ofRuling?.resultado === 'textual') return presentQuotation(quotation, 'textual', ofRuling.found)
  const ofNorm = await norms.compare(quotation.text, articlesNear(sources, quotation))
  if (ofNorm?.comparison.kind === 'verbatim') return norms.present(quotation, ofNorm.isOtherWording ? 'otra_redaccion' : 'textual', ofNorm)
  const elsewhere = await rulings.findElsewhere(quotation, near, signal)
  if (elsewhere !== null) return presentQuotation(quotation, 'textual', elsewhere)
  const article = await norms.findElsewhere(quotation.text)
  if (article !== null) return norms.present(quotation, 'textual', article)
  if (ofRuling?.resultado === 'difiere') return presentQuotation(quotation, 'difiere', ofRuling.found)
  if (ofNorm !== null) return norms.present(quotation, 'difiere', ofNorm)
  if (ofRuling?.resultado === 'sin_acceso') return presentQuotation(quotation, 'sin_acceso', null)
  return presentQuotation(quotation, (await isOfUncomparedNorm(sources, quotation)) ? 'sin_texto' : 'no_consta', null)
}

/** A stop before a capital or a quotation mark, which no abbreviation has. */
const sentenceEnd = /[.;]\s+[\p{Lu}«“"]/u

/** The last citation before the words in their sentence is of an article whose text is not there. */
async function isOfUncomparedNorm({ text, brief, norms }: QuotationSources, { from }: AttributedQuotation): Promise<boolean> {
  const start = text.lastIndexOf('\n', from) + 1
  const isBefore = (one: { readonly from: number; readonly to: number }): boolean => one.from >= start && one.to <= from
  const norm = brief.norms.findLast(isBefore)
  const ruling = brief.rulings.findLast(isBefore)
  const article = norm === undefined ? null : citedArticle(norm)
  if (norm === undefined || article === null || (ruling !== undefined && ruling.to > norm.from)) return false
  if (sentenceEnd.test(text.slice(norm.to, from))) return false
  return !(await norms.hasText([article]))
}

const distanceOf = (range: { readonly from: number; readonly to: number }, { from, to }: AttributedQuotation): number =>
  range.to <= from ? from - range.to : Math.max(0, range.from - to)

/** The nearest of some citations, nearest first. */
const nearest = <One extends { readonly from: number; readonly to: number }>(
  all: readonly One[],
  quotation: AttributedQuotation,
  max: number,
): One[] =>
  all
    .filter((one) => distanceOf(one, quotation) <= reach)
    .sort((one, other) => distanceOf(one, quotation) - distanceOf(other, quotation))
    .slice(0, max)

const rulingsNear = ({ brief, looked }: QuotationSources, quotation: AttributedQuotation): RulingFacts[] => {
  const cited = nearest(brief.rulings, quotation, maxNearRulings).flatMap((citation) => {
    const known = looked.get(citation)
    return known === undefined ? [] : citedCase(citation, known)
  })
  return [...new Map(cited.map((facts) => [facts.docId, facts])).values()]
}

const articlesNear = ({ brief }: QuotationSources, quotation: AttributedQuotation) =>
  nearest(brief.norms, quotation, maxNearArticles).flatMap((citation) => citedArticle(citation) ?? [])
