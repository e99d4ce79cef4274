import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outsideSubjects } from './outside-subjects.ts'
import { cachedFrom, openTopicCache } from './topic-cache.ts'
import { createTopicFinder, openTopicFinder } from './topic-finder.ts'
import { topics } from './topic-table.ts'
import { typedPhrases } from './typed-phrases.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topic-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const value = { columns: new Map([['despido', 3]]), weights: Float32Array.of(0.5, 2) }

describe('the cache of what is computed from the topics', () => {
  it('gives back what another process wrote', () => {
    openTopicCache(folder).write('finder', value)
    expect(openTopicCache(folder).read('finder')).toEqual(value)
    expect(openTopicCache(folder).read('words')).toBeNull()
  })

  it('takes a damaged file for none', async () => {
    const cache = openTopicCache(folder)
    cache.write('finder', value)
    const [file = ''] = await readdir(folder)
    const bytes = await readFile(join(folder, file))
    for (const damaged of [bytes.subarray(0, bytes.length - 1), bytes.with(-1, 7), Buffer.alloc(0)]) {
      await writeFile(join(folder, file), damaged)
      expect(cache.read('finder')).toBeNull()
    }
  })

  it('removes what was computed from other sources', async () => {
    await writeFile(join(folder, 'finder-0123.bin'), 'old')
    openTopicCache(folder).write('finder', value)
    expect(await readdir(folder)).not.toContain('finder-0123.bin')
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('keeps nothing where it cannot write', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const cache = openTopicCache(join(file, 'below'))
    cache.write('finder', value)
    expect(cache.read('finder')).toBeNull()
  })

  it('depends on every module of ours that computes a finder', async () => {
    const modules = await importedBy(join(import.meta.dirname, 'topic-finder.ts'))
    expect(modules.size).toBeGreaterThan(20)
    expect([...modules].filter((file) => !cachedFrom.some((path) => file.startsWith(resolve(path))))).toEqual([])
  })

  it('answers as a finder that was computed', () => {
    const [computed, opened] = [
      createTopicFinder({ table: topics(), typed: typedPhrases(), outside: outsideSubjects() }),
      openTopicFinder(),
    ]
    for (const { lay } of topics().slice(0, 40)) expect(opened.find(lay[0] ?? '')).toEqual(computed.find(lay[0] ?? ''))
  })
})

const packages = join(import.meta.dirname, '../../..')
/** Packages of which the finder imports no more than this. */
const entries: Readonly<Record<string, string>> = { 'legal-text': 'legal-text/src/analysis/analyze.ts', domain: 'domain/src/index.ts' }

async function importedBy(file: string, known = new Set<string>()): Promise<ReadonlySet<string>> {
  if (known.has(file)) return known
  known.add(file)
  const text = await readFile(file, 'utf8')
  for (const [, from = ''] of text.matchAll(/^(?:import|export)\b(?! type\b)[^;]*?from '([^']+)'/gmu)) {
    if (from.startsWith('.')) await importedBy(resolve(dirname(file), from), known)
    const [, name = ''] = /^@basejuris\/([^/]+)/u.exec(from) ?? []
    const entry = entries[name]
    if (entry !== undefined) await importedBy(join(packages, entry), known)
    else if (name !== '') known.add(join(packages, name))
  }
  return known
}
