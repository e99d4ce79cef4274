import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { formatAnswers, measureAnswers } from './answer-quality.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({
      docId: 'aviso',
      idSentence: 'aviso',
      fictional: false,
      sections: buildSections(['Primero: Que la carta de aviso debe expresar los hechos de la causal.']),
    }),
  ])
})
afterAll(() => test.close())

it('asks every question with and without its rulings, and reads each quotation again', async () => {
  const judgments = [{ id: 'pjud:Laborales:aviso', grade: 3 }]
  const queries = [
    { qid: '1', family: 'lay', query: '¿qué debe expresar la carta de aviso?', judgments },
    { qid: '2', family: 'negative', query: '¿qué receta lleva el pastel de jaiba?', judgments: [] },
  ]
  const measured = await measureAnswers(test.services, queries)
  expect(measured).toEqual([
    expect.objectContaining({
      isAnswerable: true,
      grade: 'responde',
      gradeWithout: 'no_lo_encontre',
      isRelevantShown: true,
      firstQuoted: 3,
      quotations: 2,
      inexact: 0,
    }),
    expect.objectContaining({ isAnswerable: false, grade: 'no_lo_encontre', gradeWithout: null, quotations: 0 }),
  ])
  const table = formatAnswers(measured)
  expect(table).toContain('citas que están a la letra en la sentencia guardada: 2 de 2')
  expect(table).toContain('responde con sus sentencias ocultas 0 % [0 %–79 %]')
})
