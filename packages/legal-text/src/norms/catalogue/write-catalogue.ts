/**
 * Writes the tables of this folder from the private file of norms: `npm run catalogue -- <folder of the real files>`. Only facts of a norm enter
 * them, never its text.
 */
import { createReadStream, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { foldText } from '../../analysis/fold-text.ts'
import { canonicalArticle } from '../canonical-article.ts'
import { writeArticles } from './article-ranges.ts'
import { ministrySlug } from './ministries.ts'

interface SourceArticle {
  readonly numero: string
  readonly tipo?: string
  /** Norm of an article that stands in the text of another norm. */
  readonly norma?: number
  readonly parte?: string
}

interface SourceNorm {
  readonly idNorma: number
  readonly tipo: string
  readonly numero: string
  readonly anio: string
  readonly nombre: string
  readonly titulo: string
  readonly prioridad: number
  readonly fechaPublicacion: string | null
  readonly fechaPromulgacion: string | null
  readonly derogado: boolean
  readonly fechaDerogacion: string | null
  readonly refundidoEn?: number
  readonly organismo: readonly string[]
  readonly esTratado: boolean
  readonly articulos: readonly SourceArticle[]
}

/** Keys that do not follow from type and number. */
const ownKeys = new Map<number, string>([
  [242302, 'CPR'],
  [172986, 'CC'],
  [1974, 'CCom'],
  [1984, 'CP'],
  [22740, 'CPC'],
  [22960, 'CdPP'],
  [176595, 'CPP'],
  [207436, 'CT'],
  [6374, 'CTrib'],
  [25563, 'COT'],
  [5595, 'CSan'],
  [5605, 'CAg'],
  [29668, 'CMin'],
  [18914, 'CJM'],
  [30287, 'CAer'],
  [12820, 'CDIP'],
  [13560, 'DFL-458-1975'],
  [5594, 'DFL-707-1982'],
  [5201, 'DFL-251-1931'],
  [255400, 'RRCBR'],
])
/** Other norms are named by type and number. */
const namedTypes = new Set(['Código', 'Constitución'])
const types: Readonly<Record<string, string>> = { DTO: 'Decreto' }
const act = /acta\s*n[°ºo.]*\s*(?<number>\d+)\s*-\s*(?<year>\d{4})/iu
const plainNumber = /^\d+$/u

const decreeKey = (kind: string, { numero, anio, organismo }: SourceNorm): string | null => {
  const slug = organismo.map((organ) => ministrySlug(foldText(organ))).find((each) => each !== null)
  return plainNumber.test(numero) ? [kind, Number(numero), anio, slug].filter((part) => part !== undefined).join('-') : null
}

const actKey = ({ numero, anio, titulo }: SourceNorm): string | null => {
  const { number, year } = act.exec(titulo)?.groups ?? {}
  if (number !== undefined) return `AA-${Number(number)}-${year}`
  return plainNumber.test(numero) ? `AA-${numero}-${anio}` : numero === 'S/N' ? null : `AA-${numero}`
}

const keyOf = (norm: SourceNorm): string | null => {
  const own = ownKeys.get(norm.idNorma)
  if (own !== undefined) return own
  if (norm.tipo === 'Ley' || norm.tipo === 'DL')
    return plainNumber.test(norm.numero) ? `${norm.tipo === 'Ley' ? 'ley' : 'DL'}-${Number(norm.numero)}` : null
  if (norm.tipo === 'DFL') return decreeKey('DFL', norm)
  if (norm.tipo === 'DTO') return decreeKey('DS', norm)
  return norm.tipo === 'Auto Acordado' ? actKey(norm) : null
}

const field = (value: string): string =>
  value
    .replace(/[“”]/gu, '"')
    .replace(/[’]/gu, "'")
    .replace(/[–]/gu, '-')
    .replace(/[^\u0020-\u00ff]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const articleNumber = /^(?:\d{1,4}(?![\da-zñ.])|único(?![a-z])|final(?![a-z]))/u
const numbersOf = (articles: readonly SourceArticle[]): string[] =>
  [...new Set(articles.filter(({ tipo }) => tipo !== 'texto').map(({ numero }) => canonicalArticle(numero)))].filter((number) =>
    articleNumber.test(number),
  )

/** A decree that restates several laws holds the articles of each; its own are those of the code, where it holds one. */
const articlesByNorm = (norm: SourceNorm): [number, readonly SourceArticle[]][] => {
  const named = norm.articulos.filter(({ parte }) => parte === norm.nombre)
  const byNorm = Map.groupBy(norm.articulos, ({ norma }) => norma ?? norm.idNorma)
  if (named.length > 0) byNorm.set(norm.idNorma, named)
  return [...byNorm]
}

const byId = <T>(table: ReadonlyMap<number, T>): [number, T][] => [...table].sort(([a], [b]) => a - b)
const folder = import.meta.dirname
const realFiles = resolve(process.argv[2] ?? '../shared')
const lines = new Map<number, string>()
const articles = new Map<number, string[]>()
const keys = new Set<string>()
const organs: string[] = []
const organNumber = (written: string): number => {
  const organ = field(written)
  if (!organs.includes(organ)) organs.push(organ)
  return organs.indexOf(organ)
}
// Norms come by priority, so that of two with one key the more important one gets it.
for await (const line of createInterface(createReadStream(join(realFiles, 'norms/norms.jsonl.gz')).pipe(createGunzip()))) {
  const norm = JSON.parse(line) as SourceNorm
  const key = keyOf(norm)
  const isFirst = key !== null && !keys.has(key)
  if (isFirst) keys.add(key)
  const repealed = norm.derogado ? (norm.fechaDerogacion ?? 'sí') : ''
  lines.set(
    norm.idNorma,
    [
      norm.idNorma,
      isFirst ? key : '',
      types[norm.tipo] ?? norm.tipo,
      norm.numero,
      norm.anio,
      namedTypes.has(norm.tipo) ? norm.nombre : '',
      norm.titulo,
      norm.fechaPublicacion ?? '',
      norm.fechaPromulgacion ?? '',
      repealed,
      norm.prioridad,
      norm.refundidoEn ?? '',
      norm.esTratado ? 'sí' : '',
      norm.organismo.map(organNumber).join(' '),
    ]
      .map((value) => field(String(value)))
      .join('\t'),
  )
  for (const [idNorma, own] of articlesByNorm(norm)) {
    const known = articles.get(idNorma) ?? []
    articles.set(idNorma, [...new Set([...known, ...numbersOf(own)])])
  }
}
writeFileSync(
  join(folder, 'norms.tsv'),
  `${byId(lines)
    .map(([, line]) => line)
    .join('\n')}\n`,
)
writeFileSync(join(folder, 'organs.tsv'), `${organs.join('\n')}\n`)
const listed = byId(articles).filter(([, numbers]) => numbers.length > 0)
writeFileSync(join(folder, 'articles.tsv'), `${listed.map(([idNorma, numbers]) => `${idNorma}\t${writeArticles(numbers)}`).join('\n')}\n`)
console.log(`${lines.size} normas, ${keys.size} claves, ${listed.length} con artículos`)
