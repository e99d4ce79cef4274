import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../testing/sign-in-person.ts'

const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null, fictional: false } as const

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({ ...supreme, docId: 'revocada', docketNumber: '4321-2018', undoneAs: 'revocada por el tribunal de alzada' }),
    buildRuling({ ...supreme, docId: 'firme', docketNumber: '12354-2020' }),
  ])
  ana = await signInPerson(test)
})
afterAll(() => test.close())

const check = async (texto: string) => (await ana.call('POST', '/v1/citations/check', { texto })).body.data.citas

it('tells that a ruling was left without effect before what agrees', async () => {
  const [overturned, other] = [
    (await check('Así lo resolvió la Corte Suprema en el rol 4321-2018.'))[0],
    (await check('Corte Suprema, rol 12354-2020.'))[0],
  ]
  expect(overturned).toMatchObject({ veredicto: 'existe', docId: 'revocada', evidencia: { sinEfecto: { docId: null } } })
  expect(overturned.evidencia.frases[0]).toBe(
    'Fue revocada por el tribunal de alzada, según la ficha de su fuente: no la cite como si siguiera en pie.',
  )
  expect(other.evidencia.sinEfecto).toBeNull()
})
