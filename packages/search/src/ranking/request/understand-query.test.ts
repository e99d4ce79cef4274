import { expect, it, vi } from 'vitest'
import type { LexicalIndex } from '../../ports/index.ts'
import { understandQuery } from './understand-query.ts'

const nothing = { hits: [], total: 0, facets: {} } as unknown as Awaited<ReturnType<LexicalIndex['search']>>
const question = { query: 'despido ministra Fuentealba', fictional: 'incluir' } as const

const openIndex = (state?: () => object) => {
  const search = vi.fn<LexicalIndex['search']>().mockResolvedValue(nothing)
  return { search, lexical: { search, ...(state === undefined ? {} : { stateOf: state }) } }
}

it('understands a query once while the index stays in one state', async () => {
  let state = {}
  const { search, lexical } = openIndex(() => state)
  const first = await understandQuery(lexical, question)
  const asked = search.mock.calls.length
  expect(asked).toBeGreaterThan(0)
  expect(await understandQuery(lexical, { ...question })).toBe(first)
  expect(search).toHaveBeenCalledTimes(asked)
  await understandQuery(lexical, { ...question, fictional: 'excluir' })
  expect(search.mock.calls.length).toBeGreaterThan(asked)
  const before = search.mock.calls.length
  state = {}
  await understandQuery(lexical, question)
  expect(search.mock.calls.length).toBeGreaterThan(before)
})

it('understands a query anew where the index tells no state, and after a failure', async () => {
  const stateless = openIndex()
  await understandQuery(stateless.lexical, question)
  const asked = stateless.search.mock.calls.length
  await understandQuery(stateless.lexical, question)
  expect(stateless.search).toHaveBeenCalledTimes(2 * asked)
  const state = {}
  const failing = openIndex(() => state)
  failing.search.mockRejectedValueOnce(new Error('down'))
  await expect(understandQuery(failing.lexical, question)).rejects.toThrow('down')
  await expect(understandQuery(failing.lexical, question)).resolves.toMatchObject({ text: question.query })
})
