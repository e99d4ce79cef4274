import { describe, expect, it } from 'vitest'
import { createWorkLimiter } from './work-limiter.ts'

const never = new AbortController().signal
const of = (userId: string, address = userId) => ({ userId, address })
const limits = { maxRunning: 1, maxRunningPerUser: 1, maxWaiting: 5, maxPerUser: 2, maxPerAddress: 9 }

describe('createWorkLimiter', () => {
  it('lets so many pass, the rest wait in order, and refuses who asks for too much', async () => {
    const limiter = createWorkLimiter('export.busy', { ...limits, maxWaiting: 1 })
    const release = await limiter.acquire(of('a'), never)
    const order: string[] = []
    const waiting = limiter.acquire(of('b'), never).then((end) => {
      order.push('b')
      return end
    })
    await expect(limiter.acquire(of('c'), never)).rejects.toMatchObject({ code: 'export.busy' })
    expect(order).toEqual([])
    release()
    release()
    const releaseB = await waiting
    releaseB()
    await expect(limiter.acquire(of('c'), never)).resolves.toBeTypeOf('function')
  })

  it('refuses a user who has enough, and forgets who left the queue', async () => {
    const limiter = createWorkLimiter('export.busy', limits)
    const release = await limiter.acquire(of('a'), never)
    const gone = new AbortController()
    const waiting = limiter.acquire(of('a'), gone.signal)
    await expect(limiter.acquire(of('a'), never)).rejects.toMatchObject({ code: 'export.busy' })
    gone.abort(new Error('se fue'))
    await expect(waiting).rejects.toThrow('se fue')
    const next = limiter.acquire(of('a'), never)
    release()
    await expect(next).resolves.toBeTypeOf('function')
  })

  it('leaves a slot to others while one user waits for a second', async () => {
    const limiter = createWorkLimiter('export.busy', { ...limits, maxRunning: 2 })
    const release = await limiter.acquire(of('a'), never)
    let isSecondRunning = false
    const second = limiter.acquire(of('a'), never).then((end) => {
      isSecondRunning = true
      return end
    })
    const releaseB = await limiter.acquire(of('b'), never)
    const third = limiter.acquire(of('c'), never)
    releaseB()
    const releaseC = await third
    expect(isSecondRunning).toBe(false)
    release()
    ;(await second)()
    releaseC()
    expect(isSecondRunning).toBe(true)
  })

  it('tells the place of a ticket to its owner alone, and of nobody who left', async () => {
    const limiter = createWorkLimiter('export.busy', { ...limits, maxRunning: 1, maxWaiting: 9 })
    const release = await limiter.acquire({ ...of('a'), ticket: 'one' }, never)
    const gone = new AbortController()
    const leaving = limiter.acquire({ ...of('b'), ticket: 'two' }, gone.signal)
    const last = limiter.acquire({ ...of('c'), ticket: 'three' }, never)
    expect(limiter.findPlace({ userId: 'a', ticket: 'one' })).toEqual({ isRunning: true, before: 0 })
    expect(limiter.findPlace({ userId: 'b', ticket: 'two' })).toEqual({ isRunning: false, before: 1 })
    expect(limiter.findPlace({ userId: 'c', ticket: 'three' })).toEqual({ isRunning: false, before: 2 })
    expect(limiter.findPlace({ userId: 'b', ticket: 'three' })).toBeNull()
    gone.abort(new Error('se fue'))
    await expect(leaving).rejects.toThrow('se fue')
    expect(limiter.findPlace({ userId: 'b', ticket: 'two' })).toBeNull()
    expect(limiter.findPlace({ userId: 'c', ticket: 'three' })).toEqual({ isRunning: false, before: 1 })
    release()
    const releaseLast = await last
    expect(limiter.findPlace({ userId: 'c', ticket: 'three' })).toEqual({ isRunning: true, before: 0 })
    releaseLast()
    expect(limiter.findPlace({ userId: 'c', ticket: 'three' })).toBeNull()
  })

  it('leaves places to other addresses', async () => {
    const limiter = createWorkLimiter('export.busy', { ...limits, maxPerAddress: 3 })
    const queued = ['a', 'b', 'c'].map((userId) => limiter.acquire(of(userId, 'one'), never))
    await expect(limiter.acquire(of('d', 'one'), never)).rejects.toMatchObject({ code: 'export.busy' })
    const other = limiter.acquire(of('e', 'two'), never)
    for (const release of queued) (await release)()
    await expect(other).resolves.toBeTypeOf('function')
  })
})
