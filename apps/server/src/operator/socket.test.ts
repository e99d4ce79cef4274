import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { operatorSocketPath } from '../config/operator-socket-path.ts'
import { OperatorError } from '../errors/operator-error.ts'
import { sendCommand } from './socket-client.ts'
import { listenForOperators, type OperatorSocket, type RunCommand } from './socket-server.ts'

let open: OperatorSocket | undefined
afterEach(async () => {
  await open?.close()
  open = undefined
})

const progress = (done: number) => ({ done, total: 9, perSecond: 1, etaMs: 1000, counts: { nuevas: done } })

async function listening(run: RunCommand): Promise<string> {
  const path = operatorSocketPath(join(await mkdtemp(join(tmpdir(), 'operator-')), 'data'))
  open = await listenForOperators(path, run)
  return path
}

it('carries progress and the result', async () => {
  const path = await listening(async (name, args, report) => {
    report(progress(1))
    report(progress(2))
    return { name, ...args }
  })
  const seen: unknown[] = []
  expect(await sendCommand(path, 'ingest', { path: '/a' }, (report) => seen.push(report))).toEqual({
    result: { name: 'ingest', path: '/a' },
  })
  expect(seen).toEqual([progress(1), progress(2)])
})

it('shows an operator error as it is and hides any other', async () => {
  const path = await listening(async (name) => {
    if (name === 'disk') throw Object.assign(new Error('ENOSPC: secret detail'), { code: 'ENOSPC' })
    if (name === 'rights') throw Object.assign(new Error('EACCES: secret detail'), { code: 'EACCES', path: '/backups/a' })
    throw name === 'known' ? new OperatorError('La carpeta no existe.') : new TypeError('secret detail')
  })
  await expect(sendCommand(path, 'known', {}, () => {})).rejects.toThrow('La carpeta no existe.')
  await expect(sendCommand(path, 'other', {}, () => {})).rejects.toThrow('La orden falló: TypeError.')
  await expect(sendCommand(path, 'disk', {}, () => {})).rejects.toThrow('No queda espacio en el disco: libere espacio y repita la orden.')
  await expect(sendCommand(path, 'rights', {}, () => {})).rejects.toThrow('falta permiso para leer o escribir: /backups/a.')
})

it('answers null where nothing listens', async () => {
  expect(await sendCommand(join(tmpdir(), 'nobody-listens.sock'), 'ingest', {}, () => {})).toBeNull()
})

it('aborts the command when the operator leaves', async () => {
  let aborted: () => void = () => {}
  const seen = new Promise<void>((resolve) => {
    aborted = resolve
  })
  const path = await listening((_name, _args, report, signal) => {
    report(progress(0))
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        aborted()
        reject(new Error('left'))
      }),
    )
  })
  const { connect } = await import('node:net')
  const socket = connect(path)
  socket.write('{"command":"ingest","args":{}}\n')
  await new Promise((resolve) => socket.once('data', resolve))
  socket.destroy()
  await seen
})

it('keeps socket addresses within what systems take', () => {
  const long = `/${'x'.repeat(200)}/data`
  expect(Buffer.byteLength(operatorSocketPath(long, 'linux'))).toBeLessThanOrEqual(100)
  expect(operatorSocketPath('/srv/basejuris/data', 'linux')).toBe('/srv/basejuris/data.sock')
  expect(operatorSocketPath('C:\\data', 'win32')).toMatch(/^\\\\\.\\pipe\\basejuris-[0-9a-f]{16}$/)
})
