import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  readonly recipients: readonly string[]
  readonly message: string
}

/** A mail server (RFC 5321) that accepts everything and keeps it in memory. */
export async function listenForMail(): Promise<{ url: string; received: ReceivedMail[]; close: () => Promise<void> }> {
  const received: ReceivedMail[] = []
  const server = createServer((socket) => converse(socket, (mail) => received.push(mail)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

function converse(socket: Socket, take: (mail: ReceivedMail) => void): void {
  let [recipients, lines, inMessage, rest]: [string[], string[], boolean, string] = [[], [], false, '']
  const answer = (text: string): void => void socket.write(`${text}\r\n`)
  const hear = (line: string): void => {
    if (inMessage && line !== '.') {
      lines.push(line.replace(/^\.\./, '.'))
      return
    }
    if (inMessage) {
      take({ recipients, message: lines.join('\r\n') })
      ;[recipients, lines, inMessage] = [[], [], false]
      answer('250 taken')
      return
    }
    const recipient = /^RCPT TO:<(.*)>/i.exec(line)?.[1]
    if (recipient !== undefined) recipients.push(recipient)
    inMessage = /^DATA$/i.test(line)
    answer(inMessage ? '354 go on' : /^QUIT$/i.test(line) ? '221 bye' : '250 ok')
    if (/^QUIT$/i.test(line)) socket.end()
  }
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\r\n')
    rest = parts.pop() ?? ''
    for (const line of parts) hear(line)
  })
  answer('220 test')
}
