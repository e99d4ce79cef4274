import { type LineFacts, putNorms } from '@basejuris/database'
import { buildNorm } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { readSubject } from './line-subject.ts'
import { withoutMissingPlaces } from './missing-places.ts'

const labour = 207436
const undivided = 'El farolero podrá apagar los faroles de la plaza cuando el alcalde se lo ordene por escrito.'
const divided = 'El farolero deja su cargo:\n1. por apagar faroles que alumbran:\na) la plaza;\nb) el puerto;\n2. por encender otros.'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const facts = { type: 'Código', name: 'Código del Trabajo', publishedOn: '2003-01-16' } as const
  await putNorms(test.services.db, [
    buildNorm(labour, { 161: undivided, 160: divided }, { inForceFrom: '2010-05-01', capturedOn: '2010-05-01' }, facts),
  ])
})
afterAll(() => test.close())

const ruling = (norms: LineFacts['norms']): LineFacts => ({
  docId: 'farol',
  collection: 'corte_suprema',
  court: 'Corte Suprema',
  chamber: null,
  caption: 'Farol con Puerto',
  docketNumber: '45-2020',
  rit: null,
  book: null,
  kind: null,
  decidedOn: '2022-03-02',
  outcome: 'acoge',
  fictional: false,
  appealType: null,
  originCourt: null,
  originDocketNumber: null,
  dissenters: [],
  norms,
})
const left = async (article: string, norms: LineFacts['norms']) =>
  (await withoutMissingPlaces(test.services, [ruling(norms)], readSubject({ norma: `CT:${article}` })))[0]?.norms

it('leaves out a place that the article does not have, and no other', async () => {
  const slip = { use: 'applied', numeral: '1', letra: 'c' } as const
  const listed = { use: 'applied', listed: true } as const
  expect(await left('161', [slip, listed])).toEqual([listed])
  expect(await left('160', [{ use: 'applied', numeral: '1', letra: 'b' }])).toHaveLength(1)
  expect(await left('162', [slip])).toEqual([slip])
})
