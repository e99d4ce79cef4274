import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface StallRule {
  readonly afterMs: number
  /** What a client must at least take in that time while more is offered. */
  readonly minBytes: number
}

const standardRule: StallRule = { afterMs: 30_000, minBytes: 8 * 1024 }

/** Node's own time-outs read these counts as well: bytes given to the connection, and those of them that it has not sent. No type names them. */
type CountedSocket = Socket & { readonly _handle: { readonly bytesWritten: number; readonly writeQueueSize: number } | null }

/**
 * Ends the connection of a client that does not take the bytes it was offered. A quiet connection is never ended here: as long as
 * nothing waits to be taken, its time does not run.
 */
export function endStalledReaders(app: FastifyInstance, { afterMs, minBytes }: StallRule = standardRule): void {
  /** Bytes taken by each connection that has bytes waiting, and since when. */
  const offered = new Map<Socket, { takenBytes: number; since: number }>()
  const open = new Set<CountedSocket>()
  app.server.on('connection', (socket: CountedSocket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      offered.delete(socket)
    })
  })
  const inspect = (socket: CountedSocket, now: number): void => {
    if (socket.writableLength === 0 || socket._handle === null) return void offered.delete(socket)
    const takenBytes = socket._handle.bytesWritten - socket._handle.writeQueueSize
    const before = offered.get(socket)
    if (before === undefined || takenBytes - before.takenBytes >= minBytes) offered.set(socket, { takenBytes, since: now })
    else if (now - before.since >= afterMs) socket.destroy()
  }
  const timer = setInterval(() => {
    const now = performance.now()
    for (const socket of open) inspect(socket, now)
  }, afterMs / 6)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
