import { type OpenDatabase, putNorms } from '@basejuris/database'
import { findCatalogueNormByKey } from '@basejuris/legal-text'
import { buildNorm, openTestDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Services } from '../../services.ts'
import { getNorm } from './get-norm.ts'
import { warmNorms } from './warm-norms.ts'

const idOf = (key: string): number => findCatalogueNormByKey(key)?.idNorma ?? 0

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const build = (key: string) => ({ ...buildNorm(idOf(key), { '1': 'De los faroles.' }, {}), key })
  await putNorms(database.db, [build('CT'), build('CC'), build('ley-19496')])
})
afterAll(() => database.close())

const services = (asked: readonly { value: string; total: number }[]): Pick<Services, 'db' | 'search'> => ({
  db: database.db,
  search: { facetsOf: async () => ({ norma: asked }) } as unknown as Services['search'],
})

/** Statements that read parts of a norm. */
const partsRead = async (key: string): Promise<number> => {
  const client = (database.db as unknown as { $client: { query: (text: string) => unknown } }).$client
  const query = vi.spyOn(client, 'query')
  await getNorm({ db: database.db }, { idNorma: idOf(key), day: null, withStructure: true })
  const read = query.mock.calls.filter(([text]) => text.includes('"parts"')).length
  query.mockRestore()
  return read
}

it('reads the norms that rulings cite, and no others', async () => {
  await warmNorms(
    services([
      { value: 'CT:1', total: 9 },
      { value: 'ley-19496', total: 3 },
      { value: 'CT', total: 5 },
      { value: 'desconocida', total: 2 },
    ]),
    new AbortController().signal,
  )
  expect([await partsRead('CT'), await partsRead('ley-19496'), await partsRead('CC')]).toEqual([0, 0, 1])
})

it('ends when it is aborted', async () => {
  await expect(warmNorms(services([{ value: 'CT', total: 5 }]), AbortSignal.abort())).rejects.toThrow()
})
