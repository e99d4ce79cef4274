/** The tables write consecutive articles as `1..37`, consecutive transitory ones as `1..5 transitorio`, any other one as it is. */
const range = /^(?<first>\d+)\.\.(?<last>\d+)(?<suffix> transitorio)?$/u
const numbered = /^(?<number>\d+)(?<suffix> transitorio)?$/u
const separator = '|'

/** «1», «2», «3», «3 bis», «1 transitorio» → `1..3|3 bis|1 transitorio`. Keeps the order. */
export function writeArticles(articles: readonly string[]): string {
  const runs: { first: string; last: number | null; suffix: string }[] = []
  for (const article of articles) {
    const { number, suffix = '' } = numbered.exec(article)?.groups ?? {}
    const open = runs.at(-1)
    if (number === undefined) runs.push({ first: article, last: null, suffix: '' })
    else if (open !== undefined && open.last === Number(number) - 1 && open.suffix === suffix) open.last += 1
    else runs.push({ first: number, last: Number(number), suffix })
  }
  return runs
    .map(({ first, last, suffix }) => `${last === null || String(last) === first ? first : `${first}..${last}`}${suffix}`)
    .join(separator)
}

/** The articles that `writeArticles` wrote, in their order. */
export function readArticles(written: string): string[] {
  return written.split(separator).flatMap((item) => {
    const { first, last, suffix = '' } = range.exec(item)?.groups ?? {}
    if (first === undefined || last === undefined) return item === '' ? [] : [item]
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${Number(first) + i}${suffix}`)
  })
}
