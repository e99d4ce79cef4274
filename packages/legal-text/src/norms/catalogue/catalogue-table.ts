import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { readArticles } from './article-ranges.ts'

/** What the table holds of a norm. Dates are `yyyy-mm-dd`. */
export interface CatalogueFacts {
  /** BCN LeyChile identifier. */
  readonly idNorma: number
  /** `CT`, `ley-19496`, `DFL-1-2005-salud`; null for a norm that no citation can name by number («Ley S/N»). */
  readonly key: string | null
  /** «Ley», «DL», «DFL», «Decreto», «Código», «Constitución», «Auto Acordado», «Sentencia», «Aviso», «Rectificación». */
  readonly type: string
  /** Without dots, «S/N» where it has none. */
  readonly number: string
  /** Of the promulgation. */
  readonly year: number
  /** Of a code or the Constitution, else null. */
  readonly ownName: string | null
  /** Official title, in the capitals of its source. */
  readonly title: string
  readonly published: string | null
  readonly promulgated: string | null
  /** Repealed expressly. */
  readonly isRepealed: boolean
  readonly repealedOn: string | null
  /** 1 the most used ones, 2 general norms in force, 3 particular or historical ones. */
  readonly priority: number
  /** idNorma of the norm where the text in use stands, as DFL 29 of 2004 for Ley 18.834. */
  readonly restatedIn: number | null
  readonly isTreaty: boolean
  readonly organs: readonly string[]
}

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

/** Lines of a file by the idNorma that begins them. The file stays one string, and a line is split when it is asked for. */
class Lines {
  readonly #text: string
  readonly #starts = new Map<number, number>()

  constructor(text: string) {
    this.#text = text
    for (let start = 0; start < this.#text.length; start = this.#text.indexOf('\n', start) + 1)
      this.#starts.set(Number.parseInt(this.#text.slice(start, start + 10), 10), start)
  }

  ids(): number[] {
    return [...this.#starts.keys()]
  }

  /** Fields of a norm's line, null when it has none. */
  find(idNorma: number): string[] | null {
    const start = this.#starts.get(idNorma)
    return start === undefined ? null : this.#text.slice(start, this.#text.indexOf('\n', start)).split('\t')
  }

  /** idNorma by the second field. */
  bySecondField(): Map<string, number> {
    const ids = new Map<string, number>()
    for (const [idNorma, start] of this.#starts) {
      const from = this.#text.indexOf('\t', start) + 1
      const field = this.#text.slice(from, this.#text.indexOf('\t', from))
      if (field !== '') ids.set(field, idNorma)
    }
    return ids
  }
}

interface Tables {
  /** Checksum of the files. */
  readonly checksum: number
  readonly norms: Lines
  readonly keys: ReadonlyMap<string, number>
  readonly organs: readonly string[]
}

let tables: Tables | undefined
let articleLines: Lines | undefined
let restating: ReadonlyMap<number, readonly number[]> | undefined

const tablesRead = (): Tables => {
  if (tables === undefined) {
    const [text, organs] = [read('norms.tsv'), read('organs.tsv')]
    const norms = new Lines(text)
    tables = { checksum: crc32(organs, crc32(text)), norms, keys: norms.bySecondField(), organs: organs.trimEnd().split('\n') }
  }
  return tables
}

const orNull = (field: string | undefined): string | null => (field === undefined || field === '' ? null : field)
const date = /^\d{4}/u

/** Facts of a norm, null when the catalogue has none with this idNorma. */
export function findCatalogueFacts(idNorma: number): CatalogueFacts | null {
  const { norms, organs } = tablesRead()
  const fields = norms.find(idNorma)
  if (fields === null) return null
  const [, key, type = '', number = '', year, ownName, title = '', published, promulgated, repealed = '', priority, ...rest] = fields
  const [restated, treaty, organNumbers] = rest
  return {
    idNorma,
    key: orNull(key),
    type,
    number,
    year: Number(year),
    ownName: orNull(ownName),
    title,
    published: orNull(published),
    promulgated: orNull(promulgated),
    isRepealed: repealed !== '',
    repealedOn: date.test(repealed) ? repealed : null,
    priority: Number(priority),
    restatedIn: restated === undefined || restated === '' ? null : Number(restated),
    isTreaty: orNull(treaty) !== null,
    organs: (orNull(organNumbers)?.split(' ') ?? []).map((each) => organs[Number(each)] ?? ''),
  }
}

/** BCN idNorma of a norm's key («ley-19496», «CT»), null when the catalogue has no norm with it. */
export function idNormaOf(key: string): number | null {
  return tablesRead().keys.get(key) ?? null
}

/** Names the content of the catalogue. */
export function catalogueChecksum(): number {
  return tablesRead().checksum
}

/** Every idNorma of the catalogue, ascending. */
export function listCatalogueIds(): number[] {
  return tablesRead().norms.ids()
}

/** Every key of the catalogue. */
export function listCatalogueKeys(): string[] {
  return [...tablesRead().keys.keys()]
}

const articleSets = new Map<number, ReadonlySet<string>>()

const ownArticles = (idNorma: number): ReadonlySet<string> => {
  articleLines ??= new Lines(read('articles.tsv'))
  let articles = articleSets.get(idNorma)
  if (articles === undefined) {
    articles = new Set(readArticles(articleLines.find(idNorma)?.[1] ?? ''))
    articleSets.set(idNorma, articles)
  }
  return articles
}

/** Canonical numbers of a norm's articles in their order («1», «1 bis», «2 transitorio»); empty where they are not known. */
export function listArticles(idNorma: number): string[] {
  return [...ownArticles(idNorma)]
}

/**
 * Articles of the norm that restates this one, under their numbers there. Where it restates several norms and those of this one are known, the
 * others may be of another norm, and none counts.
 */
const restatedArticles = (idNorma: number): ReadonlySet<string> => {
  const restated = restatedIn(idNorma)
  const isShared = restated !== null && restates(restated).length > 1 && ownArticles(idNorma).size > 0
  return restated === null || isShared ? new Set() : ownArticles(restated)
}

/** Whether a norm, or the one that restates it, has an article of this canonical number. False where its articles are not known. */
export function hasArticle(idNorma: number, article: string): boolean {
  return ownArticles(idNorma).has(article) || restatedArticles(idNorma).has(article)
}

const lastArticles = new Map<number, number | null>()

/** Number of the last permanent article of a norm or of the one that restates it, null where its articles are not known. */
export function lastArticle(idNorma: number): number | null {
  let last = lastArticles.get(idNorma)
  if (last === undefined) {
    const articles = [...ownArticles(idNorma), ...restatedArticles(idNorma)]
    const numbers = articles.filter((article) => !article.endsWith('transitorio')).map((article) => Number.parseInt(article, 10))
    last = articles.length === 0 ? null : Math.max(1, ...numbers.filter(Number.isFinite))
    lastArticles.set(idNorma, last)
  }
  return last
}

/** Whether the norm that restates this one may hold the article under its number: false where both are known and the number is of another norm. */
export function mayBeRestated(idNorma: number, article: string): boolean {
  return ownArticles(idNorma).size === 0 || hasArticle(idNorma, article)
}

/** idNorma of the norm that holds the text in use of this one, null when it is its own. */
export function restatedIn(idNorma: number): number | null {
  const restated = tablesRead().norms.find(idNorma)?.[11]
  return restated === undefined || restated === '' ? null : Number(restated)
}

/** idNorma of the norms whose text in use a norm holds. */
export function restates(idNorma: number): readonly number[] {
  if (restating === undefined) {
    const ids = listCatalogueIds().flatMap((id) => {
      const into = restatedIn(id)
      return into === null ? [] : [[into, id] as const]
    })
    restating = new Map(
      Map.groupBy(ids, ([into]) => into)
        .entries()
        .map(([into, pairs]) => [into, pairs.map(([, id]) => id)] as const),
    )
  }
  return restating.get(idNorma) ?? []
}
