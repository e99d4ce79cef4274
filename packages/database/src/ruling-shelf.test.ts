import { buildRuling, buildSections, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { putRulings } from './put-rulings.ts'
import { createRulingShelf } from './ruling-shelf.ts'
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
    const shelf = createRulingShelf(db(), 1_000_000)
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
    const shelf = createRulingShelf(db(), 1_000_000)
    await shelf.list(docIds)
    await putRulings(db(), [{ ...(rulings[0] as (typeof rulings)[0]), caption: 'Otra con otra' }])
    await removeRulings(db(), [docIds[1] ?? ''])
    expect((await shelf.list(docIds)).map(({ caption }) => caption)).toEqual(['Otra con otra'])
    expect(await shelf.find(docIds[1] ?? '')).toBeNull()
  })

  it('holds no more than it may, the last ones read, and reads on what it does not hold', async () => {
    const { docIds } = await store(4, 'palabra '.repeat(1000))
    const shelf = createRulingShelf(db(), 25_000)
    const first = await shelf.list(docIds)
    const again = await shelf.list([...docIds].reverse())
    expect(again).toEqual([...first].reverse())
    expect(again.filter((ruling) => first.includes(ruling)).map(({ docId }) => docId)).toEqual([docIds[3], docIds[2]])
  })
})
