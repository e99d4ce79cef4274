import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One norm per line: its idNorma, then `article=idParte`, separated by tabs. See docs/decisions/0022-links-to-articles.md. */
const file = join(import.meta.dirname, 'article-parts.tsv')

const readParts = (): ReadonlyMap<number, ReadonlyMap<string, number>> =>
  new Map(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [idNorma, ...parts] = line.split('\t')
        return [
          Number(idNorma),
          new Map(parts.map((part) => [part.slice(0, part.lastIndexOf('=')), Number(part.slice(part.lastIndexOf('=') + 1))])),
        ]
      }),
  )

let cachedParts: ReturnType<typeof readParts> | undefined

/** BCN idParte of a norm's article («161 bis», «3 transitorio»), null where it is not in the table. */
export function findArticlePart(idNorma: number, article: string): number | null {
  cachedParts ??= readParts()
  return cachedParts.get(idNorma)?.get(article) ?? null
}
