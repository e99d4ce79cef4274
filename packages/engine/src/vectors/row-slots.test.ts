import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RowSlots } from './row-slots.ts'

const rows = 40
const size = 12

it('returns a slot that holds the row', () => {
  const question = fc.uniqueArray(fc.nat(rows - 1), { maxLength: size })
  fc.assert(
    fc.property(fc.array(question, { maxLength: 60 }), (questions) => {
      const slots = new RowSlots(rows, size)
      const laid = Array.from({ length: size }, (_, row) => row)
      for (const asked of questions) {
        const found = slots.of(Uint32Array.from(asked), (row, slot) => {
          laid[slot] = row
        })
        expect(Array.from(found, (slot) => laid[slot])).toEqual(asked)
      }
    }),
  )
})

it('keeps frequently used rows', () => {
  const slots = new RowSlots(rows, size)
  const read: number[] = []
  for (let row = size; row < rows; row++) slots.of(Uint32Array.of(3, 30, row), (each) => read.push(each))
  expect(read.filter((row) => row === 3)).toEqual([])
  expect(read.filter((row) => row === 30)).toEqual([30])
})

it('reads a row again after a failure', () => {
  const slots = new RowSlots(rows, size)
  expect(() =>
    slots.of(Uint32Array.of(20), () => {
      throw new Error('damaged')
    }),
  ).toThrow('damaged')
  const read: number[] = []
  for (let i = 0; i < 3; i++) slots.of(Uint32Array.of(20), (row) => read.push(row))
  expect(read).toEqual([20])
})
