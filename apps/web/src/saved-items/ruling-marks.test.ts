import { expect, test, vi } from 'vitest'

const call = vi.hoisted(() => vi.fn())
vi.mock('../api/browser-call.ts', () => ({ callFromBrowser: call }))
const { rulingMarks } = await import('./ruling-marks.ts')

test('requests the marks of a page together and keeps changes made meanwhile', async () => {
  let answer: (value: unknown) => void = () => {}
  call.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const heard = vi.fn()
  const stop = rulingMarks.subscribe(heard)
  for (const docId of ['a', 'b', 'c']) rulingMarks.want(docId)
  await vi.waitFor(() => expect(call).toHaveBeenCalledExactlyOnceWith('POST', '/v1/favorites/marks', { docIds: ['a', 'b', 'c'] }))
  expect(rulingMarks.get('a')).toBeUndefined()

  rulingMarks.set('c', { starred: true })
  answer({ marcas: [{ docId: 'a', favorita: true, carpetas: ['f1'] }] })
  await vi.waitFor(() => expect(rulingMarks.get('a')).toEqual({ starred: true, folders: ['f1'] }))
  expect(rulingMarks.get('b')).toEqual({ starred: false, folders: [] })
  expect(rulingMarks.get('c')).toEqual({ starred: true, folders: [] })
  expect(heard).toHaveBeenCalledTimes(2)

  rulingMarks.want('a')
  await import('../api/browser-call.ts')
  expect(call).toHaveBeenCalledOnce()
  stop()
})
