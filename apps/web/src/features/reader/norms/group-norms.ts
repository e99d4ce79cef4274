import type { RulingFactsView } from '@basejuris/contract'
import { formatSubdivision, formatSubdivisions } from '@basejuris/domain/subdivisions'

type Norm = RulingFactsView['normas'][number]

export interface CitedArticle {
  /** «9 bis». */
  readonly number: string
  /** « N° 24», « N° 3 y N° 24 inciso 2°», to stand after the number. Empty when only the whole article is cited. */
  readonly places: string
}

export interface NormGroup {
  readonly key: string
  /** «Código del Trabajo». */
  readonly name: string
  /** Null where it is not known which norm it is. */
  readonly idNorma: number | null
  /** Official page at the beginning of the norm. */
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

const byNumber = new Intl.Collator('es-CL', { numeric: true })

const keyOf = (norm: Norm): string => norm.clave.split(':', 1)[0] ?? norm.clave
const nameOf = (norm: Norm): string =>
  norm.articulo === null ? norm.etiqueta : norm.etiqueta.replace(`art. ${norm.articulo}${formatSubdivision(norm)} `, '')

const placesOf = (norms: readonly Norm[]): string => {
  const distinct = new Map(norms.map((norm) => [formatSubdivision(norm), norm]))
  distinct.delete('')
  return formatSubdivisions([...distinct].sort(([a], [b]) => byNumber.compare(a, b)).map(([, norm]) => norm))
}

const useNames = [
  ['aplicada', 'Normas aplicadas'],
  ['citada', 'Normas citadas, sin que el tribunal las aplique'],
  ['fuente', 'Según la ficha de la fuente, sin que el texto las nombre'],
  [undefined, 'Normas'],
] as const

/** The norms of a ruling by who names them. Those of a ruling that was not read for it yet stand together. */
export function normsByUse(norms: readonly Norm[]): { readonly name: string; readonly norms: readonly Norm[] }[] {
  return useNames.map(([use, name]) => ({ name, norms: norms.filter(({ uso }) => uso === use) })).filter((group) => group.norms.length > 0)
}

/** Norms, each once with its articles, in order of appearance. */
export function groupNorms(norms: readonly Norm[]): NormGroup[] {
  const groups = Map.groupBy(norms, keyOf)
  return [...groups].map(([key, [first, ...rest]]) => {
    const members = first === undefined ? rest : [first, ...rest]
    const whole = members.find((norm) => norm.articulo === null)
    const cited = Map.groupBy(
      members.filter(({ articulo }) => articulo !== null),
      ({ articulo }) => articulo ?? '',
    )
    const articles = Array.from(cited, ([number, norms]) => ({ number, places: placesOf(norms) }))
    const url = members.find((norm) => norm.url !== null)?.url ?? null
    return {
      key,
      name: whole?.etiqueta ?? (first === undefined ? key : nameOf(first)),
      idNorma: members.find(({ idNorma }) => idNorma !== null)?.idNorma ?? null,
      url: url === null ? null : urlOfNorm(url),
      articles: articles.sort((a, b) => byNumber.compare(a.number, b.number)),
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
