import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Answers that take longer are cut when the server closes. */
export const standardGraceMs = 10_000

/**
 * When the server closes, requests that it has begun are answered. Connections without one end at once, also those that were never used, which
 * Node itself would wait for.
 */
export function closeGracefully(app: FastifyInstance, graceMs = standardGraceMs): void {
  /** Requests in work, by connection. */
  const inWork = new Map<Socket, number>()
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  const endUnused = (socket: Socket): void => {
    if (isClosing && inWork.get(socket) === 0) socket.destroySoon()
  }
  app.server.on('connection', (socket: Socket) => {
    inWork.set(socket, 0)
    socket.once('close', () => inWork.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    inWork.set(socket, (inWork.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = inWork.get(socket)
      if (left === undefined) return
      inWork.set(socket, left - 1)
      endUnused(socket)
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of inWork.keys()) endUnused(socket)
    timer = setTimeout(() => app.server.closeAllConnections(), graceMs)
    timer.unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
