import { describe, expect, it } from 'vitest'
import { takeTurns } from './turns.ts'

const readFor = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

describe('takeTurns', () => {
  it('lets others have theirs only after some milliseconds of reading', async () => {
    const endTurn = takeTurns(new AbortController().signal)
    let others = 0
    setImmediate(() => {
      others += 1
    })
    await endTurn()
    expect(others).toBe(0)
    readFor(30)
    await endTurn()
    expect(others).toBe(1)
  })

  it('ends with the reason of the signal that was given meanwhile', async () => {
    const controller = new AbortController()
    const endTurn = takeTurns(controller.signal)
    setImmediate(() => controller.abort(new Error('stopped')))
    readFor(30)
    await expect(endTurn()).rejects.toThrow('stopped')
  })
})
