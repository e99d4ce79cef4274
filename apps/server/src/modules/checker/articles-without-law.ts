import { endOfArticleList, type FoundNormCitation, overlaps, type TextSpan, wholeKey } from '@basejuris/legal-text'
import { articlesOf, LawContext, minArticle } from './law-context.ts'

const opening = /(?<!\p{L})art(?:[íi]culo)?s?\.?\s+(?=\d)/giu
/** The law was read where the text cites the article elsewhere, or others of the law. */
const confidence = 0.8

/** A norm that a brief cites. */
export interface BriefNorm extends FoundNormCitation {
  /** The law does not stand beside the article. */
  readonly isLawUnnamed?: true
}

/**
 * Articles without a law beside them, «la causal del artículo 161». They are of the law that the text cites for them elsewhere and no other, of
 * the law cited last («art. 386, id.»), of the only law that the lines before cite, or of the only one of the text that has them; words quoted
 * from elsewhere speak of their own. `norms` are the citations that were read, in the order of the text.
 */
export function findArticlesWithoutLaw(text: string, norms: readonly FoundNormCitation[], quotations: readonly TextSpan[]): BriefNorm[] {
  if (norms.length === 0) return []
  const byArticle = lawsByArticle(norms)
  const isRead = overlapping(norms)
  const context = new LawContext(norms)
  let read = 0
  return [...text.matchAll(opening)].flatMap(({ index, 0: word }): BriefNorm[] => {
    if (isRead({ from: index, to: index + word.length + 1 })) return []
    const ahead = text.slice(index, index + maxGroup)
    const length = endOfArticleList(ahead, word.length)
    if (length === null) return []
    const end = index + length
    if (isRead({ from: index, to: end }) || ++read > maxRead) return []
    const group = ahead.slice(0, length)
    const behind = text.slice(end, end + maxBehind)
    const numbers = group.match(/\d+/gu)?.map(Number) ?? []
    const cited = lawOf(
      numbers.filter((number) => number >= minArticle),
      byArticle,
    )
    const isOfAnother =
      quotations.some((quotation) => overlaps(quotation, { from: index, to: end })) ||
      ofNamed.test(behind) ||
      behindNamed.test(text.slice(Math.max(0, index - maxNamed), index))
    const laws = sameLaw.test(behind)
      ? context.lastLaws(index)
      : cited !== null
        ? [cited]
        : isOfAnother
          ? []
          : context.lawsWith(group, index, text.lastIndexOf('\n', index))
    const found = laws.length === 0 ? null : articlesOfAny(group, laws)
    if (found === null) {
      context.lose()
      return []
    }
    context.note(end, laws)
    return found.map((each) => {
      const place = { from: index + each.from, to: Math.min(index + each.to, end) }
      return { ...each, ...place, text: text.slice(place.from, place.to), confidence, isLawUnnamed: true as const }
    })
  })
}

/** The articles of a law, or of several that it may be. */
const articlesOfAny = (group: string, laws: readonly string[]): readonly FoundNormCitation[] | null => {
  const [first = null, ...others] = laws.map((law) => articlesOf(group, law)).filter((found) => found !== null)
  if (first === null || others.length === 0) return first
  return first.map((one, at) => ({
    ...one,
    candidates: [one, ...others.flatMap((found) => found[at] ?? [])].map(({ key, idNorma }) => ({ key: wholeKey(key), idNorma })),
    idNorma: null,
  }))
}

/** «(art. 386, id.)», «art. 386 ídem»: of the law cited last. */
const sameLaw = /^,?\s{0,2}(?:id\.|[ií]dem(?!\p{L}))/iu
const maxBehind = 24
/** «artículo 5 del contrato», «artículo 77 de la Carta», unlike «artículo 53 B de la ley». */
const ofNamed = /^,?\s{0,2}del?\s(?!(?:la\s+)?(?:misma\s+ley|ley[.,;)])|(?:mismo\s+)?c[oó]digo[.,;)])/u
/** «la Convención contra la Corrupción, artículo 31» */
const behindNamed =
  /(?:[Cc]onvenci[oó]n|[Pp]acto|[Cc]onvenio|[Tt]ratado|[Rr]eglamento|[Ee]statutos?|[Cc]ontrato|[Bb]ases|[Oo]rdenanza|[Dd]ecreto|[Cc]ircular)(?!\p{L})[^.;()]*,\s*$/u
const maxNamed = 120

/** Lists of articles that are looked up, at most a millisecond each. */
const maxRead = 1000
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
    laws.set(number, (laws.get(number) ?? new Set()).add(wholeKey(key)))
  }
  return laws
}

/** The only law under which any of the articles is cited. */
const lawOf = (articles: readonly number[], laws: Laws): string | null => {
  const cited = new Set(articles.flatMap((article) => [...(laws.get(article) ?? [])]))
  return cited.size === 1 && articles.some((article) => laws.has(article)) ? ([...cited][0] ?? null) : null
}
