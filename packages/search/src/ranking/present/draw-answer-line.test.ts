import { expect, it } from 'vitest'
import { createHashingEncoder } from '../../encoder/hashing-encoder.ts'
import type { LexicalIndex } from '../../ports/index.ts'
import { createRulingSearch } from '../../ruling-search.ts'
import { manyRulings } from '../../testing/many-rulings.ts'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { fictionalRulings } from '../../testing/rulings.ts'

const story = 'trabajador despedido sin aviso por necesidades de la empresa'

it('reads the best answers to a story once, whatever the order, until the index changes', async () => {
  const { index } = await openSearch([...fictionalRulings, ...manyRulings])
  let state: object = {}
  let asked = 0
  const lexical: LexicalIndex = {
    ...index.lexical,
    search: (namespace, request) => {
      asked += 1
      return index.lexical.search(namespace, request)
    },
    stateOf: () => state,
  }
  const search = createRulingSearch({ ...index, lexical, encoder: createHashingEncoder() })
  const newest = async () => {
    asked = 0
    const { total } = await search.search(requestFor(story, { sort: 'recientes' }))
    return { total, asked }
  }
  const { total } = await search.search(requestFor(story))
  const cached = await newest()
  state = {}
  const again = await newest()
  expect(cached.total).toBe(total)
  expect(again.total).toBe(total)
  expect(cached.asked).toBeLessThan(again.asked)
  expect((await newest()).asked).toBe(cached.asked)
})
