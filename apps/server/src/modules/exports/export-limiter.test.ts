import { describe, expect, it } from 'vitest'
import { createExportLimiter } from './export-limiter.ts'

const never = new AbortController().signal

describe('createExportLimiter', () => {
  it('lets so many pass, the rest wait in order, and refuses who asks for too much', async () => {
    const limiter = createExportLimiter({ maxRunning: 1, maxWaiting: 1, maxPerUser: 2 })
    const release = await limiter.acquire('a', never)
    const order: string[] = []
    const waiting = limiter.acquire('b', never).then((end) => {
      order.push('b')
      return end
    })
    await expect(limiter.acquire('c', never)).rejects.toMatchObject({ code: 'export.busy' })
    expect(order).toEqual([])
    release()
    release()
    const releaseB = await waiting
    releaseB()
    await expect(limiter.acquire('c', never)).resolves.toBeTypeOf('function')
  })

  it('refuses a user who has enough, and forgets who left the queue', async () => {
    const limiter = createExportLimiter({ maxRunning: 1, maxWaiting: 5, maxPerUser: 2 })
    const release = await limiter.acquire('a', never)
    const gone = new AbortController()
    const waiting = limiter.acquire('a', gone.signal)
    await expect(limiter.acquire('a', never)).rejects.toMatchObject({ code: 'export.busy' })
    gone.abort(new Error('se fue'))
    await expect(waiting).rejects.toThrow('se fue')
    const next = limiter.acquire('a', never)
    release()
    await expect(next).resolves.toBeTypeOf('function')
  })
})
