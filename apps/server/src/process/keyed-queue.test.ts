import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { KeyedQueue } from './keyed-queue.ts'

it('runs the tasks of one key in order, also after one failed, and those of another key at once', async () => {
  const queue = new KeyedQueue()
  const ended: string[] = []
  const task = (name: string, ms: number) => async () => {
    await setTimeout(ms)
    ended.push(name)
    if (name === 'fails') throw new Error('no room')
  }
  const first = queue.add('ana', task('fails', 30))
  const second = queue.add('ana', task('second', 0))
  await queue.add('eva', task('other', 0))
  await expect(first).rejects.toThrow('no room')
  await second
  expect(ended).toEqual(['other', 'fails', 'second'])
})

it('settles when every task of the key has ended, and at once without any', async () => {
  const queue = new KeyedQueue()
  await queue.settled('ana')
  let ended = 0
  for (let each = 0; each < 3; each++)
    queue.add('ana', async () => {
      await setTimeout(5)
      ended++
    })
  await queue.settled('ana')
  expect(ended).toBe(3)
})
