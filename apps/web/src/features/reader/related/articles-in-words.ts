interface CitedArticle {
  readonly etiqueta: string
}

/** Why a ruling is set against another: «ambas citan art. 161 Código del Trabajo». */
export function articlesInWords(articles: readonly CitedArticle[]): string {
  const list = new Intl.ListFormat('es-CL', { type: 'conjunction' })
  return `ambas citan ${list.format(articles.map(({ etiqueta }) => etiqueta))}`
}
