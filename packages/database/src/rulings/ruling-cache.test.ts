import { buildRuling, buildSections, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import type { Database } from '../connection/open-database.ts'
import { putRulings } from './put-rulings.ts'
import { createRulingCache } from './ruling-cache.ts'
import { listRulings, removeRulings } from './rulings.ts'

describeEachDatabase('ruling shelf', (open) => {
  const db = () => open().db
  const store = async (count: number, text = 'Que se acoge.') => {
    const rulings = Array.from({ length: count }, (_, at) => buildRuling({ idSentence: `estante-${at}`, sections: buildSections([text]) }))
    await putRulings(db(), rulings)
    return { rulings, docIds: rulings.map(({ docId }) => docId) }
  }

  it('gives what is stored in the order asked, the same object while nothing changed', async () => {
    const { docIds } = await store(3)
    const shelf = createRulingCache(open(), 1_000_000)
    const asked = [docIds[2] ?? '', 'nadie', docIds[0] ?? '', docIds[2] ?? '']
    const first = await shelf.list(asked)
    expect(first).toEqual(await listRulings(db(), asked))
    expect((await shelf.list([docIds[0] ?? '']))[0]).toBe(first[1])
    expect(await shelf.find(docIds[2] ?? '')).toBe(first[0])
    expect(await shelf.find('nadie')).toBeNull()
    expect(await shelf.list([])).toEqual([])
  })

  it('gives new content at once, and nothing that was removed', async () => {
    const { rulings, docIds } = await store(2)
    const shelf = createRulingCache(open(), 1_000_000)
    await shelf.list(docIds)
    await putRulings(db(), [{ ...(rulings[0] as (typeof rulings)[0]), caption: 'Otra con otra' }])
    await removeRulings(db(), [docIds[1] ?? ''])
    expect((await shelf.list(docIds)).map(({ caption }) => caption)).toEqual(['Otra con otra'])
    expect(await shelf.find(docIds[1] ?? '')).toBeNull()
  })

  it('holds no more than it may, the last ones read, and reads on what it does not hold', async () => {
    const { docIds } = await store(4, 'palabra '.repeat(1000))
    const shelf = createRulingCache(open(), 25_000)
    const first = await shelf.list(docIds)
    const again = await shelf.list([...docIds].reverse())
    expect(again).toEqual([...first].reverse())
    expect(again.filter((ruling) => first.includes(ruling)).map(({ docId }) => docId)).toEqual([docIds[3], docIds[2]])
  })

  it('asks no more than for the last change while there was none, once for all who ask together, and nothing where it knows that nobody wrote', async () => {
    const { docIds } = await store(2)
    const asked: string[] = []
    const shelf = createRulingCache({ ...open(), db: noting(db(), asked) }, 1_000_000)
    await shelf.list(docIds)
    asked.length = 0
    await Promise.all([shelf.list(docIds), shelf.find(docIds[0] ?? ''), shelf.findId(docIds[1] ?? '')])
    expect(asked).toEqual(open().writeCount === undefined ? ['select'] : [])
  })

  it('sees what is written in one transaction or as plain text, once that has ended', async () => {
    const { docIds } = await store(1)
    const shelf = createRulingCache(open(), 1_000_000)
    const shown = async () => (await shelf.list(docIds)).length
    expect(await shown()).toBe(1)
    const removed = db().transaction(async (tx) => removeRulings(tx, docIds))
    await Promise.all([shown(), removed])
    expect(await shown()).toBe(0)
    await store(1)
    expect(await shown()).toBe(1)
    await open().execute('delete from rulings; update ruling_changes set sequence = sequence + 1000')
    expect(await shown()).toBe(0)
  })

  it('tells which ruling an id stands for, and at once that it stands for none any more', async () => {
    const { docIds } = await store(1)
    const [docId = ''] = docIds
    const shelf = createRulingCache(open(), 1_000_000)
    expect(await shelf.findId(docId)).toBe(docId)
    await shelf.list(docIds)
    expect(await shelf.findId(docId)).toBe(docId)
    await removeRulings(db(), docIds)
    expect(await shelf.findId(docId)).toBeNull()
  })

  it('derives again after any change of a ruling, and when what else it is told from changed', async () => {
    const { rulings, docIds } = await store(2)
    const shelf = createRulingCache(open(), 1_000_000)
    let times = 0
    const derive = async (state = '') => {
      const [ruling] = await shelf.list([docIds[0] ?? ''])
      if (ruling === undefined) throw new Error('not stored')
      return (await shelf.memoize(ruling, { name: 'times', state }, async () => ({ times: ++times }))).times
    }
    expect([await derive(), await derive()]).toEqual([1, 1])
    await putRulings(db(), [{ ...(rulings[1] as (typeof rulings)[0]), caption: 'Otra con otra' }])
    expect([await derive(), await derive()]).toEqual([2, 2])
    await removeRulings(db(), [docIds[1] ?? ''])
    expect([await derive(), await derive('otro'), await derive('otro')]).toEqual([3, 4, 4])
  })

  it('keeps nothing that was derived while a ruling changed', async () => {
    const { rulings, docIds } = await store(2)
    const shelf = createRulingCache(open(), 1_000_000)
    const [ruling] = await shelf.list(docIds)
    if (ruling === undefined) throw new Error('not stored')
    const late = async () => {
      await putRulings(db(), [{ ...(rulings[1] as (typeof rulings)[0]), caption: 'Otra con otra' }])
      return { caption: 'before' }
    }
    await shelf.memoize(ruling, { name: 'caption' }, late)
    expect(await shelf.memoize(ruling, { name: 'caption' }, async () => ({ caption: 'after' }))).toEqual({ caption: 'after' })
  })

  it('weighs what was derived with the text', async () => {
    const { docIds } = await store(2)
    const shelf = createRulingCache(open(), 10_000)
    const [ruling, other] = await shelf.list(docIds)
    if (ruling === undefined) throw new Error('not stored')
    expect((await shelf.list(docIds))[1]).toBe(other)
    await shelf.memoize(ruling, { name: 'long' }, async () => ({ words: 'palabra '.repeat(700) }))
    expect((await shelf.list([docIds[0] ?? '']))[0]).toBe(ruling)
    expect((await shelf.list([docIds[1] ?? '']))[0]).not.toBe(other)
  })
})

/** The same database; every `select` adds an entry to `asked`. */
const noting = (db: Database, asked: string[]): Database =>
  new Proxy(db, {
    get: (target, name) => {
      if (name === 'select') asked.push(name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
