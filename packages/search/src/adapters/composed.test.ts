import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { term } from '../ports/index.ts'
import { axis, documentOf, lexicalRequest, upserts } from '../testing/index-documents.ts'
import { describeIndexHost, hostSchema, throughPorts } from '../testing/index-host.suite.ts'
import { describeSearchPorts, suiteDimension } from '../testing/ports.suite.ts'
import { composedSchema, composeIndex, type WordsHost, wordsSchema } from './composed.ts'
import { type EngineIndex, openEngineIndex } from './embedded/engine-index.ts'
import type { VectorHost } from './qdrant/vector-store.ts'

interface Pair {
  readonly words: EngineIndex
  readonly meaning: EngineIndex
  readonly index: WordsHost
}

const asVectorHost = (engine: EngineIndex): VectorHost => ({ ...engine, snapshot: async () => [], ping: async () => undefined })

/** Two embedded indexes: one for words, one for vectors. */
const openPair = async (folder: string, schema: string): Promise<Pair> => {
  const meaning = await openEngineIndex({ folder: join(folder, 'meaning'), dimension: suiteDimension, schema })
  const words = await openEngineIndex({ folder: join(folder, 'words'), dimension: suiteDimension, schema: wordsSchema(schema) })
  return { words, meaning, index: composeIndex(words, asVectorHost(meaning)) }
}

const openInNew = async (schema: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-composed-'))
  let pair = await openPair(folder, schema)
  const abandon = async (): Promise<void> => {
    for (const { engine } of [pair.words, pair.meaning]) await engine.abandon().catch(() => undefined)
  }
  return {
    pair: () => pair,
    close: () => pair.index.writer.close(),
    reopen: async (leave: () => Promise<void> = abandon) => {
      await leave()
      pair = await openPair(folder, schema)
      return pair.index
    },
    dispose: async () => {
      await abandon()
      await rm(folder, { recursive: true })
    },
  }
}

describeIndexHost('composed', async () => {
  const opened = await openInNew(hostSchema)
  return {
    ...throughPorts(() => opened.pair().index),
    get host() {
      return opened.pair().index
    },
    reopen: () => opened.reopen(opened.close),
    dispose: opened.dispose,
  }
})

describeSearchPorts(
  'composed',
  async () => {
    const opened = await openInNew('suite')
    return { index: opened.pair().index, reopen: () => opened.reopen(), dispose: opened.dispose }
  },
  { share: 0.2 },
)

it('stores vectors in one index alone, and applies again what only one of them has', async () => {
  const { pair, dispose } = await openInNew('suite')
  const batch = upserts(3, [documentOf('a', 'juez', { vector: axis(1) })])
  await pair().meaning.writer.apply(batch)
  expect([await pair().index.writer.appliedSequence(), await pair().index.writer.furthestSequence?.()]).toEqual([0, 3])
  await pair().index.writer.apply(batch)
  expect(await pair().index.writer.appliedSequence()).toBe(3)
  const near = { near: axis(1), filter: null, limit: 3 }
  expect(await pair().words.vectors.nearest('rulings', near)).toEqual([])
  expect((await pair().index.vectors.nearest('rulings', near)).map(({ id }) => id)).toEqual(['a'])
  const said = await pair().index.lexical.search('rulings', lexicalRequest({ text: term('juez', { texto: 1 }) }))
  expect(said.hits.map(({ id }) => id)).toEqual(['a'])
  await dispose()
})

it('knows an index of words that belongs to the vectors from any other', () => {
  expect(composedSchema(wordsSchema('one'), 'one')).toBe('one')
  for (const [words, meaning] of [
    ['one', 'one'],
    [wordsSchema('one'), 'other'],
    [wordsSchema('one'), null],
    [null, 'one'],
  ] as const)
    expect(composedSchema(words, meaning)).toBeNull()
})
