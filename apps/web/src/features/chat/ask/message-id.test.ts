import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newMessageId } from './message-id.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([true, false])('makes identifiers that the interface takes, on a secure page or not: %s', (isSecure) => {
  vi.stubGlobal('isSecureContext', isSecure)
  const ids = Array.from({ length: 50 }, newMessageId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(z.uuid().safeParse(id).success, id).toBe(true)
})
