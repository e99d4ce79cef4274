import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { controlOf } from './control/control-client.ts'
import { readOptions } from './simulator.config.ts'
import { sendRaw, signatureOf } from './testing/open-simulator.ts'

const start = (environment: Readonly<Record<string, string>>, ...flags: string[]): ChildProcess => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...flags], {
    env: { NODE_ENV: 'test', ...environment },
    stdio: 'pipe',
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** What a program writes until it ends. */
async function outputOf(child: ChildProcess): Promise<{ readonly text: string; readonly code: number | null }> {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8')
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { text, code }
}

it('prints its address in one line, answers with its keys and stops on SIGTERM', async () => {
  const child = start({
    FLOW_SIMULATOR_PORT: '0',
    FLOW_SIMULATOR_API_KEY: 'K',
    FLOW_SIMULATOR_SECRET_KEY: 'S',
    FLOW_SIMULATOR_NOW: '2026-01-15 10:00:00',
  })
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  const address = /^Simulador de Flow: (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line.toString('utf8'))?.[1] ?? ''
  const fields = { apiKey: 'K' }
  expect((await sendRaw(address, 'GET plans/list', { ...fields, s: signatureOf(fields, 'S') })).status).toBe(200)
  expect((await controlOf(address).clock()).local).toMatch(/^2026-01-15 10:00:/)
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
})

it('explains itself, and refuses wrong settings and public products', async () => {
  const help = await outputOf(start({}, '--help'))
  expect([help.code, help.text]).toEqual([0, expect.stringContaining('FLOW_SIMULATOR_PORT')])
  const refused = await outputOf(start({ PUBLIC_URL: 'https://basejuris.example' }))
  expect([refused.code, refused.text]).toEqual([1, 'The simulator does not run beside a public product: PUBLIC_URL is https\n'])
  expect(await outputOf(start({ FLOW_SIMULATOR_PORT: '0', FLOW_SIMULATOR_NOW: 'ayer' }))).toMatchObject({ code: 1 })
})

it('reads its settings from the environment', () => {
  expect(readOptions({})).toEqual({ port: 4_010, seed: 1, host: '127.0.0.1' })
  expect(readOptions({ FLOW_SIMULATOR_HOST: 'localhost', FLOW_SIMULATOR_SEED: '9' })).toMatchObject({ host: 'localhost', seed: 9 })
  expect(() => readOptions({ FLOW_SIMULATOR_PORT: '70000' })).toThrow('FLOW_SIMULATOR_PORT')
  expect(() => readOptions({ FLOW_SIMULATOR_HOST: '0.0.0.0' })).toThrow('FLOW_SIMULATOR_HOST')
})
