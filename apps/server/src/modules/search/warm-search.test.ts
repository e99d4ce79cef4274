import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Services } from '../../services.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { warmSearch } from './warm-search.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({})])
})
afterAll(() => test.close())

it('reads a court, a year, an outcome, an article and a topic', async () => {
  const read = new Set<string>()
  const search: Services['search']['search'] = async (...asked) => {
    const found = await test.services.search.search(...asked)
    for (const { tipo } of found.chips) read.add(tipo)
    return found
  }
  await warmSearch({ ...test.services, search: { ...test.services.search, search } })
  for (const kind of ['tribunal', 'fecha', 'resultado', 'norma', 'tema']) expect(read).toContain(kind)
})

it('leaves a failure to whoever searches', async () => {
  const failing = { ...test.services, search: { ...test.services.search, search: async () => Promise.reject(new Error('no index')) } }
  await expect(warmSearch(failing)).resolves.toBeUndefined()
})
