import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Gate, reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { askInOrder } from './ask-in-order.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { followRelations, type Linked, pickLinked } from './prepare-relations.ts'
import { startServer, untilIdle } from './start-server.ts'
import { distinctQueries } from './visitor.ts'

const maxMs = 30
/** Addresses of each kind at most, each asked for once. */
const requests = 600
/** A server that has just started compiles its programs while it answers. */
const warmUps = 1000
const dayMs = 86_400_000

export interface ReferencesOptions {
  readonly rulings: number
  /** Data folder to keep, reused when it exists. null creates one and removes it. */
  readonly keep: string | null
  /** Folder of the private set, for the texts of norms; without one the norms of the catalogue have none. */
  readonly realFiles: string
}

/** From outside: pages of norms, what a ruling cites and what cites it, and both searches of norms. */
export async function benchReferences({ rulings, keep, realFiles }: ReferencesOptions): Promise<boolean> {
  const dataDir = keep === null ? join(await mkdtemp(join(tmpdir(), 'basejuris-references-')), 'data') : resolve(keep)
  await prepareDataFolder(dataDir, rulings)
  await followRelations(dataDir, realFiles)
  const linked = await pickLinked(dataDir, requests)
  const server = await startServer(dataDir)
  try {
    await untilIdle(server)
    console.log(`  ${linked.rulings} rulings, ${linked.citations} citations, texts of ${linked.norms} norms; load ${loadNow()}`)
    const gates: Gate[] = []
    const ask = (addresses: readonly string[]) => askInOrder({ origin: server.origin, addresses, headers: asBrowser })
    const others = warmUpPages(linked)
    const started = (await ask(others)).filter((time) => time !== null)
    console.log(
      `  the first ${others.length} pages after the start, of one norm and of others that no ruling names: ${describe(percentiles(started))}`,
    )
    for (const { name, addresses } of kindsOf(linked)) {
      const before = await server.cpuMs()
      const all = await ask(addresses)
      const each = ((await server.cpuMs()) - before) / all.length
      // A sixth of the addresses warms up, so that none is asked for twice.
      const timed = all.slice(Math.ceil(all.length / 6))
      const times = timed.filter((time) => time !== null)
      const refused = timed.length - times.length
      const measured = percentiles(times)
      console.log(
        `  ${name}: ${describe(measured)}; processor time ${each.toFixed(1)} ms each${refused === 0 ? '' : `; ${refused} refused`}; load ${loadNow()}`,
      )
      const ours = refused === 0 ? measured.p95 : Number.POSITIVE_INFINITY
      gates.push({ name: `p95 of ${name}`, ours, other: maxMs, minRatio: 1, unit: 'ms' })
    }
    return reportGates(gates)
  } finally {
    await server.stop()
    if (keep === null) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

/** Pages of the most named norm on other days, and of norms that no ruling names: the others are built when they are timed. */
function warmUpPages({ pages, spread }: Linked): string[] {
  const named = new Set(pages.map(withoutArticle))
  const unnamed = spread.filter((page) => !named.has(page))
  const ofOne = pages.filter((page) => page.includes('?') && withoutArticle(page) === withoutArticle(pages[0] ?? ''))
  return Array.from({ length: warmUps }, (_, at) => {
    const day = new Date(Date.UTC(2025, 11, 31) - at * dayMs).toISOString().slice(0, 10)
    return at % 2 === 1 ? `${unnamed[at % unnamed.length]}` : `${ofOne[at % ofOne.length]}&fecha=${day}`
  })
}

const withoutArticle = (page: string): string => page.split('?', 1)[0] ?? page

interface Kind {
  readonly name: string
  readonly addresses: readonly string[]
}

function kindsOf({ cited, others, pages }: Linked): Kind[] {
  const citations = (docIds: readonly string[]): string[] => docIds.map((docId) => `/v1/rulings/${encodeURIComponent(docId)}/citations`)
  return [
    { name: '/norma/{id}, of norms and articles', addresses: pages },
    { name: '/v1/rulings/{docId}/citations, the most cited', addresses: citations(cited) },
    { name: '/v1/rulings/{docId}/citations, others', addresses: citations(others) },
    { name: '/normativa/find', addresses: questions.map((text) => `/normativa/find/${encodeURIComponent(text)}/1/20`) },
    {
      name: '/normativa/similarity-search',
      addresses: questions.map((text) => `/normativa/similarity-search/${encodeURIComponent(text)}`),
    },
  ]
}

/** A browser asks for a document; the router of the pages would get the structure of a norm a second time, as data. */
const asBrowser = { accept: 'text/html' }

/** Names and everyday wordings of norms, then words of searches. */
const questions = [
  ...readFileSync(join(import.meta.dirname, '../norms/judged-norms.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? ''),
  ...distinctQueries.map((query) => query.replaceAll('/', ' ')),
].slice(0, requests)

const loadNow = (): string => loadavg()[0]?.toFixed(1) ?? ''
