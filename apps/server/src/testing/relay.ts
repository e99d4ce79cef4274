import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a server that can be taken away and given back, as if the server were stopped. */
export interface Relay {
  readonly port: number
  /** Ends every connection and refuses new ones. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

export async function openRelay(target: { readonly host: string; readonly port: number }): Promise<Relay> {
  const open = new Set<Socket>()
  const join = (from: Socket): void => {
    const to = connect(target.port, target.host)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.once('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }
  const listen = (port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer(join).once('error', reject)
      server.listen(port, '127.0.0.1', () => resolve(server))
    })
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of open) socket.destroy()
      await closed
    },
    start: async () => {
      server = await listen(port)
    },
  }
}
