import { expect, test } from 'vitest'
import { readFolderRulings } from './read-folder-rulings.ts'

type Page = Awaited<ReturnType<Parameters<typeof readFolderRulings>[0]>>

const item = (place: number) => ({
  docId: `d${place}`,
  sentencia: place === 7 ? null : { caratulado: `Carátula ${place}`, cita: { corta: `rol ${place}` } },
})
const matterOf = (places: readonly number[]) => (page: number) =>
  Promise.resolve({ items: places.slice((page - 1) * 100, page * 100).map(item), total: places.length, tamano: 100 } as unknown as Page)

test('reads every page of a folder in order and counts withdrawn rulings', async () => {
  const { rulings, withdrawn } = await readFolderRulings(matterOf(Array.from({ length: 230 }, (_, place) => place)))
  expect(rulings).toHaveLength(229)
  expect(rulings[228]).toEqual({ docId: 'd229', caption: 'Carátula 229', citation: 'rol 229' })
  expect(withdrawn).toBe(1)
})

test('returns a ruling once when it moves to the next page, and ends when the folder shrinks', async () => {
  const pages = [[1, 2], [2, 3], []]
  const { rulings } = await readFolderRulings((page) =>
    Promise.resolve({ items: (pages[page - 1] ?? []).map(item), total: 9, tamano: 2 } as unknown as Page),
  )
  expect(rulings.map(({ docId }) => docId)).toEqual(['d1', 'd2', 'd3'])
})
