import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { FileLayer } from '../files/file-layer.ts'
import { batchOf, randomChanges, testNamespace } from '../testing/arbitraries.ts'
import { CrashingFiles } from '../testing/crashing-files.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { expectSameAnswers } from '../testing/expect-same-answers.ts'
import { batchNumber, killedOptions, openKilled } from '../testing/killed-writer.ts'
import { randomFrom, testDimension } from '../testing/random-documents.ts'
import { openEngine } from './engine.ts'
import { openReader } from './engine-reader.ts'

const parameters = { k1: 1.4, b: {}, defaultB: 0.75, frequentWords: { texto: ['ley', 'juez', 'pago'] } }
const options = { folder: '/index', dimension: testDimension, schema: 'test', namespaces: { [testNamespace]: parameters } }
const questions = [
  { text: null, filter: null },
  { text: { kind: 'phrase' as const, terms: ['ley', 'juez'], slop: 2, fields: { texto: 1 } }, filter: null },
]

describe('a reader beside the writer', () => {
  it('reads one durable state until refreshed, whatever the writer does', async () => {
    const random = randomFrom(8)
    const files = new CrashingFiles()
    const engine = await openEngine({ ...options, files, memoryBytes: 40_000 })
    const exhaustive = new ExhaustiveIndex(parameters)
    let durable = exhaustive.copy()
    const readers = await Promise.all([0, 1, 2].map(() => openReader({ ...options, files, cacheBytes: 100_000 })))
    const states = readers.map(() => durable)
    for (let step = 1; step <= 80; step++) {
      const kind = random()
      if (kind < 0.4) {
        const batch = batchOf(step, randomChanges(step, Math.floor(random() * 100), 150))
        exhaustive.apply(batch)
        await engine.apply(batch)
      } else if (kind < 0.55) {
        await engine.flush()
        durable = exhaustive.copy()
      } else if (kind < 0.6) await engine.optimize()
      else {
        const chosen = Math.floor(random() * readers.length)
        const before = states[chosen]
        states[chosen] = durable
        if (await readers[chosen]?.refresh()) expect(readers[chosen]?.sequence).toBe(durable.sequence)
        else expect(before?.sequence).toBe(durable.sequence)
      }
      for (const [i, reader] of readers.entries())
        for (const question of questions) expectSameAnswers(reader, states[i] as ExhaustiveIndex, question, 6)
    }
    await engine.close()
    const held = readers[0]?.snapshot()
    const [heldState] = states
    for (const reader of readers) await reader.refresh()
    if (held !== undefined) expectSameAnswers(held, heldState as ExhaustiveIndex, { text: null, filter: null }, 6)
    for (const reader of readers) {
      expectSameAnswers(reader, exhaustive, { text: null, filter: null }, 6)
      await reader.close()
      expect(() => reader.documentFrequencies(testNamespace, ['x'], ['texto'])).toThrow(/closed/)
    }
    expect(files.openFiles).toBe(0)
  }, 60_000)

  it('retries when the writer removes files after it read the manifest', async () => {
    const files = new CrashingFiles()
    const engine = await openEngine({ ...options, files })
    const exhaustive = new ExhaustiveIndex(parameters)
    const write = async (sequence: number): Promise<void> => {
      const batch = batchOf(sequence, randomChanges(sequence, 40, 100))
      exhaustive.apply(batch)
      await engine.apply(batch)
      await engine.optimize()
      await engine.flush()
    }
    await write(1)
    let overtakings = 5
    const readWhole = async (path: string) => {
      const content = await files.readWhole(path)
      if (path.endsWith('manifest') && overtakings-- > 0) await write(10 - overtakings)
      return content
    }
    const slow: FileLayer = {
      makeFolder: () => files.makeFolder(),
      list: (folder) => files.list(folder),
      readWhole,
      create: (path) => files.create(path),
      createExclusive: (path, content) => files.createExclusive(path, content),
      open: (path) => files.open(path),
      rename: (from, to) => files.rename(from, to),
      remove: (path) => files.remove(path),
      syncFolder: (path) => files.syncFolder(path),
    }
    const reader = await openReader({ ...options, files: slow })
    expect(reader.sequence).toBe(exhaustive.sequence)
    for (const question of questions) expectSameAnswers(reader, exhaustive, question, 1000)
    await engine.close()
    await reader.close()
    expect(files.openFiles).toBe(0)
  })

  it('keeps its state when the next is damaged, and finds an empty index where there is none', async () => {
    const files = new CrashingFiles()
    const empty = await openReader({ ...options, files })
    expect(empty.search(testNamespace, { text: null, filter: null, sort: [], facets: [], offset: 0, limit: 3 }).total).toBe(0)
    const engine = await openEngine({ ...options, files })
    await engine.apply(batchOf(1, randomChanges(1, 40, 100)))
    await engine.close()
    const [name] = [...files.contents().keys()].filter((path) => path.endsWith('.segment'))
    files.lose(name as string)
    await expect(openReader({ ...options, files })).rejects.toThrow(/is missing/)
    await expect(empty.refresh()).rejects.toThrow(/is missing/)
    expect(empty.sequence).toBe(0)
    expect(files.openFiles).toBe(0)
  })

  it('refreshes from a writer in another process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'engine-read-'))
    const writer = join(import.meta.dirname, '../testing/killed-writer.ts')
    const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const reader = await openReader({ ...killedOptions, folder, cacheBytes: 100_000 })
    const exhaustive = new ExhaustiveIndex(killedOptions.namespaces[testNamespace])
    let followed = 0
    for (let i = 0; i < 100 && followed < 12; i++) {
      if (await reader.refresh()) followed += 1
      expect(reader.sequence % 3).toBe(0)
      while (exhaustive.sequence < reader.sequence) exhaustive.apply(batchNumber(exhaustive.sequence + 1))
      for (const question of questions) expectSameAnswers(reader, exhaustive, question, 20)
      await setTimeout(20)
    }
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('close', resolve))
    expect(followed).toBe(12)
    await reader.close()
    await rm(folder, { recursive: true })
  }, 60_000)
})

describe('a read-only folder', () => {
  it('can be read without any write', async () => {
    const files = new CrashingFiles()
    const engine = await openEngine({ ...options, files })
    const exhaustive = new ExhaustiveIndex(parameters)
    const batch = batchOf(1, randomChanges(1, 200, 100))
    exhaustive.apply(batch)
    await engine.apply(batch)
    await engine.close()
    files.readOnly = true
    const reader = await openReader({ ...options, files })
    for (const question of questions) expectSameAnswers(reader, exhaustive, question, 1000)
    await reader.close()
  })

  const isRoot = process.getuid?.() === 0
  const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {}

  // Windows has no permission bits that stop a process from writing.
  it.skipIf(process.platform === 'win32')(
    'on the real disk can be opened by a reader without write permission, but not by a writer',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'engine-read-only-'))
      const engine = await openKilled(folder)
      for (const sequence of [1, 2, 3]) await engine.apply(batchNumber(sequence))
      await engine.close()
      for (const name of await readdir(folder)) await chmod(join(folder, name), 0o444)
      await chmod(folder, 0o555)
      const before = await readdir(folder)
      const script = join(import.meta.dirname, '../testing/read-only-process.ts')
      const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'], cwd: folder, ...nobody })
      let said = ''
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
      await new Promise((resolve) => child.once('close', resolve))
      const exhaustive = new ExhaustiveIndex(killedOptions.namespaces[testNamespace])
      for (const sequence of [1, 2, 3]) exhaustive.apply(batchNumber(sequence))
      expect(JSON.parse(said)).toEqual({ reader: exhaustive.all().length, writer: 'FolderReadOnly' })
      expect(await readdir(folder)).toEqual(before)
      await chmod(folder, 0o755)
      await rm(folder, { recursive: true })
    },
  )
})
