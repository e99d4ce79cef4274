import type { FoundNormCitation, FoundRulingCitation } from '@basejuris/legal-text'
import type { CitedArticle } from './norm-histories.ts'

interface Range {
  readonly from: number
  readonly to: number
}

/** Characters before a quotation within which the articles of its paragraph may be those quoted. */
const reach = 600
const maxArticles = 6
export const sentenceEnd = /[.;]\s+(?=\p{Lu})|\n/u

/** The article that a citation names with certainty, null where it names none. */
export function citedArticle({ idNorma, article, candidates }: FoundNormCitation): CitedArticle | null {
  return idNorma === null || article === null || candidates.length > 0 ? null : { idNorma, article }
}

interface Beside {
  /** Place of the nearest citation in the list. */
  readonly at: number
  readonly quotation: Range
}

/** Articles that a quotation may be taken from: the nearest first, then the others named before it in its paragraph. */
export function articlesBeside(
  text: string,
  norms: readonly FoundNormCitation[],
  { at, quotation }: Beside,
): { readonly at: number; readonly article: CitedArticle }[] {
  const found: { at: number; article: CitedArticle }[] = []
  for (let place = at; place >= 0 && found.length < maxArticles; place -= 1) {
    const citation = norms[place]
    const isFar = citation === undefined || quotation.from - citation.to > reach
    if (isFar || (place < at && text.slice(citation.to, quotation.from).trimEnd().includes('\n'))) break
    const article = citedArticle(citation)
    if (article !== null) found.push({ at: place, article })
  }
  return found
}

/** Words that say that an article speaks: «dispone que», «cuyo inciso segundo señala:». */
const speaks =
  /\b(?:disp(?:one|uso|oniendo)|establec|señal|prescrib|precept|reza|dic[ee]|expres|previen|orden|estatuy|consagr|contempl|indic|defin|mand|exig|regul|estipul|consign|prev[eé]|textual|tenor|siguiente|literal|transcri|contien)\p{L}*/iu
/** Somebody else may speak: «al sostener el recurrente que». */
const otherSpeaker =
  /\b(?:corte|tribunal|sentencia|fallo|juez|jueza|ministr[oa]s?|demandad[oa]|demandante|actor[ae]?|recurrente|recurrid[oa]|denunciante|reclamante|doctrina|autor|testigo|perito)\b/iu
const opens = /^[\s,;:()«"“]*(?:que)?[\s:«"“(]*$/iu
const maxAnnouncement = 200

/** Whether the text between an article and a quotation says that the article is quoted, or the article follows it in parentheses. */
export function announcesQuotation(text: string, citation: Range, quotation: Range): boolean {
  if (citation.from >= quotation.to) return /^[\s.,»”"]{0,4}[([]/u.test(text.slice(quotation.to, citation.from))
  if (quotation.from - citation.to > maxAnnouncement) return false
  const between = text.slice(citation.to, quotation.from)
  if (opens.test(between)) return true
  return speaks.test(between) && !otherSpeaker.test(between)
}

/** Characters within which a ruling is cited for an article of its sentence. */
const maxBetween = 300

/**
 * The ruling that the text cites for an article: the nearest one of its sentence, by its place in the list. Null where there is none.
 */
export function rulingCitedFor(text: string, norm: Range, rulings: readonly FoundRulingCitation[]): number | null {
  let best: { readonly at: number; readonly distance: number } | null = null
  for (const [at, { from, to }] of rulings.entries()) {
    const between = from >= norm.to ? [norm.to, from] : [to, norm.from]
    const [start = 0, end = 0] = between
    const distance = end - start
    if (distance > maxBetween || (best !== null && distance >= best.distance)) continue
    if (!sentenceEnd.test(text.slice(start, end))) best = { at, distance }
  }
  return best?.at ?? null
}
