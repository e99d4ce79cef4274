import type { Actor } from '@basejuris/domain'
import { type Encoder, EncoderUnavailable } from '@basejuris/search'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { assistantPorts } from './assistant-ports.ts'

const operator: Actor = { kind: 'service', name: 'operator', bases: null }
const open = new AbortController().signal

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const store = (docId: string, text: string) => buildRuling({ docId, fictional: false, sections: buildSections([text]) })
  await test.store([
    store('camino', 'Primero: Que el vecino cerró con candado el camino por el que pasan los camiones.'),
    store('colegio', 'Primero: Que el colegio no activó el protocolo de acoso escolar.'),
  ])
})
afterAll(() => test.close())
afterEach(() => vi.restoreAllMocks())

const nearest = (encoder: Partial<Encoder>, limits = {}) => {
  const norms = { ...test.services.norms, encoder: { ...test.services.norms.encoder, lexicalOnly: false, ...encoder } }
  return assistantPorts({ ...test.services, norms }, operator, limits).nearestRulings('me cerraron el camino con candado', open)
}

it('finds the two rulings nearest in meaning, whatever filters searches have', async () => {
  const found = await nearest({}, { filtros: { anio: ['1901'] } })
  expect(found.map(({ docId }) => docId)).toEqual(['camino', 'colegio'])
  expect(found[0]?.cosine).toBeGreaterThan(found[1]?.cosine ?? 1)
})

it('finds none where the question would leave the machine, where meaning is only words, and where it is unavailable', async () => {
  const semantic = vi.spyOn(test.services.search, 'semantic')
  expect(await nearest({ external: true })).toEqual([])
  expect(await nearest({ lexicalOnly: true })).toEqual([])
  expect(semantic).not.toHaveBeenCalled()
  semantic.mockRejectedValueOnce(new EncoderUnavailable('no responde'))
  expect(await nearest({})).toEqual([])
  semantic.mockRejectedValueOnce(new Error('broken'))
  await expect(nearest({})).rejects.toThrow('broken')
})
