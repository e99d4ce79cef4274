import type { RulingFactsView } from '@basejuris/contract'

type Norm = RulingFactsView['normas'][number]

export interface CitedArticle {
  /** «9 bis». */
  readonly number: string
  /** Official page at the article; null where the page opens only at the norm. */
  readonly url: string | null
}

export interface NormGroup {
  readonly key: string
  /** «Código del Trabajo». */
  readonly name: string
  readonly url: string | null
  /** In the order of the law: «3», «9», «9 bis», «161». */
  readonly articles: readonly CitedArticle[]
}

/** Parameter of the official page that selects an article. */
const partParameter = 'idParte'

const urlOfNorm = (url: string): string => {
  const norm = new URL(url)
  norm.searchParams.delete(partParameter)
  return norm.href
}
const urlOfArticle = (url: string | null): string | null => (url !== null && new URL(url).searchParams.has(partParameter) ? url : null)

const keyOf = (norm: Norm): string => norm.clave.split(':', 1)[0] ?? norm.clave
const nameOf = (norm: Norm): string =>
  norm.articulo === null ? norm.etiqueta : norm.etiqueta.replace(/^arts?\.\s+\S+(?:\s(?:bis|ter|quáter|[A-Z]))*\s+/iu, '')

const byNumber = new Intl.Collator('es-CL', { numeric: true })

/** The norms a ruling applies, each once with its articles, in order of appearance. */
export function groupNorms(norms: readonly Norm[]): NormGroup[] {
  const groups = Map.groupBy(norms, keyOf)
  return [...groups].map(([key, [first, ...rest]]) => {
    const members = first === undefined ? rest : [first, ...rest]
    const whole = members.find((norm) => norm.articulo === null)
    const articles = new Map(members.flatMap((norm) => (norm.articulo === null ? [] : [[norm.articulo, urlOfArticle(norm.url)]])))
    const url = members.find((norm) => norm.url !== null)?.url ?? null
    return {
      key,
      name: whole?.etiqueta ?? (first === undefined ? key : nameOf(first)),
      url: url === null ? null : urlOfNorm(url),
      articles: Array.from(articles, ([number, at]) => ({ number, url: at })).sort((a, b) => byNumber.compare(a.number, b.number)),
    }
  })
}

const list = new Intl.ListFormat('es-CL', { type: 'conjunction' })

/** «art. 161», «arts. 161, 162 y 168» as a list of articles and separators. Empty for a norm cited as a whole. */
export function articlePieces(articles: readonly CitedArticle[]): readonly (string | CitedArticle)[] {
  if (articles.length === 0) return []
  let next = 0
  const pieces = list
    .formatToParts(articles.map(({ number }) => number))
    .map(({ type, value }): string | CitedArticle => (type === 'element' ? (articles[next++] ?? value) : value))
  return [articles.length === 1 ? 'art. ' : 'arts. ', ...pieces]
}

/** The same as one string. */
export function articlesLabel(numbers: readonly string[]): string {
  return articlePieces(numbers.map((number) => ({ number, url: null })))
    .map((piece) => (typeof piece === 'string' ? piece : piece.number))
    .join('')
}
