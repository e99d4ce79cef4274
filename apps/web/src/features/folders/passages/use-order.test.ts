// @vitest-environment happy-dom
import type { SavedPassage } from '@basejuris/contract'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubServer } from '../../../testing/stub-server.ts'
import { useOrder } from './use-order.ts'

const folderId = '3f2b6c1e-0000-4000-8000-000000000001'
const passages = (...ids: readonly string[]) => ids.map((passageId) => ({ passageId })) as unknown as readonly SavedPassage[]

test('keeps the order given here until the folder tells of a later one', async () => {
  stubServer({ [`PUT /v1/folders/${folderId}/passages/order`]: { data: { ordenados: 3 } } })
  const { result, rerender } = renderHook(({ stored }) => useOrder(folderId, stored), { initialProps: { stored: passages('a', 'b', 'c') } })
  const order = () => result.current.shown.map(({ passageId }) => passageId).join('')
  await act(() => result.current.move('a', 2))
  expect(order()).toBe('bca')
  rerender({ stored: passages('a', 'b', 'c') })
  expect(order()).toBe('bca')
  rerender({ stored: passages('c', 'a', 'b') })
  expect(order()).toBe('cab')
})
