import { articlesLabel } from './group-norms.ts'

interface CitedArticle {
  /** `CPC:764`, or `ley-19968` without an article. */
  readonly clave: string
  /** «art. 764 Código de Procedimiento Civil». */
  readonly etiqueta: string
}

const separate = (clave: string): readonly [norm: string, article: string | null] => {
  const [norm = clave, article = null] = clave.split(':', 2)
  return [norm, article]
}

/** The articles both rulings cite, each norm once: «ambas citan arts. 764 y 767 Código de Procedimiento Civil». */
export function sharedArticlesMessage(articles: readonly CitedArticle[]): string {
  const norms = Map.groupBy(articles, ({ clave }) => separate(clave)[0])
  const named = [...norms.values()].map((group) => {
    const [first] = group
    const numbers = group.flatMap(({ clave }) => separate(clave)[1] ?? [])
    const name = first?.etiqueta.replace(`art. ${numbers[0] ?? ''} `, '') ?? ''
    return [articlesLabel(numbers.sort((a, b) => a.localeCompare(b, 'es-CL', { numeric: true }))), name]
      .filter((part) => part !== '')
      .join(' ')
  })
  return `ambas citan ${named.join(' y ')}`
}
