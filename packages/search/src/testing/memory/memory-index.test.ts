import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SearchIndex, term } from '../../ports/index.ts'
import { documentOf, lexicalRequest, upserts } from '../index-documents.ts'
import { describeSearchPorts, suiteDimension } from '../ports.suite.ts'
import { openMemoryIndex } from './memory-index.ts'

const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'basejuris-index-'))
const openIn = (folder: string, onRefused?: (reason: string) => void, schema = 'suite'): Promise<SearchIndex> =>
  openMemoryIndex({ folder, dimension: suiteDimension, schema, ...(onRefused === undefined ? {} : { onRefused }) })

describeSearchPorts('in memory', async () => {
  const folder = await temporaryFolder()
  return {
    index: await openIn(folder),
    reopen: () => openIn(folder),
    dispose: () => rm(folder, { recursive: true }),
  }
})

describe('snapshot of the index in memory', () => {
  let folder: string
  let path: string
  const refusals: string[] = []
  beforeEach(async () => {
    folder = await temporaryFolder()
    path = join(folder, 'memory-index.snapshot')
    refusals.length = 0
    const index = await openIn(folder)
    await index.writer.apply(upserts(5, [documentOf('a', 'secreto'), documentOf('b', 'juez')]))
    await index.writer.flush()
  })
  afterEach(() => rm(folder, { recursive: true }))
  const reopen = (schema?: string): Promise<SearchIndex> => openIn(folder, (reason) => refusals.push(reason), schema)

  it('is refused by name with any byte changed, and the index starts again at 0', async () => {
    const whole = await readFile(path)
    for (const at of [0, 8, 20, 60, whole.length >> 1, whole.length - 1]) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] as number) ^ 0xff
      await writeFile(path, damaged)
      const index = await reopen()
      expect(await index.writer.appliedSequence()).toBe(0)
      expect(refusals.pop()).toContain(path)
    }
  })

  it('is refused when cut short', async () => {
    const whole = await readFile(path)
    for (const length of [0, 10, 19, 100, whole.length - 1]) {
      await writeFile(path, whole.subarray(0, length))
      expect(await (await reopen()).writer.appliedSequence()).toBe(0)
      expect(refusals.pop()).toContain(path)
    }
  })

  it('is refused when its documents were made by another schema, and replaced by the next flush', async () => {
    const index = await reopen('otro')
    expect(await index.writer.appliedSequence()).toBe(0)
    expect(refusals).toHaveLength(1)
    await index.writer.apply(upserts(6, [documentOf('c', 'ley')]))
    await index.writer.close()
    const again = await reopen('otro')
    expect(await again.writer.appliedSequence()).toBe(6)
    expect((await again.lexical.search('rulings', lexicalRequest({}))).hits.map(({ id }) => id)).toEqual(['c'])
  })

  it('survives a half-written successor', async () => {
    await writeFile(`${path}.tmp`, 'half')
    expect(await (await reopen()).writer.appliedSequence()).toBe(5)
    expect(refusals).toEqual([])
  })

  it('holds nothing of a removed document', async () => {
    const index = await reopen()
    await index.writer.apply({ sequence: 6, changes: [{ kind: 'remove', namespace: 'rulings', id: 'a' }] })
    await index.writer.flush()
    expect((await readFile(path)).includes('secreto')).toBe(false)
    expect((await index.lexical.search('rulings', lexicalRequest({ text: term('juez', { texto: 1 }) }))).total).toBe(1)
  })
})

describe('writing beside searching', () => {
  it('gives the event loop many turns while a large batch goes in and is saved', async () => {
    const folder = await temporaryFolder()
    const index = await openIn(folder)
    const text = Array.from({ length: 400 }, (_, i) => `palabra${(i * 7919) % 997}`).join(' ')
    let turns = 0
    let running = true
    const count = (): void => {
      turns += 1
      if (running) setImmediate(count)
    }
    setImmediate(count)
    await index.writer.apply(
      upserts(
        1,
        Array.from({ length: 600 }, (_, i) => documentOf(`d${i}`, text)),
      ),
    )
    const turnsOfApply = turns
    await index.writer.flush()
    running = false
    await rm(folder, { recursive: true })
    expect(turnsOfApply).toBeGreaterThan(5)
    expect(turns).toBeGreaterThan(turnsOfApply)
  })
})
