import { describe, expect, it } from 'vitest'
import { createExportTurns } from './export-limiter.ts'

const never = new AbortController().signal

describe('createExportTurns', () => {
  it('lets so many pass, the rest wait in order, and refuses who asks for too much', async () => {
    const turns = createExportTurns({ atOnce: 1, waiting: 1, perUser: 2 })
    const leave = await turns.take('a', never)
    const order: string[] = []
    const waiting = turns.take('b', never).then((end) => {
      order.push('b')
      return end
    })
    await expect(turns.take('c', never)).rejects.toMatchObject({ code: 'export.busy' })
    expect(order).toEqual([])
    leave()
    leave()
    const leaveB = await waiting
    leaveB()
    await expect(turns.take('c', never)).resolves.toBeTypeOf('function')
  })

  it('refuses a user who has enough, and forgets who left the queue', async () => {
    const turns = createExportTurns({ atOnce: 1, waiting: 5, perUser: 2 })
    const leave = await turns.take('a', never)
    const gone = new AbortController()
    const waiting = turns.take('a', gone.signal)
    await expect(turns.take('a', never)).rejects.toMatchObject({ code: 'export.busy' })
    gone.abort(new Error('se fue'))
    await expect(waiting).rejects.toThrow('se fue')
    const next = turns.take('a', never)
    leave()
    await expect(next).resolves.toBeTypeOf('function')
  })
})
