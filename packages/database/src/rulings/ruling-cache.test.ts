import { buildRuling, buildSections, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import type { Database } from '../connection/open-database.ts'
import { putRulings } from './put-rulings.ts'
import { createRulingCache } from './ruling-cache.ts'
import { listRulings, removeRulings } from './rulings.ts'

describeEachDatabase('createRulingCache', (open) => {
  const db = () => open().db
  const store = async (count: number, text = 'Que se acoge.') => {
    const rulings = Array.from({ length: count }, (_, at) => buildRuling({ idSentence: `cached-${at}`, sections: buildSections([text]) }))
    await putRulings(db(), rulings)
    return { rulings, docIds: rulings.map(({ docId }) => docId) }
  }

  it('returns stored rulings in the order of the ids, the same objects while nothing changed', async () => {
    const { docIds } = await store(3)
    const cache = createRulingCache(open(), 1_000_000)
    const ids = [docIds[2] ?? '', 'nadie', docIds[0] ?? '', docIds[2] ?? '']
    const first = await cache.list(ids)
    expect(first).toEqual(await listRulings(db(), ids))
    expect((await cache.list([docIds[0] ?? '']))[0]).toBe(first[1])
    expect(await cache.find(docIds[2] ?? '')).toBe(first[0])
    expect(await cache.find('nadie')).toBeNull()
    expect(await cache.list([])).toEqual([])
  })

  it('returns new content at once, and nothing that was removed', async () => {
    const { rulings, docIds } = await store(2)
    const cache = createRulingCache(open(), 1_000_000)
    await cache.list(docIds)
    await putRulings(db(), [{ ...(rulings[0] as (typeof rulings)[0]), caption: 'Otra con otra' }])
    await removeRulings(db(), [docIds[1] ?? ''])
    expect((await cache.list(docIds)).map(({ caption }) => caption)).toEqual(['Otra con otra'])
    expect(await cache.find(docIds[1] ?? '')).toBeNull()
  })

  it('keeps the last rulings read up to its size, and reads others from the database', async () => {
    const { docIds } = await store(4, 'palabra '.repeat(1000))
    const cache = createRulingCache(open(), 25_000)
    const first = await cache.list(docIds)
    const again = await cache.list([...docIds].reverse())
    expect(again).toEqual([...first].reverse())
    expect(again.filter((ruling) => first.includes(ruling)).map(({ docId }) => docId)).toEqual([docIds[3], docIds[2]])
  })

  it('reads only the last change while nothing changed, once for concurrent calls, and nothing when nobody wrote', async () => {
    const { docIds } = await store(2)
    const selects: string[] = []
    const cache = createRulingCache({ ...open(), db: recordSelects(db(), selects) }, 1_000_000)
    await cache.list(docIds)
    selects.length = 0
    await Promise.all([cache.list(docIds), cache.find(docIds[0] ?? ''), cache.findId(docIds[1] ?? '')])
    expect(selects).toEqual(open().writeCount === undefined ? ['select'] : [])
  })

  it('sees what a transaction or plain SQL wrote once it has ended', async () => {
    const { docIds } = await store(1)
    const cache = createRulingCache(open(), 1_000_000)
    const shown = async () => (await cache.list(docIds)).length
    expect(await shown()).toBe(1)
    const removed = db().transaction(async (tx) => removeRulings(tx, docIds))
    await Promise.all([shown(), removed])
    expect(await shown()).toBe(0)
    await store(1)
    expect(await shown()).toBe(1)
    await open().execute('delete from rulings; update ruling_changes set sequence = sequence + 1000')
    expect(await shown()).toBe(0)
  })

  it('finds the ruling of an id, and none as soon as it is removed', async () => {
    const { docIds } = await store(1)
    const [docId = ''] = docIds
    const cache = createRulingCache(open(), 1_000_000)
    expect(await cache.findId(docId)).toBe(docId)
    await cache.list(docIds)
    expect(await cache.findId(docId)).toBe(docId)
    await removeRulings(db(), docIds)
    expect(await cache.findId(docId)).toBeNull()
  })

  it('computes a memoized value again after any change of a ruling or of its state', async () => {
    const { rulings, docIds } = await store(2)
    const cache = createRulingCache(open(), 1_000_000)
    let times = 0
    const memoize = async (state = '') => {
      const [ruling] = await cache.list([docIds[0] ?? ''])
      if (ruling === undefined) throw new Error('not stored')
      return (await cache.memoize(ruling, { name: 'times', state }, async () => ({ times: ++times }))).times
    }
    expect([await memoize(), await memoize()]).toEqual([1, 1])
    await putRulings(db(), [{ ...(rulings[1] as (typeof rulings)[0]), caption: 'Otra con otra' }])
    expect([await memoize(), await memoize()]).toEqual([2, 2])
    await removeRulings(db(), [docIds[1] ?? ''])
    expect([await memoize(), await memoize('otro'), await memoize('otro')]).toEqual([3, 4, 4])
  })

  it('does not keep a value computed while a ruling changed', async () => {
    const { rulings, docIds } = await store(2)
    const cache = createRulingCache(open(), 1_000_000)
    const [ruling] = await cache.list(docIds)
    if (ruling === undefined) throw new Error('not stored')
    const late = async () => {
      await putRulings(db(), [{ ...(rulings[1] as (typeof rulings)[0]), caption: 'Otra con otra' }])
      return { caption: 'before' }
    }
    await cache.memoize(ruling, { name: 'caption' }, late)
    expect(await cache.memoize(ruling, { name: 'caption' }, async () => ({ caption: 'after' }))).toEqual({ caption: 'after' })
  })

  it('counts memoized values in its size', async () => {
    const { docIds } = await store(2)
    const cache = createRulingCache(open(), 10_000)
    const [ruling, other] = await cache.list(docIds)
    if (ruling === undefined) throw new Error('not stored')
    expect((await cache.list(docIds))[1]).toBe(other)
    await cache.memoize(ruling, { name: 'long' }, async () => ({ words: 'palabra '.repeat(700) }))
    expect((await cache.list([docIds[0] ?? '']))[0]).toBe(ruling)
    expect((await cache.list([docIds[1] ?? '']))[0]).not.toBe(other)
  })
})

/** The same database; every `select` adds an entry to `selects`. */
const recordSelects = (db: Database, selects: string[]): Database =>
  new Proxy(db, {
    get: (target, name) => {
      if (name === 'select') selects.push(name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
