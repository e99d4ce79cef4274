import { endOfArticleList, type FoundNormCitation, findNormCitations, normLabel } from '@basejuris/legal-text'

const opening = /(?<!\p{L})art(?:[íi]culo)?s?\.?\s+(?=\d)/giu
/** Smaller numbers are articles of every law. */
const minArticle = 100
/** The law was read where the text cites the article elsewhere. */
const confidence = 0.8

/**
 * Articles without a law beside them, «la causal del artículo 161», that the text cites elsewhere under one law and no other, and those of the law cited
 * last («art. 386, id.»). `norms` are the citations that were read.
 */
export function findArticlesWithoutLaw(text: string, norms: readonly FoundNormCitation[]): FoundNormCitation[] {
  const laws = lawsByArticle(norms)
  if (laws.size === 0) return []
  const isRead = overlapping(norms)
  const lawBefore = lastLaw(norms)
  return [...text.matchAll(opening)].flatMap(({ index, 0: word }): FoundNormCitation[] => {
    if (isRead({ from: index, to: index + word.length + 1 })) return []
    const ahead = text.slice(index, index + maxGroup)
    const length = endOfArticleList(ahead, word.length)
    if (length === null) return []
    const end = index + length
    if (isRead({ from: index, to: end })) return []
    const group = ahead.slice(0, length)
    const numbers = group.match(/\d+/gu)?.map(Number) ?? []
    const same = sameLaw.test(text.slice(end, end + maxSame)) ? lawBefore(index) : null
    const ofArticle = lawOf(
      numbers.filter((number) => number >= minArticle),
      laws,
    )
    const law = same ?? ofArticle
    if (law === null) return []
    return findNormCitations(`${group} del ${normLabel(law)}`)
      .filter(({ article }) => article !== null)
      .map((found) => {
        const place = { from: index + found.from, to: Math.min(index + found.to, end) }
        return { ...found, ...place, text: text.slice(place.from, place.to), confidence }
      })
  })
}

/** «(art. 386, id.)», «art. 386 ídem»: of the law cited last. */
const sameLaw = /^,?\s{0,2}(?:id\.|[ií]dem(?!\p{L}))/iu
const maxSame = 12
/** Characters behind a citation within which «id.» refers to it. */
const reachOfSame = 600

/** The law of the last citation before a place, null where it may be several. Asked in the order of the text. */
const lastLaw = (norms: readonly FoundNormCitation[]): ((from: number) => string | null) => {
  let at = 0
  return (from) => {
    while (at < norms.length && (norms[at]?.from ?? 0) < from) at += 1
    const last = norms[at - 1]
    if (last === undefined || last.candidates.length > 1 || from - last.to > reachOfSame) return null
    return last.key.split(':')[0] ?? null
  }
}

/** UTF-16 units of a list of articles. */
const maxGroup = 400

/** Whether a span meets any of those of the list, which stand in the order of the text. Asked in that order. */
const overlapping = (spans: readonly FoundNormCitation[]): ((span: { readonly from: number; readonly to: number }) => boolean) => {
  let at = 0
  return ({ from, to }) => {
    while (at < spans.length && (spans[at]?.to ?? 0) <= from) at += 1
    return at < spans.length && (spans[at]?.from ?? to) < to
  }
}

type Laws = ReadonlyMap<number, ReadonlySet<string>>

const lawsByArticle = (norms: readonly FoundNormCitation[]): Laws => {
  const laws = new Map<number, Set<string>>()
  for (const { key, article, candidates } of norms) {
    const number = Number.parseInt(article ?? '', 10)
    if (!(number >= minArticle) || candidates.length > 1) continue
    laws.set(number, (laws.get(number) ?? new Set()).add(key.split(':')[0] as string))
  }
  return laws
}

/** The only law under which any of the articles is cited. */
const lawOf = (articles: readonly number[], laws: Laws): string | null => {
  const cited = new Set(articles.flatMap((article) => [...(laws.get(article) ?? [])]))
  return cited.size === 1 && articles.some((article) => laws.has(article)) ? ([...cited][0] ?? null) : null
}
