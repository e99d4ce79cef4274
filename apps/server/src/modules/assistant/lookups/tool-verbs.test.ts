import { type Actor, unreadSentence } from '@basejuris/domain'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { toolVerbs } from './tool-verbs.ts'

const operator: Actor = { kind: 'service', name: 'operator', bases: null }

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it.each([
  [
    'art. 9999 Código Civil',
    /^Código Civil: nuestro catálogo no tiene un artículo 9999\. Su último artículo permanente es el 2524\.$/u,
    172986,
  ],
  ['art. 2525 Código Civil', /no tiene un artículo 2525\..* 2524\.$/u, 172986],
])('says that a norm has no such article, and which is its last one: %s', async (norma, said, idNorma) => {
  const read = await toolVerbs(test.services, operator, {}).read_norm({ norma }, new AbortController().signal)
  expect(read).toMatchObject({ etiqueta: norma, texto: null, url: `/norma/${idNorma}`, inexistente: expect.stringMatching(said) })
})

it('says nothing of the kind of an article that the norm has', async () => {
  const read = await toolVerbs(test.services, operator, {}).read_norm({ norma: 'art. 2524 Código Civil' }, new AbortController().signal)
  expect(read.inexistente).toBeUndefined()
})

it('counts what it reads, and apart the rulings outside the subscription', async () => {
  const limited = await openTestApp({ readable: ['corte_suprema'] })
  const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', fictional: false } as const
  const appeal = { collection: 'corte_de_apelaciones', base: 'base_corte_apelaciones', fictional: false } as const
  await limited.store([supreme, appeal, appeal].map((each, at) => buildRuling({ ...each, docketNumber: `${at + 1}-2023` })))
  const read = await toolVerbs(limited.services, operator, {}).describe_coverage({}, new AbortController().signal)
  await limited.close()
  expect(read.sentencias).toBe(1)
  expect(read.colecciones.map(({ total }) => total)).toEqual([1])
  expect(read.vacias).not.toContain('Corte de Apelaciones')
  expect(unreadSentence(read.sinAcceso)).toBe('No se leyeron 2 sentencias de Corte de Apelaciones, que su suscripción no incluye.')
})
