import { buildRuling, buildSections, describeEachDatabase } from '@basejuris/testkit'
import { beforeEach, expect, it } from 'vitest'
import { putRulings } from './put-rulings.ts'
import { getLastSequence, listChangesAfter } from './ruling-changes.ts'
import {
  addEncoder,
  countEncoded,
  deleteOtherEncoders,
  findEncoder,
  listUnencoded,
  listVectors,
  markEncoderComplete,
  putVectors,
} from './ruling-vectors.ts'
import { removeRulings } from './rulings.ts'

describeEachDatabase('vectors of rulings', (open) => {
  const encoder = 'prueba:uno#1'
  const one = buildRuling({ idSentence: 'v1', docketNumber: '1-2024' })
  const two = buildRuling({ idSentence: 'v2', docketNumber: '2-2024' })
  const pending = (after = 0) => listUnencoded(open().db, { encoder, after, limit: 10 })
  const vectorsOf = ({ docId, contentHash }: { readonly docId: string; readonly contentHash: string }, textHash = 'texto') => ({
    docId,
    contentHash,
    textHash,
    vectors: Uint8Array.of(1, 2, 0, 255),
  })

  beforeEach(async () => {
    const { db } = open()
    await removeRulings(db, [one.docId, two.docId])
    await deleteOtherEncoders(db, [])
    await addEncoder(db, { name: encoder, settings: { kind: 'prueba' } })
    await putRulings(db, [one, two])
  })

  it('are listed as missing until stored, and again when the ruling changes', async () => {
    const { db } = open()
    const missing = await pending()
    expect(missing.map(({ docId }) => docId)).toEqual([one.docId, two.docId])
    expect(await pending(missing[0]?.sequence)).toHaveLength(1)
    expect(
      await putVectors(
        db,
        encoder,
        missing.map((each) => vectorsOf(each)),
      ),
    ).toBe(2)
    expect(await pending()).toEqual([])
    expect(await countEncoded(db, encoder)).toEqual({ encoded: 2, total: 2 })
    expect((await listVectors(db, encoder, [one.docId])).get(one.docId)?.vectors).toEqual(Uint8Array.of(1, 2, 0, 255))
    await putRulings(db, [{ ...one, sections: buildSections(['Otro texto.']) }])
    expect((await pending()).map(({ docId }) => docId)).toEqual([one.docId])
    expect(await countEncoded(db, encoder)).toEqual({ encoded: 1, total: 2 })
  })

  it('of a ruling that changed meanwhile are skipped, and those of a removed one are deleted', async () => {
    const { db } = open()
    const [first, second] = await pending()
    if (first === undefined || second === undefined) throw new Error('expected two')
    await putRulings(db, [{ ...one, sections: buildSections(['Otro texto.']) }])
    expect(await putVectors(db, encoder, [vectorsOf(first), vectorsOf(second)])).toBe(1)
    await removeRulings(db, [two.docId])
    expect((await listVectors(db, encoder, [one.docId, two.docId])).size).toBe(0)
  })

  it('record a change of the ruling once the encoder is complete, and only when they are new', async () => {
    const { db } = open()
    expect(await markEncoderComplete(db, encoder, new Date(0))).toBe(false)
    const before = await getLastSequence(db)
    await putVectors(
      db,
      encoder,
      (await pending()).map((each) => vectorsOf(each)),
    )
    expect(await getLastSequence(db)).toBe(before)
    expect(await markEncoderComplete(db, encoder, new Date(0))).toBe(true)
    expect(await findEncoder(db, encoder)).toEqual({ name: encoder, settings: { kind: 'prueba' }, complete: true })
    await putRulings(db, [{ ...one, sections: buildSections(['Otro texto.']) }])
    const stored = await getLastSequence(db)
    const [changed] = await pending()
    if (changed === undefined) throw new Error('expected one')
    await putVectors(db, encoder, [vectorsOf(changed, 'otro')])
    expect((await listChangesAfter(db, stored, 10)).map(({ docId }) => docId)).toEqual([one.docId])
    const sequence = await getLastSequence(db)
    await putRulings(db, [{ ...one, caption: 'Otra con Otro', sections: buildSections(['Otro texto.']) }])
    const [again] = await pending()
    if (again === undefined) throw new Error('expected one')
    await putVectors(db, encoder, [vectorsOf(again, 'otro')])
    expect(await getLastSequence(db)).toBe(sequence + 1)
  })

  it('of other encoders are deleted', async () => {
    const { db } = open()
    await putVectors(
      db,
      encoder,
      (await pending()).map((each) => vectorsOf(each)),
    )
    await deleteOtherEncoders(db, [encoder])
    expect(await pending()).toEqual([])
    await deleteOtherEncoders(db, ['otro'])
    expect(await findEncoder(db, encoder)).toBeNull()
    expect(await pending()).toHaveLength(2)
  })
})
