import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkCitationCases } from './citation-cases.ts'

const check = async (...cases: readonly object[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'cases-'))
  try {
    const file = join(folder, 'cases.jsonl')
    await writeFile(file, cases.map((each) => JSON.stringify(each)).join('\n'))
    return await checkCitationCases(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
const range = { id: 'a', tipo: 'rango', texto: 'los artículos 1545 a 1558 del Código Civil' }

it('compares every place of a citation, a range by its ends', async () => {
  expect(await check({ ...range, esperado: [{ idNorma: 172986, articulo: '1545', hasta: '1558' }] })).toEqual({ cases: 1, wrong: [] })
  const { wrong } = await check({ ...range, esperado: [{ idNorma: 172986, articulo: '1545' }] })
  expect(wrong).toEqual([{ id: 'a', kind: 'rango', missing: ['172986 art. 1545'], unexpected: ['172986 art. 1545 a 1558'] }])
})

it('demands the mark of an ambiguous citation, and where a restated text stands', async () => {
  const open = { id: 'b', tipo: 'ambigua', esperado: [] }
  expect((await check({ ...open, texto: 'el artículo 12 del DFL N° 1' })).wrong).toEqual([])
  expect((await check({ ...open, texto: 'el artículo 12 del contrato' })).wrong).toHaveLength(1)
  const law = { id: 'c', tipo: 'refundidos', texto: 'el artículo 52 de la Ley N° 18.575' }
  expect((await check({ ...law, esperado: [{ idNorma: 29967, articulo: '52', textoEn: 191865 }] })).wrong).toEqual([])
  expect((await check({ ...law, esperado: [{ idNorma: 29967, articulo: '52', textoEn: 1 }] })).wrong).toHaveLength(1)
})

it('reads the 200 cases of our own', async () => {
  const { cases, wrong } = await checkCitationCases(join(import.meta.dirname, 'written-cases.jsonl'))
  expect(cases).toBe(200)
  expect(wrong).toEqual([])
})
