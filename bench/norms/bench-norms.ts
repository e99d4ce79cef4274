/**
 * The index of norms over the private set: `node bench/norms/bench-norms.ts [--real <folder>] [--keep <folder>]`. Prints times of building,
 * size, memory, times of both searches, and how often the judged norm or article stands first and among the first five.
 */
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { canonicalArticle, findCatalogueNorm, idNormaOf, restatedIn } from '@basejuris/legal-text'
import {
  createHashingEncoder,
  createNormSearch,
  type IndexChange,
  type IndexedNorm,
  type NormHit,
  type NormSearch,
  openEngineIndex,
  toNormDocuments,
} from '@basejuris/search'
import { describe, percentiles } from '../report/percentiles.ts'

interface PrivateNorm {
  readonly idNorma: number
  readonly titulo: string
  readonly derogado: boolean
  readonly articulos: readonly {
    readonly numero: string
    readonly tipo?: string
    readonly epigrafe?: string
    readonly path?: readonly string[]
    readonly texto: string
    readonly derogado?: boolean
  }[]
}

interface Judged {
  readonly question: string
  /** `207436`, `207436:161`: any of them is right. */
  readonly right: ReadonlySet<string>
  readonly isName: boolean
}

const { values } = parseArgs({ options: { keep: { type: 'string' }, real: { type: 'string', default: '../shared' } } })
const source = join(resolve(values.real), 'norms', 'norms.jsonl.gz')
const folder = values.keep ?? join(await mkdtemp(join(tmpdir(), 'bench-norms-')), 'index')
const changesAtOnce = 2000
const mergedAfterMs = 15_000
const encoder = createHashingEncoder()
const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20)

const openIndex = () =>
  openEngineIndex({ folder, dimension: encoder.dimension, schema: 'bench', cacheBytes: 8 * 2 ** 20, residentVectorBytes: 16 * 2 ** 20 })

const toIndexed = ({ idNorma, titulo, derogado, articulos }: PrivateNorm): IndexedNorm => {
  const known = findCatalogueNorm(idNorma)
  return {
    idNorma,
    type: known?.type ?? '',
    name: known?.name ?? titulo,
    usualNames: [...(known?.usualNames ?? []), ...(known?.acronyms ?? [])],
    title: titulo,
    priority: known?.priority ?? 2,
    repealed: derogado,
    version: 1,
    articles: articulos.map(({ tipo, numero, epigrafe = '', path = [], texto, derogado: repealed = false }, position) => ({
      position,
      article: tipo === 'texto' ? null : canonicalArticle(numero),
      heading: epigrafe,
      path,
      text: texto,
      repealed,
    })),
  }
}

async function build(): Promise<void> {
  const index = await openIndex()
  const startedMs = performance.now()
  let [norms, documents, sequence, madeMs] = [0, 0, 0, 0]
  let changes: IndexChange[] = []
  const apply = async (): Promise<void> => {
    sequence += 1
    documents += changes.length
    await index.writer.apply({ sequence, changes })
    changes = []
  }
  for await (const line of createInterface(createReadStream(source).pipe(createGunzip()))) {
    const norm = toIndexed(JSON.parse(line) as PrivateNorm)
    const sinceMs = performance.now()
    for (const document of await toNormDocuments(norm, encoder)) changes.push({ kind: 'upsert', namespace: 'norms', document })
    madeMs += performance.now() - sinceMs
    norms += 1
    if (changes.length >= changesAtOnce) await apply()
  }
  await apply()
  await index.writer.flush()
  const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`
  console.log(
    `build: ${norms} norms, ${documents} documents in ${seconds(performance.now() - startedMs)}, analysis and vectors ${seconds(madeMs)} of it`,
  )
  await new Promise((resolve) => setTimeout(resolve, mergedAfterMs))
  await index.writer.close()
}

const readJudged = (): Judged[] =>
  readFileSync(join(import.meta.dirname, 'judged-norms.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [question = '', right = ''] = line.split('\t')
      return { question, right: new Set(right.split('|').flatMap(placesOf)), isName: !right.includes(':') }
    })

/** A law and the norm that restates it are both right. */
const placesOf = (written: string): string[] => {
  const [key = '', article] = written.split(':', 2)
  const idNorma = idNormaOf(key)
  if (idNorma === null) throw new Error(`${key} is not in the catalogue`)
  const restating = restatedIn(idNorma)
  return [idNorma, ...(restating === null ? [] : [restating])].map((id) => (article === undefined ? String(id) : `${id}:${article}`))
}

const placeOf = ({ idNorma, article, position }: NormHit): string => (position === null ? `${idNorma}` : `${idNorma}:${article}`)

function report(name: string, judged: readonly Judged[], found: readonly (readonly NormHit[])[]): void {
  const firstAt = judged.map(({ right }, at) => found[at]?.findIndex((hit) => right.has(placeOf(hit))) ?? -1)
  const within = (depth: number): number => firstAt.filter((rank) => rank >= 0 && rank < depth).length
  console.log(`${name}: first ${within(1)}, among five ${within(5)}, among ten ${within(10)} of ${judged.length}`)
  judged.forEach(({ question }, at) => {
    if ((firstAt[at] ?? -1) < 0 || (firstAt[at] ?? 0) >= 5) console.log(`  not among five: ${question}`)
  })
}

async function measure(search: NormSearch, judged: readonly Judged[]): Promise<void> {
  for (const round of ['first time', 'repeated']) {
    const [findMs, nearestMs]: [number[], number[]] = [[], []]
    const [byWords, byMeaning]: [(readonly NormHit[])[], (readonly NormHit[])[]] = [[], []]
    for (const { question } of judged) {
      const startedMs = performance.now()
      byWords.push((await search.find({ text: question, offset: 0, limit: 20 })).hits)
      const foundMs = performance.now()
      const near = await encoder.encodeQuery(question)
      byMeaning.push(near === null ? [] : await search.nearest({ near, limit: 10 }))
      findMs.push(foundMs - startedMs)
      nearestMs.push(performance.now() - foundMs)
    }
    console.log(`find, ${round}: ${describe(percentiles(findMs))}`)
    console.log(`similarity-search, ${round}: ${describe(percentiles(nearestMs))}`)
    if (round !== 'repeated') continue
    const pick = <Item>(list: readonly Item[], isName: boolean): Item[] => list.filter((_, at) => judged[at]?.isName === isName)
    report('names by words', pick(judged, true), pick(byWords, true))
    report('wordings by words', pick(judged, false), pick(byWords, false))
    report('wordings by meaning', pick(judged, false), pick(byMeaning, false))
  }
}

if (!existsSync(folder)) await build()
globalThis.gc?.()
const beforeBytes = process.memoryUsage().rss
const index = await openIndex()
await measure(createNormSearch(index), readJudged())
globalThis.gc?.()
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
console.log(
  `index: ${mebibytes(bytes)} MiB on disk; resident memory from ${mebibytes(beforeBytes)} to ${mebibytes(process.memoryUsage().rss)} MiB`,
)
await index.writer.close()
if (values.keep === undefined) await rm(join(folder, '..'), { recursive: true })
