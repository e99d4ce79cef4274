import { expect, it } from 'vitest'
import { cachedEncoder } from './cached-encoder.ts'
import type { Encoder } from './encoder.ts'
import { EncoderUnavailable } from './encoder-unavailable.ts'

const counting = (answer: () => Promise<Float32Array | null>) => {
  const encoded: string[] = []
  const encoder: Encoder = {
    name: 'prueba',
    dimension: 1024,
    encodePassages: async (texts) => texts.map(() => null),
    encodeQuery: (text) => {
      encoded.push(text)
      return answer()
    },
  }
  return { encoded, encoder }
}

it('encodes a repeated query once, also while the first call is pending', async () => {
  const { encoded, encoder } = counting(async () => Float32Array.of(1))
  const retrying = cachedEncoder(encoder, () => 0)
  expect(await Promise.all([retrying.encodeQuery('uno'), retrying.encodeQuery('uno')])).toEqual([Float32Array.of(1), Float32Array.of(1)])
  await retrying.encodeQuery('dos')
  await retrying.encodeQuery('uno')
  expect(encoded).toEqual(['uno', 'dos'])
})

it('skips a failed encoder for a while, then tries again', async () => {
  let down = true
  let nowMs = 0
  const { encoded, encoder } = counting(async () => {
    if (down) throw new EncoderUnavailable('No responde.')
    return Float32Array.of(1)
  })
  const retrying = cachedEncoder(encoder, () => nowMs)
  await expect(retrying.encodeQuery('uno')).rejects.toThrow('No responde.')
  await expect(retrying.encodeQuery('dos')).rejects.toThrow('No responde.')
  expect(encoded).toEqual(['uno'])
  down = false
  nowMs = 10_001
  expect(await retrying.encodeQuery('dos')).toEqual(Float32Array.of(1))
  expect(await retrying.encodeQuery('uno')).toEqual(Float32Array.of(1))
})

it('waits as long as the service asks', async () => {
  let nowMs = 0
  const { encoded, encoder } = counting(() => Promise.reject(new EncoderUnavailable('Espere.', { retryAfterS: 60 })))
  const retrying = cachedEncoder(encoder, () => nowMs)
  await expect(retrying.encodeQuery('uno')).rejects.toThrow()
  nowMs = 59_000
  await expect(retrying.encodeQuery('uno')).rejects.toThrow()
  expect(encoded).toHaveLength(1)
})
