import type { FoundQuotation, NormPlaces } from '@basejuris/database'
import type { Paragraph } from '@basejuris/domain'
import { quotedText } from './read-texts.ts'

/** A norm, or one of its articles, that quoted words are attributed to. */
export interface QuotedNorm {
  readonly idNorma: number
  /** Canonical number; null for the whole norm. */
  readonly article: string | null
}

/** What tracing looks for, and where. */
export interface WrittenQuotation {
  /** Null where the text no longer has its place. */
  readonly written: string | null
  /** Articles in which its words are looked for. */
  readonly norms: readonly QuotedNorm[]
}

/** Articles named nearest to a quotation in which its words are looked for. */
const maxArticles = 20

/** The quotations of a ruling as its text has them, in their order. */
export function writtenQuotations(
  paragraphs: readonly Paragraph[],
  quotations: readonly Pick<FoundQuotation, 'anchor' | 'startsAt' | 'endAnchor' | 'endsAt'>[],
  norms: readonly NormPlaces[],
): WrittenQuotation[] {
  if (quotations.length === 0) return []
  const order = new Map(paragraphs.map(({ anchor }, at) => [anchor, at]))
  return quotations.map((quotation) => ({
    written: quotedText(paragraphs, quotation),
    norms: nearestNorms(norms, order.get(quotation.anchor) ?? 0, order),
  }))
}

/** Articles that the ruling names, those named nearest to a paragraph first. */
function nearestNorms(norms: readonly NormPlaces[], at: number, order: ReadonlyMap<string, number>): QuotedNorm[] {
  const distance = ({ places }: NormPlaces): number => Math.min(...places.map(({ anchor }) => Math.abs((order.get(anchor) ?? at) - at)))
  return norms
    .flatMap((norm) => {
      const article = norm.key.split(':')[1] ?? null
      return norm.idNorma === null || article === null ? [] : [{ idNorma: norm.idNorma, article, distance: distance(norm) }]
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxArticles)
    .map(({ idNorma, article }) => ({ idNorma, article }))
}
