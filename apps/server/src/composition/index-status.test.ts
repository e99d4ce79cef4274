import { expect, it } from 'vitest'
import { pingIndex } from './index-status.ts'

it('is ready only when the thread of the index answers in time', async () => {
  expect(await pingIndex({ ping: async () => undefined })).toBe('ok')
  expect(await pingIndex({ ping: () => Promise.reject(new Error('The thread died')) })).toBe('falla')
  expect(await pingIndex({ ping: () => new Promise(() => undefined) }, 20)).toBe('falla')
})
