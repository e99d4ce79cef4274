import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { isTestFile, root, sourceFiles } from './tracked-files.ts'

const product = sourceFiles().filter((file) => !isTestFile(file))
const maxFilesPerFolder = 25
/** Folders above the limit, each with its reason. */
const largeFolders: Readonly<Record<string, string>> = {}
const shortFile = 10
const maxShortShare = 0.03

/**
 * Rooms from the top down: a room imports only those below it, and rooms of one line do not import each other.
 * A new room gets its place here.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src': [
    'main.ts',
    'operator/',
    'backup/',
    'app.ts composition/',
    'modules/',
    'services.ts',
    'http/ mail/',
    'security/',
    'tracing/',
    'config/ errors/ process/',
  ],
  'apps/web/src': [
    'app/',
    'features/',
    'saved-items/',
    'components/',
    'session/',
    'notifications/',
    'analytics/ api/ format/ search-address/ storage/',
  ],
  'apps/web/src/features': [
    'home/',
    'analysis/ research/',
    'chat/',
    'account/ contrast/ coverage/ device/ favorites/ line/ norm/ norm-list/ payment-recovery/ quality/ results/ subscription/',
    'citation-checker/ contact/ folders/ history/ privacy-request/ reader/',
    'docket-list/ docs/ exports/ interface-guide/ norm-detector/ petitions/ saved-searches/ texts/ watches/',
    'cart/',
    'payment/',
  ],
  'apps/web/src/components': [
    'states/ workspace/',
    'footer/',
    'checked-text/ header/ suggestions/',
    'navigation/ theme/',
    'form/',
    'assistant/ ruling/ static-html/',
    'ui/',
  ],
  'packages/assistant/src': [
    'index.ts',
    'analysis/ document/ research/',
    'answer/',
    'models/',
    'tools/',
    'ports/',
    'sufficiency/',
    'choosing/',
    'question/ verify/',
    'spans/',
  ],
  'packages/contract/src': [
    'index.ts',
    'endpoints.ts',
    'exports/',
    'analysis/',
    'assistant/ citations/ client.ts norms/ privacy/ workspace/',
    'accounts/ platform/ rulings/ terms/',
    'billing/ search/',
    'fields/ http/',
  ],
  'packages/database/src': [
    'index.ts',
    'quotations/ watches/',
    'citations/ requests/',
    'norms/ rulings/ workspace/',
    'accounts/ administration/ assistant/ billing/ copying/ ingestion/ jobs/',
    'connection/',
    'schema/',
  ],
  'packages/domain/src': [
    'index.ts',
    'billing/ citations/ norms/',
    'accounts/ rulings/',
    'courts/ facets.ts limits.ts requests/',
    'text/',
    'calendar.ts',
  ],
  'packages/engine/src': [
    'index.ts',
    'engine/',
    'merge/',
    'build/ search/',
    'score/ vectors/',
    'match/ store/',
    'view/',
    'segment/',
    'bytes/ concurrency/ files/ model/',
  ],
  'packages/flow/src': ['index.ts', 'client/ simulator/'],
  'packages/flow/src/simulator': [
    'index.ts main.ts',
    'simulator.config.ts',
    'start-simulator.ts',
    'control/',
    'api/ pages/',
    'billing/ callbacks/',
    'state/',
    'clock/',
  ],
  'packages/ingestion/src': [
    'evaluation/ index.ts',
    'inbox/ norms/',
    'replication/ run/',
    'citation-graph/',
    'clusters/ quotations/ versions/',
    'relations/',
    'workers/',
    'annotation/ privacy/ sources/',
    'encoding/ normalise/ raw-store/ reading/',
    'citations/ record/',
  ],
  'packages/legal-text/src': [
    'index.ts',
    'stated-decision/',
    'deciding/ references/ treatment/',
    'courts/ disposition/',
    'cleaning/ norms/ outcome/ people/ sections/ speaker/',
    'quotations/',
    'similarity/',
    'analysis/ softmax/',
    'patterns/',
  ],
  'packages/norms/src': [
    'index.ts',
    'complete-facts.ts fetch/ margin-notes.ts',
    'files/ possible-dates.ts readers/',
    'reader.ts',
    'assemble/ norm-problem.ts',
  ],
  'packages/search/src': [
    'index.ts',
    'adapters/ evaluation/ learning/',
    'ruling-search.ts',
    'correction/ norms/ suggestions/',
    'ranking/',
    'indexing/',
    'encoder/ query/',
    'topics/',
    'ports/ word-tokens.ts',
  ],
  'packages/search/src/ranking': [
    'line-rulings.ts matching-rulings.ts search-rulings.ts',
    'present/',
    'related/',
    'order/',
    'prepare/',
    'bm25f-parameters.ts field-weights.ts request/',
  ],
}

const folderOf = (file: string): string => posix.dirname(file)
const lines = (file: string): number => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length

describe('rooms', () => {
  it('hold at most twenty-five source files', () => {
    const sizes = Map.groupBy(product, folderOf)
    const large = [...sizes].filter(([, files]) => files.length > maxFilesPerFolder).map(([folder]) => folder)
    expect(large.filter((folder) => largeFolders[folder] === undefined)).toEqual([])
    expect(Object.keys(largeFolders).filter((folder) => !large.includes(folder))).toEqual([])
  })

  it('join what is always read together', () => {
    const short = product.filter((file) => lines(file) < shortFile)
    expect(short.length / product.length, short.join('\n')).toBeLessThanOrEqual(maxShortShare)
  })

  it('keep test matter in testing/ or beside its source', () => {
    const stray = sourceFiles().filter((file) => isTestFile(file) && /\/(fixtures|suite|__tests__|mocks)\//.test(file))
    expect(stray).toEqual([])
    const leaks = product
      .filter((file) => !file.startsWith('packages/testkit/') && !file.startsWith('bench/'))
      .flatMap((file) => importsOf(file).flatMap(({ target }) => (target !== null && isTestFile(target) ? [`${file} -> ${target}`] : [])))
    expect(leaks).toEqual([])
  })

  it('import each other without a circle, at every level', () => {
    expect(circles()).toEqual([])
  })

  it('import downwards only', () => {
    const upward = Object.entries(floors).flatMap(([place, order]) => {
      const rank = new Map(order.flatMap((row, at) => row.split(' ').map((room) => [room, at] as const)))
      return product
        .filter((file) => file.startsWith(`${place}/`))
        .flatMap((file) =>
          importsOf(file).flatMap(({ target }) => {
            if (target === null || !target.startsWith(`${place}/`)) return []
            const [from, to] = [roomOf(place, file), roomOf(place, target)]
            const [above, below] = [rank.get(from), rank.get(to)]
            const isBelow = above !== undefined && below !== undefined && above < below
            return from === to || isBelow ? [] : [`${file} -> ${target}`]
          }),
        )
    })
    expect(upward).toEqual([])
  })
})

/** The room of a file under a folder: a sub-folder with all it holds (`name/`), or the file itself. */
function roomOf(folder: string, file: string): string {
  const rest = file.slice(folder.length + 1)
  const slash = rest.indexOf('/')
  return slash < 0 ? rest : rest.slice(0, slash + 1)
}

/** Circles among the rooms of each folder. `index.ts` and `main.ts` only pass on or start, and are left out. */
function circles(): string[] {
  const inside = product.filter((file) => !/\/(index|main)\.tsx?$/.test(file))
  const known = new Set(inside)
  const edges = inside.flatMap((file) =>
    importsOf(file).flatMap(({ target }) => (target !== null && known.has(target) ? [[file, target] as const] : [])),
  )
  const folders = new Set(inside.flatMap((file) => parentsOf(file)))
  return [...folders].flatMap((folder) => {
    const graph = new Map<string, Set<string>>()
    for (const [from, to] of edges) {
      if (!from.startsWith(`${folder}/`) || !to.startsWith(`${folder}/`)) continue
      const [a, b] = [roomOf(folder, from), roomOf(folder, to)]
      if (a !== b) graph.set(a, (graph.get(a) ?? new Set()).add(b))
    }
    return circlesOf(graph).map((rooms) => `${folder}: ${rooms.join(' ')}`)
  })
}

const parentsOf = (file: string): string[] => {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

/** Strongly connected parts of more than one node (Tarjan 1972). */
function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const [order, low] = [new Map<string, number>(), new Map<string, number>()]
  const [stack, found]: [string[], string[][]] = [[], []]
  const visit = (node: string): number => {
    order.set(node, order.size)
    low.set(node, order.size - 1)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      const reached = order.has(next) ? (stack.includes(next) ? (order.get(next) ?? 0) : Number.POSITIVE_INFINITY) : visit(next)
      low.set(node, Math.min(low.get(node) ?? 0, reached))
    }
    if (low.get(node) === order.get(node)) {
      const part = stack.splice(stack.indexOf(node))
      if (part.length > 1) found.push(part)
    }
    return low.get(node) ?? 0
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}
