import { removeRulings } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'queda' }), buildRuling({ docId: 'sale' })])
  await removeRulings(test.database.db, ['sale'])
})
afterAll(() => test.close())

it.each([
  ['queda', 200, undefined],
  ['sale', 410, 'ruling.withdrawn'],
  ['nunca', 404, 'ruling.not_found'],
])('reads %s: %i', async (docId, status, code) => {
  const response = await test.app.inject({ method: 'POST', url: '/v2/find-by-id', payload: { docId } })
  expect(response.statusCode).toBe(status)
  expect(response.json().code).toBe(code)
})
