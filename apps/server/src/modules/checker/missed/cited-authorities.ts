import type { RulingFacts } from '@basejuris/domain'
import type { FoundNormCitation } from '@basejuris/legal-text'
import type { CitedAuthorities } from './missed-authorities.ts'

/** A citation of a text by what was understood. */
export interface NamedCitation {
  /** Its number, from 1. */
  readonly n: number
  readonly from: number
  readonly norm: FoundNormCitation | undefined
  /** The rulings of the case cited; empty where the index lacks it or several may be meant. */
  readonly rulings: readonly RulingFacts[]
}

/** What the citations of a text ask for: its articles, its rulings and the paragraphs that cite them. */
export function citedAuthorities(text: string, citations: readonly NamedCitation[], indexed: number): CitedAuthorities {
  const articles = new Map<string, number[]>()
  const rulings = new Map<string, { facts: RulingFacts; numbers: number[] }>()
  const paragraphs = new Set<string>()
  for (const { n, from, norm, rulings: ofCase } of citations) {
    if (norm !== undefined && norm.article !== null && norm.candidates.length === 0)
      articles.set(norm.key, [...(articles.get(norm.key) ?? []), n])
    for (const facts of ofCase) {
      const known = rulings.get(facts.docId) ?? { facts, numbers: [] }
      rulings.set(facts.docId, { facts, numbers: [...known.numbers, n] })
    }
    paragraphs.add(paragraphAt(text, from))
  }
  return {
    text: [...paragraphs].join('\n'),
    articles: new Map([...articles].sort(([, a], [, b]) => b.length - a.length)),
    rulings: new Map([...rulings.values()].map(({ facts, numbers }) => [facts, numbers])),
    indexed,
  }
}

const paragraphAt = (text: string, at: number): string => {
  const end = text.indexOf('\n', at)
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end)
}
