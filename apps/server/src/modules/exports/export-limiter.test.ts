import { describe, expect, it } from 'vitest'
import { createExportLimiter } from './export-limiter.ts'

const never = new AbortController().signal

describe('createExportTurns', () => {
  it('lets so many pass, the rest wait in order, and refuses who asks for too much', async () => {
    const turns = createExportLimiter({ maxRunning: 1, maxWaiting: 1, maxPerUser: 2 })
    const leave = await turns.acquire('a', never)
    const order: string[] = []
    const waiting = turns.acquire('b', never).then((end) => {
      order.push('b')
      return end
    })
    await expect(turns.acquire('c', never)).rejects.toMatchObject({ code: 'export.busy' })
    expect(order).toEqual([])
    leave()
    leave()
    const leaveB = await waiting
    leaveB()
    await expect(turns.acquire('c', never)).resolves.toBeTypeOf('function')
  })

  it('refuses a user who has enough, and forgets who left the queue', async () => {
    const turns = createExportLimiter({ maxRunning: 1, maxWaiting: 5, maxPerUser: 2 })
    const leave = await turns.acquire('a', never)
    const gone = new AbortController()
    const waiting = turns.acquire('a', gone.signal)
    await expect(turns.acquire('a', never)).rejects.toMatchObject({ code: 'export.busy' })
    gone.abort(new Error('se fue'))
    await expect(waiting).rejects.toThrow('se fue')
    const next = turns.acquire('a', never)
    leave()
    await expect(next).resolves.toBeTypeOf('function')
  })
})
