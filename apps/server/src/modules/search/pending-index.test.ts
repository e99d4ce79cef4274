import { searchEndpoint } from '@basejuris/contract'
import { putRulings } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

let test: TestApp
const ask = async (body: object) => {
  const response = await test.app.inject({ method: 'POST', url: searchEndpoint.path, payload: body })
  return searchEndpoint.data.parse(response.json().data)
}
const late = [
  buildRuling({ docId: 'tarde', docketNumber: 'C-90-2021', sections: buildSections(['Que se discutió la cosecha de murtilla.']) }),
  buildRuling({ docId: 'tarde2', docketNumber: 'C-91-2021', sections: buildSections(['Que se discutió otra cosecha.']) }),
]

beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'antes', sections: buildSections(['Que se discutió la molienda del trigo.']) })])
  // The index has not applied these, as after an upgrade that builds it anew.
  await putRulings(test.database.db, late)
}, 60_000)
afterAll(() => test.close())

const lacking = 'al índice le faltan 2 cambios por incorporar.'

it('does not deny what an incomplete index may lack', async () => {
  const absent = await ask({ consulta: 'murtilla' })
  expect(absent).toMatchObject({
    total: 0,
    ademas: 0,
    resumen: `Por ahora nada responde a esta búsqueda: ${lacking} Repítala en unos minutos.`,
  })
  expect(absent.cobertura.pendientes).toBe(2)
  const filtered = await ask({ consulta: 'molienda', filtros: { anio: ['1999'] } })
  expect(filtered.resumen).toContain(lacking)
  const { interpretacion } = await ask({ consulta: 'rol C-90-2021 molienda' })
  expect(interpretacion.avisos[0]).toBe(`El índice se está actualizando: ${lacking} Lo que no aparece puede estar entre ellos.`)
})

it('says nothing of it where rulings answer, beyond the coverage', async () => {
  const { resumen, interpretacion, cobertura } = await ask({ consulta: 'molienda' })
  expect(resumen).not.toContain('índice')
  expect(interpretacion.avisos).toEqual([])
  expect(cobertura.pendientes).toBe(2)
})

it('denies again once the index is complete', async () => {
  await test.store([])
  expect((await ask({ consulta: 'murtilla' })).total).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect((await ask({ consulta: 'arándano' })).resumen).toBe('No encontramos sentencias con esa búsqueda.')
}, 60_000)
