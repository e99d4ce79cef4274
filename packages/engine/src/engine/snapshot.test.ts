import { expect, it } from 'vitest'
import { manifestName } from '../store/manifest.ts'
import { batchOf, randomChanges, testNamespace } from '../testing/arbitraries.ts'
import { CrashingFiles } from '../testing/crashing-files.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { expectSameAnswers } from '../testing/expect-same-answers.ts'
import { randomFrom, testDimension } from '../testing/random-documents.ts'
import { openEngine } from './engine.ts'
import type { Snapshot } from './snapshot.ts'

const folder = '/index'
const parameters = { k1: 1.4, b: {}, defaultB: 0.75 }
const open = (files: CrashingFiles) =>
  openEngine({ folder, files, dimension: testDimension, schema: 'test', namespaces: { [testNamespace]: parameters }, memoryBytes: 50_000 })
const questions = [
  { text: null, filter: null },
  { text: { kind: 'term' as const, term: 'juez', fields: { texto: 1, titulo: 2 } }, filter: null },
]

interface HeldSnapshot {
  readonly snapshot: Snapshot
  readonly state: ExhaustiveIndex
}

const segmentFiles = (files: CrashingFiles): string[] => [...files.contents().keys()].filter((path) => path.endsWith('.segment'))
const manifestOf = (files: CrashingFiles): string => (files.contents().get(`${folder}/${manifestName}`) as Buffer).toString()

it('answers from one state during writes, merges, commits and rebuilds, and leaves no files', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const random = randomFrom(seed)
    const files = new CrashingFiles()
    const engine = await open(files)
    const exhaustive = new ExhaustiveIndex(parameters)
    let snapshots: HeldSnapshot[] = []
    for (let step = 0; step < 60; step++) {
      const kind = random()
      if (kind < 0.5) {
        const batch = batchOf(step + 1, randomChanges(step * 31 + seed, Math.floor(random() * 120), 150))
        exhaustive.apply(batch)
        await engine.apply(batch)
      } else if (kind < 0.6) await engine.flush()
      else if (kind < 0.65) await engine.optimize()
      else if (kind < 0.85) snapshots.push({ snapshot: engine.snapshot(), state: exhaustive.copy() })
      else if (snapshots.length > 0) {
        const [gone] = snapshots.splice(Math.floor(random() * snapshots.length), 1)
        gone?.snapshot.release()
        gone?.snapshot.release()
      }
      for (const { snapshot, state } of snapshots) for (const question of questions) expectSameAnswers(snapshot, state, question, 5)
    }
    for (const { snapshot, state } of snapshots) {
      expect(snapshot.sequence).toBe(state.sequence)
      expectSameAnswers(snapshot, state, questions[1] as (typeof questions)[1], 1000)
      snapshot.release()
      expect(() => snapshot.search(testNamespace, { text: null, filter: null, sort: [], facets: [], offset: 0, limit: 1 })).toThrow(
        /released/,
      )
    }
    snapshots = []
    await engine.optimize()
    await engine.flush()
    await engine.settled()
    const present = engine.stats().segments.map(({ name }) => `${folder}/${name}`)
    expect(segmentFiles(files).sort()).toEqual(present.sort())
    for (const path of present) expect(manifestOf(files)).toContain(path.slice(folder.length + 1))
    expect(files.openFiles).toBe(present.length)
    const last = engine.snapshot()
    await engine.close()
    expect(() => last.documentFrequencies(testNamespace, ['x'], ['texto'])).toThrow(/released/)
    expect(files.openFiles).toBe(0)
  }
}, 120_000)

it('keeps no files open for segments without live documents', async () => {
  const files = new CrashingFiles()
  const engine = await open(files)
  for (let sequence = 1; sequence <= 30; sequence++) {
    await engine.apply(batchOf(sequence, randomChanges(7, 60, 40)))
    await engine.flush()
  }
  await engine.settled()
  expect(files.openFiles).toBe(engine.stats().segments.length)
  await engine.abandon()
  expect(files.openFiles).toBe(0)
})
