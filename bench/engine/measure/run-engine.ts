import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Corpus, queryVectorsFile, readBatches, readQueries, readVectors } from '../corpus/corpus.ts'
import type { EngineAdapter } from '../engines/engine-adapter.ts'
import { getEngine } from '../engines/engines.ts'
import { answerQueries } from './answer-queries.ts'
import type { Built } from './engine-results.ts'
import { measureQueries } from './measure-queries.ts'

const sizeOf = async (folder: string): Promise<number> => {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

const build = async (engine: EngineAdapter, corpus: Corpus, folder: string): Promise<Built> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const start = performance.now()
  await engine.build(folder, readBatches(corpus))
  return { seconds: (performance.now() - start) / 1000, bytes: await sizeOf(folder), peakMb: process.resourceUsage().maxRSS / 1024 }
}

/** Runs one task of one engine, in the process that `run-in-process.ts` starts. Its result is the last line of output, after `@@`. */
const run = async (name: string, task: string, corpus: Corpus, folder: string): Promise<unknown> => {
  const engine = getEngine(name)
  if (task === 'build') return build(engine, corpus, folder)
  const queries = await readQueries(corpus.folder)
  const vectors = await readVectors(queryVectorsFile(corpus.folder))
  if (task === 'measure') return measureQueries(engine, folder, queries, vectors)
  return answerQueries(engine, await engine.open(folder, 'answers'), corpus.documents, queries.compared, vectors)
}

const [name = '', task = '', corpusFolder = '', documents = '', folder = ''] = process.argv.slice(2)
const result = await run(name, task, { folder: corpusFolder, documents: Number(documents) }, folder)
process.stdout.write(`\n@@${JSON.stringify(result)}\n`, () => process.exit(0))
