import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectionIds, type Ruling } from '@basejuris/domain'
import {
  BaselineBm25,
  createRulingSearch,
  createStemmedBm25,
  type Encoder,
  openEngineIndex,
  type RelevanceLevel,
  type RoundSystem,
  rulingsOnTopics,
  type SearchMode,
  toIndexDocuments,
} from '@basejuris/search'

export interface Answers {
  /** Ids of rulings, best first. */
  readonly ranked: Readonly<Record<RoundSystem, readonly string[]>>
  /** Levels of the product's first ten. */
  readonly levels: readonly RelevanceLevel[]
}

export interface OpenSystems {
  readonly answer: (query: string) => Promise<Answers>
  readonly close: () => Promise<void>
}

const depth = 100
const shown = 10
const modes: Readonly<Record<'words' | 'meaning' | 'both', SearchMode>> = { words: 'lexica', meaning: 'semantica', both: 'hibrida' }

/** All systems over the same rulings, in an index that lasts until `close`. */
export async function openSystems(rulings: readonly Ruling[], encoder: Encoder): Promise<OpenSystems> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-quality-'))
  const index = await openEngineIndex({ folder: join(folder, 'index'), dimension: encoder.dimension, schema: 'bench' })
  const baselines = { bm25: new BaselineBm25(), 'bm25-stems': createStemmedBm25() }
  let sequence = 0
  for (const each of rulings) {
    baselines.bm25.add(each)
    baselines['bm25-stems'].add(each)
    const { ruling, passages } = await toIndexDocuments(each, encoder)
    const upserts = [
      { namespace: 'rulings' as const, document: ruling },
      ...passages.map((document) => ({ namespace: 'passages' as const, document })),
    ]
    await index.writer.apply({ sequence: ++sequence, changes: upserts.map((upsert) => ({ kind: 'upsert', ...upsert })) })
  }
  await index.engine.optimize()
  const search = createRulingSearch({ lexical: index.lexical, vectors: index.vectors, encoder })
  const hitsOf = async (query: string, mode: SearchMode) => {
    const request = {
      query,
      mode,
      collections: collectionIds,
      fictional: 'incluir',
      filters: {},
      sort: 'relevancia',
      page: 1,
      size: depth,
      group: false,
    } as const
    return (await search.search(request)).hits
  }
  return {
    answer: async (query) => {
      const [words, meaning, both] = [await hitsOf(query, modes.words), await hitsOf(query, modes.meaning), await hitsOf(query, modes.both)]
      const ids = (hits: typeof both): string[] => hits.map(({ docId }) => docId)
      const ranked = {
        bm25: baselines.bm25.rank(query, depth),
        'bm25-stems': baselines['bm25-stems'].rank(query, depth),
        topics: await rulingsOnTopics(index.lexical, query, depth),
        words: ids(words),
        meaning: ids(meaning),
        both: ids(both),
      }
      return { ranked, levels: both.slice(0, shown).map(({ level }) => level) }
    },
    close: async () => {
      await index.writer.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
