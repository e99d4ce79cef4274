import { chmod, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { describeFailure, OperatorError } from '../errors/operator-error.ts'
import { type CommandEvent, type CommandProgress, commandRequestSchema } from './socket-messages.ts'

export type RunCommand = (
  name: string,
  args: Readonly<Record<string, unknown>>,
  report: (progress: CommandProgress) => void,
  signal: AbortSignal,
) => Promise<unknown>

const maxRequestBytes = 64 * 1024

export interface OperatorSocket {
  readonly path: string
  close(): Promise<void>
}

/**
 * Accepts operator commands of this machine's user. Only the holder of the data folder's lock may call it, so an existing socket file is
 * stale.
 */
export async function listenForOperators(path: string, run: RunCommand): Promise<OperatorSocket> {
  if (process.platform !== 'win32') await rm(path, { force: true })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    void serve(socket, run)
  })
  await listen(server, path)
  if (process.platform !== 'win32') await chmod(path, 0o600)
  return {
    path,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.removeListener('error', reject)
      resolve()
    })
  })

async function serve(socket: Socket, run: RunCommand): Promise<void> {
  const send = (event: CommandEvent): void => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(event)}\n`)
  }
  const abort = new AbortController()
  socket.on('close', () => abort.abort())
  try {
    const request = commandRequestSchema.parse(JSON.parse(await firstLine(socket)))
    const result = await run(request.command, request.args, (progress) => send({ type: 'progress', progress }), abort.signal)
    send({ type: 'done', result })
  } catch (error) {
    send({ type: 'failed', message: describeFailure(error) })
  }
  socket.end()
}

async function firstLine(socket: Socket): Promise<string> {
  let bytes = 0
  socket.on('data', (chunk) => {
    bytes += chunk.length
    if (bytes > maxRequestBytes) socket.destroy()
  })
  for await (const line of createInterface({ input: socket })) return line
  throw new OperatorError('La orden llegó vacía.')
}
