import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const run = async (way: string) => {
  const script = join(import.meta.dirname, 'exit-on-uncaught-errors.fixture.ts')
  const child = spawn(process.execPath, [script, way], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code, lines: output.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)])) }
}

it.each([
  ['exception', 'uncaught exception: the process ends', 'the thread died'],
  ['rejection', 'unhandled rejection: the process ends', 'nobody caught it'],
])(
  'ends the process on an %s beside handlers that go on, with one fatal line',
  async (way, message, cause) => {
    const { code, lines } = await run(way)
    expect(code).toBe(1)
    expect(lines).toEqual([expect.objectContaining({ level: 60, msg: message, err: expect.objectContaining({ message: cause }) })])
  },
  60_000,
)

it('goes on when a visitor left', async () => {
  const { code, lines } = await run('aborted')
  expect([code, lines.map(({ level }) => level)]).toEqual([0, [40]])
}, 60_000)
