import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type IndexWriter, term } from '../ports/index.ts'
import { axis, documentOf, lexicalRequest, upserts } from '../testing/index-documents.ts'
import { describeIndexHost, hostSchema, throughPorts } from '../testing/index-host.suite.ts'
import { describeSearchPorts, suiteDimension } from '../testing/ports.suite.ts'
import { composeIndex, type WordsHost, wordsSchema } from './composed.ts'
import { openEngineIndex } from './embedded/engine-index.ts'
import { clusterOptions, clusterUrl, nextAddress, openTestCluster } from './opensearch/test-cluster.fixture.ts'
import { nextStoreAddress, openTestStore, storeUrl } from './qdrant/test-store.fixture.ts'
import type { VectorHost } from './qdrant/vector-store.ts'
import { type Fate, openStandIn } from './stand-in.fixture.ts'

/** Where the vectors of a composition are. */
interface Meaning {
  readonly host: () => VectorHost
  /** Opens what was stored, as another process would. */
  readonly reopen: () => Promise<VectorHost>
  readonly dispose: () => Promise<void>
}

type OpenMeaning = (schema: string, fateOf?: (path: string) => Fate) => Promise<Meaning>

const inFolder: OpenMeaning = async (schema) => {
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-vectors-'))
  const open = async (): Promise<VectorHost> => {
    const engine = await openEngineIndex({ folder, dimension: suiteDimension, schema })
    return { ...engine, snapshot: async () => [], ping: async () => undefined }
  }
  let host = await open()
  return {
    host: () => host,
    reopen: async () => {
      await host.writer.close().catch(() => undefined)
      host = await open()
      return host
    },
    dispose: async () => {
      await host.writer.close().catch(() => undefined)
      await rm(folder, { recursive: true })
    },
  }
}

const inStore: OpenMeaning = async (schema, fateOf = () => 'pass') => {
  const { url, close } = await openStandIn(storeUrl, fateOf)
  const store = await openTestStore(schema, suiteDimension, nextStoreAddress({ url }))
  return {
    ...store,
    dispose: async () => {
      await store.dispose()
      close()
    },
  }
}

interface Fates {
  readonly words?: (path: string) => Fate
  readonly meaning?: (path: string) => Fate
}

interface Composed {
  readonly index: () => WordsHost
  readonly writers: () => readonly IndexWriter[]
  readonly reopen: () => Promise<WordsHost>
  readonly dispose: () => Promise<void>
}

/** Words in the cluster and vectors beside it. */
const openComposed = async (openMeaning: OpenMeaning, schema: string, fates: Fates = {}): Promise<Composed> => {
  const way = await openStandIn(clusterUrl, fates.words ?? (() => 'pass'))
  const meaning = await openMeaning(schema, fates.meaning)
  const words = await openTestCluster({ ...clusterOptions, schema: wordsSchema(schema) }, nextAddress({ nodes: [way.url] }))
  let index = composeIndex(words.host(), meaning.host())
  return {
    index: () => index,
    writers: () => [words.host().writer, meaning.host().writer],
    reopen: async () => {
      index = composeIndex(await words.reopen(), await meaning.reopen())
      return index
    },
    dispose: async () => {
      await words.dispose()
      await meaning.dispose()
      way.close()
    },
  }
}

const compositions: readonly (readonly [string, OpenMeaning])[] = [
  ['OpenSearch beside vectors in a folder', inFolder],
  ...(storeUrl === '' ? [] : [['OpenSearch beside Qdrant', inStore] as const]),
]
if (storeUrl === '') it.skip('OpenSearch beside Qdrant: QDRANT_TEST_URL names no server', () => undefined)

describe.each(compositions)('%s', (name, openMeaning) => {
  describeIndexHost(name, async () => {
    const { index, reopen, dispose } = await openComposed(openMeaning, hostSchema)
    return {
      ...throughPorts(index),
      get host() {
        return index()
      },
      reopen,
      dispose,
    }
  })

  describeSearchPorts(
    name,
    async () => {
      const { index, reopen, dispose } = await openComposed(openMeaning, 'suite')
      return { index: index(), isDurableOnceApplied: true, reopen, dispose }
    },
    { share: 0.03 },
  )
})

const sequences = ({ writers }: Composed): Promise<number[]> => Promise.all(writers().map((writer) => writer.appliedSequence()))
const found = async ({ index }: Composed): Promise<readonly (readonly string[])[]> => {
  const byWords = await index().lexical.search('rulings', lexicalRequest({ text: term('juez', { texto: 1 }), sort: [] }))
  const byMeaning = await index().vectors.nearest('rulings', { near: axis(1), filter: null, limit: 9 })
  return [byWords.hits, byMeaning].map((hits) => hits.map(({ id }) => id).toSorted())
}
const judge = (id: string, word = 'juez') => documentOf(id, word, { vector: axis(1) })

interface Fault {
  readonly fault: string
  readonly openMeaning: OpenMeaning
  readonly failing: Fates
  /** Sequences of words and vectors afterwards. */
  readonly between: readonly [number, number]
}

const on =
  (part: string, fate: Fate) =>
  (path: string): Fate =>
    path.includes(part) ? fate : 'pass'

const faults: readonly Fault[] = [
  {
    fault: 'the cluster loses its connections once the vectors are stored',
    openMeaning: inFolder,
    failing: { words: on('_bulk', 'cut') },
    between: [1, 2],
  },
  {
    fault: 'the cluster fails between its documents and their sequence',
    openMeaning: inFolder,
    failing: { words: on('_refresh', 500) },
    between: [1, 2],
  },
  ...(storeUrl === ''
    ? []
    : [
        {
          fault: 'the cluster loses its connections once Qdrant has the vectors',
          openMeaning: inStore,
          failing: { words: on('_bulk', 'cut') },
          between: [1, 2],
        } as const,
        {
          fault: 'Qdrant loses its connections',
          openMeaning: inStore,
          failing: { meaning: on('/points?wait', 'cut') },
          between: [1, 1],
        } as const,
        {
          fault: 'Qdrant fails between its vectors and their sequence',
          openMeaning: inStore,
          failing: { meaning: on('/points/payload', 500) },
          between: [1, 1],
        } as const,
      ]),
]

it.each(faults)(
  '$fault: the batch is written again, both stand at one sequence, nothing is lost',
  async ({ openMeaning, failing, between }) => {
    let isFailing = false
    const whileFailing = (fateOf: ((path: string) => Fate) | undefined) => (path: string) =>
      isFailing ? (fateOf?.(path) ?? 'pass') : 'pass'
    const fates = { words: whileFailing(failing.words), meaning: whileFailing(failing.meaning) }
    const composed = await openComposed(openMeaning, 'suite', fates)
    const { index, reopen, dispose } = composed
    await index().writer.apply(upserts(1, [judge('a'), judge('c')]))
    isFailing = true
    const { changes } = upserts(2, [judge('b'), judge('c', 'antes')])
    await expect(index().writer.apply({ sequence: 2, changes })).rejects.toThrow()
    isFailing = false
    expect([await sequences(composed), await index().writer.appliedSequence()]).toEqual([between, 1])
    await reopen()
    // What follows takes more changes into its batch.
    const removal = { kind: 'remove', namespace: 'rulings', id: 'a' } as const
    await index().writer.apply({ sequence: 4, changes: [...changes, ...upserts(4, [judge('d')]).changes, removal] })
    expect(await sequences(composed)).toEqual([4, 4])
    expect(await found(composed)).toEqual([
      ['b', 'd'],
      ['b', 'c', 'd'],
    ])
    await dispose()
  },
)
