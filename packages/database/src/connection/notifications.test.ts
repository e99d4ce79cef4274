import { describeEachDatabase } from '@basejuris/testkit'
import { expect, it, vi } from 'vitest'
import { notify } from './notifications.ts'

describeEachDatabase('notifications', (open) => {
  it('arrive once their transaction commits, and never from one that fails', async () => {
    const received: (string | null)[] = []
    const end = await open().listen('prueba', (message) => received.push(message))
    await open().db.transaction(async (tx) => {
      await notify(tx, 'prueba', 'uno')
      await notify(tx, 'otro canal', 'ajeno')
      expect(received).toEqual([])
    })
    await vi.waitFor(() => expect(received).toEqual(['uno']))
    const failed = open().db.transaction(async (tx) => {
      await notify(tx, 'prueba', 'deshecho')
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await notify(open().db, 'prueba', 'dos')
    await vi.waitFor(() => expect(received).toEqual(['uno', 'dos']))
    await end()
    await notify(open().db, 'prueba', 'tres')
    await open().execute('select 1')
    expect(received).toEqual(['uno', 'dos'])
  })

  it('reach every listener, also one that began later', async () => {
    const [first, second]: [string[], string[]] = [[], []]
    const ends = [
      await open().listen('prueba', (message) => first.push(message ?? '')),
      await open().listen('prueba', (message) => second.push(message ?? '')),
    ]
    await notify(open().db, 'prueba', 'a todos')
    await vi.waitFor(() => expect([first, second]).toEqual([['a todos'], ['a todos']]))
    for (const end of ends) await end()
  })
})
