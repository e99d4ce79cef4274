import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { formatMovedQuotations, measureMovedQuotations } from './moved-quotations.ts'

const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null, fictional: false } as const
const reasons = [
  'Segundo: Que la prohibición de despedir atiende al día en que la carta se entrega al trabajador y no a aquel en que la empresa tomó la decisión de prescindir de sus servicios en la faena',
  'Tercero: Que el plazo para reclamar de una multa corre desde que la resolución se notifica por carta certificada al domicilio que el contribuyente registró ante el servicio respectivo en su oportunidad',
  'Cuarto: Que la servidumbre de tránsito exige que el predio carezca de toda salida al camino público y que su dueño pague el valor del terreno junto con los perjuicios que el paso ocasione',
]

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const numbered = reasons.map((reason, at) => ({ reason, docketNumber: `${at + 1}2345-2020` }))
  await test.store(
    numbered.map(({ reason, docketNumber }) =>
      buildRuling({ ...supreme, docId: docketNumber, docketNumber, sections: buildSections([`${reason}.`]) }),
    ),
  )
})
afterAll(() => test.close())

describe('real quotations under another number', () => {
  it('are found where they stand, and to the letter in their own ruling', async () => {
    const measured = await measureMovedQuotations(test.services, { draws: 6, seed: 2 })
    expect(measured).toMatchObject({ drawn: 6, own: 6, found: 6, wrong: 0 })
    expect(measured.missed.size).toBe(0)
    expect(formatMovedQuotations(measured)).toContain('halladas donde están: 6 de 6 · falsas: 0')
  })
})
