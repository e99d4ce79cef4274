import { setTimeout as pause } from 'node:timers/promises'
import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { putRulings } from './put-rulings.ts'
import { getLastSequence, getStoreIdentity, listChangesAfter } from './ruling-changes.ts'
import { listDocIds, removeRulings } from './rulings.ts'

describeEachDatabase('ruling changes', (open) => {
  const db = () => open().db

  it('starts empty', async () => {
    expect(await getLastSequence(db())).toBe(0)
    expect(await listChangesAfter(db(), 0, 10)).toEqual([])
  })

  it('leads a follower that reads in pages to the present state, whatever changes meanwhile', async () => {
    const step = fc.record({
      kind: fc.constantFrom('put' as const, 'remove' as const, 'read' as const),
      ids: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 5 }),
      version: fc.integer({ min: 1990, max: 1995 }),
      limit: fc.integer({ min: 1, max: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        await removeRulings(db(), await listDocIds(db(), { limit: 100 }))
        const follower = { sequence: await getLastSequence(db()), docIds: new Set<string>() }
        const read = async (limit: number) => {
          const changes = await listChangesAfter(db(), follower.sequence, limit)
          for (const { docId, kind, sequence } of changes) {
            expect(sequence).toBeGreaterThan(follower.sequence)
            follower.sequence = sequence
            if (kind === 'upsert') follower.docIds.add(docId)
            else follower.docIds.delete(docId)
          }
          return changes.length
        }
        for (const { kind, ids, version, limit } of steps) {
          const some = ids.map((id) => buildRuling({ idSentence: `r${id}`, decidedOn: `${version}-01-01`, docketNumber: null, rit: null }))
          if (kind === 'put') await putRulings(db(), some)
          else if (kind === 'remove')
            await removeRulings(
              db(),
              some.map((ruling) => ruling.docId),
            )
          else await read(limit)
        }
        while ((await read(3)) > 0);
        expect([...follower.docIds].sort()).toEqual(await listDocIds(db(), { limit: 100 }))
        expect(follower.sequence).toBe(await getLastSequence(db()))
      }),
      { numRuns: 25 },
    )
  })

  it('never shows a sequence before a smaller one that is not committed yet', async () => {
    const seen: number[] = []
    let writing = true
    const watcher = (async () => {
      while (writing) {
        seen.push(...(await listChangesAfter(db(), seen.at(-1) ?? 0, 100)).map((change) => change.sequence))
        await pause(1)
      }
    })()
    const writer = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        await db().transaction(async (tx) => {
          await putRulings(tx, [buildRuling(), buildRuling()])
          await pause(round % 3)
        })
      }
    }
    await Promise.all([writer(12), writer(12), writer(12)])
    writing = false
    await watcher
    seen.push(...(await listChangesAfter(db(), seen.at(-1) ?? 0, 100)).map((change) => change.sequence))
    expect(seen).toHaveLength(72)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
  })

  it('keeps one identity', async () => {
    expect(await getStoreIdentity(db())).toMatch(/^[0-9a-f-]{36}$/)
    expect(await getStoreIdentity(db())).toBe(await getStoreIdentity(db()))
  })
})
