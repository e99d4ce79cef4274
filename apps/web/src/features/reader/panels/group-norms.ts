import type { RulingFactsView } from '@basejuris/contract'

type Norm = RulingFactsView['normas'][number]

export interface NormGroup {
  readonly key: string
  /** «Código del Trabajo». */
  readonly name: string
  readonly url: string | null
  /** In the order of the law: «3», «9», «9 bis», «161». */
  readonly articles: readonly string[]
}

const keyOf = (norm: Norm): string => norm.clave.split(':', 1)[0] ?? norm.clave
const nameOf = (norm: Norm): string =>
  norm.articulo === null ? norm.etiqueta : norm.etiqueta.replace(/^arts?\.\s+\S+(?:\s(?:bis|ter|quáter|[A-Z]))*\s+/iu, '')

const byNumber = new Intl.Collator('es-CL', { numeric: true })

/** The norms a ruling applies, each once with its articles; in order of appearance. */
export function groupNorms(norms: readonly Norm[]): NormGroup[] {
  const groups = Map.groupBy(norms, keyOf)
  return [...groups].map(([key, [first, ...rest]]) => {
    const members = first === undefined ? rest : [first, ...rest]
    const whole = members.find((norm) => norm.articulo === null)
    const articles = new Set(members.flatMap((norm) => norm.articulo ?? []))
    return {
      key,
      name: whole?.etiqueta ?? (first === undefined ? key : nameOf(first)),
      url: members.find((norm) => norm.url !== null)?.url ?? null,
      articles: [...articles].sort(byNumber.compare),
    }
  })
}

const list = new Intl.ListFormat('es-CL', { type: 'conjunction' })

/** «art. 161», «arts. 161, 162 y 168»; empty for a norm cited as a whole. */
export function articlesLabel(articles: readonly string[]): string {
  if (articles.length === 0) return ''
  return `${articles.length === 1 ? 'art.' : 'arts.'} ${list.format(articles)}`
}
