/** A line of rulings: on an article, a question, or a question on an article. */
export interface LinePlace {
  /** Key of an article: «CT:161». Empty for a question alone. */
  readonly article: string
  readonly question: string
  /** Other parameters of the page: court, chamber, years, order, page. */
  readonly rest?: Readonly<Record<string, string>>
}

/** Address of the page of a line. Empty parameters are left out. */
export function lineHref({ article, question, rest = {} }: LinePlace): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ norma: article, q: question, ...rest })) if (value !== '') query.set(name, value)
  return `/linea?${query}`
}
