import { maxStreams, maxStreamsPerUser } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { createStreamSlots } from './stream-slots.ts'

it('counts the streams of each user and of all, until they end', () => {
  const slots = createStreamSlots()
  const open = Array.from({ length: maxStreams }, (_, at) => {
    const ended = new AbortController()
    slots.take(`user ${Math.floor(at / maxStreamsPerUser)}`)(ended.signal)
    return ended
  })
  expect(() => slots.take('user 0')).toThrowError(expect.objectContaining({ code: 'stream.too_many' }))
  expect(() => slots.take('another')).toThrowError(expect.objectContaining({ code: 'stream.busy' }))
  open[0]?.abort()
  expect(() => slots.take('user 0')).not.toThrow()
})
