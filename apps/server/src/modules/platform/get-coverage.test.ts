import { coverageEndpoint } from '@basejuris/contract'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const read = async () => {
  const response = await test.app.inject({ method: 'GET', url: '/v1/coverage' })
  expect(response.body).toContain('data')
  return coverageEndpoint.data.parse(response.json().data)
}

it('gives every collection its months, holes, sources and last update', async () => {
  const nothing = await read()
  expect(nothing).toMatchObject({ actualizada: null, cobertura: { sentencias: 0 } })
  expect(nothing.colecciones).toHaveLength(12)
  expect(nothing.normas).toBeGreaterThan(21_000)

  await test.store(
    [
      ['a', 'demo', '2020-11-03'],
      ['b', 'demo', '2020-11-20'],
      ['c', 'otra', '2021-02-01'],
      ['d', 'demo', null],
    ].map(([id, source, decidedOn], at) =>
      buildRuling({
        docId: `${id}`,
        idSentence: `${id}`,
        docketNumber: `${at + 7}-2020`,
        collection: 'civil',
        source: source ?? '',
        decidedOn: decidedOn ?? null,
      }),
    ),
  )
  const { colecciones, actualizada } = await read()
  const civil = colecciones.find(({ id }) => id === 'civil')
  expect(civil).toMatchObject({
    base: 'base_civil',
    total: 4,
    sinFecha: 1,
    desde: '2020-11-03',
    hasta: '2021-02-01',
    fuentes: [
      { id: 'demo', total: 3 },
      { id: 'otra', total: 1 },
    ],
    meses: [
      { mes: '2020-11', total: 2 },
      { mes: '2021-02', total: 1 },
    ],
    vacios: [{ desde: '2020-12', hasta: '2021-01', meses: 2 }],
  })
  expect(civil?.actualizada).toBe(actualizada)
})
