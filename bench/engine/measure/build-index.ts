import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { Corpus } from '../corpus/corpus.ts'
import type { Built } from './engine-results.ts'
import { runInProcess } from './run-in-process.ts'

export function indexFolder(corpus: Corpus, name: string): string {
  return `${corpus.folder}-${name}`
}

/**
 * Builds the index of one engine beside its corpus, `times` times. Returns the fastest build, or that of an earlier run in the same
 * folder.
 */
export async function buildIndex(name: string, corpus: Corpus, times: number): Promise<Built | null> {
  const resultFile = `${indexFolder(corpus, name)}.json`
  if (existsSync(resultFile)) return JSON.parse(await readFile(resultFile, 'utf8'))
  let fastest: Built | null = null
  for (let i = 0; i < times; i++) {
    const built = await runInProcess<Built>(name, 'build', corpus, indexFolder(corpus, name))
    if (built === null) return null
    console.log(`${name} built in ${built.seconds.toFixed(0)} s`)
    if (fastest === null || built.seconds < fastest.seconds) fastest = built
  }
  await writeFile(resultFile, JSON.stringify(fastest))
  return fastest
}
