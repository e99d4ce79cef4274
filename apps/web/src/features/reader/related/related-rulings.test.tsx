// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderOnServer } from '../../../testing/render-view.tsx'
import { sampleFacts } from '../../../testing/samples.ts'
import type { Related } from './load-related.ts'
import { RelatedRulings } from './related-rulings.tsx'

const found: { related: Related } = { related: { identical: { total: 0, members: [] }, similar: [], contrary: null } }

vi.mock('./load-related.ts', () => ({ loadRelated: async () => found.related }))

const renderSimilar = async (similar: Related['similar']) => {
  found.related = { ...found.related, similar }
  await renderOnServer(<RelatedRulings docId="una" article={null} />)
}
const none = /^Ninguna otra sentencia del índice se parece lo suficiente/

it('lists as many similar rulings as there are', async () => {
  await renderSimilar(['s1', 's2'].map((docId) => ({ ...sampleFacts({ docId }), cercania: 0.5 })))
  expect(screen.getByRole('region', { name: 'Similares' }).querySelectorAll('li')).toHaveLength(2)
  expect(screen.queryByText(none)).toBeNull()
})

it('says that none is similar enough', async () => {
  await renderSimilar([])
  expect(screen.getByText(none)).toBeTruthy()
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

it('says nothing of similar rulings when the request failed', async () => {
  await renderSimilar(null)
  expect(screen.queryByRole('region', { name: 'Similares' })).toBeNull()
  expect(screen.queryByText(none)).toBeNull()
})
