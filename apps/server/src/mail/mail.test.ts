import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createJobs } from '@basejuris/database'
import { openTestDatabase } from '@basejuris/testkit'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTextCipher } from '../security/text-cipher.ts'
import { mailJob } from './mail-job.ts'
import { createMailer, type Mail, mailQueue } from './mailer.ts'
import { createOutboxTransport } from './outbox-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { listenForMail } from './testing/listen-for-mail.ts'

const from = 'BaseJuris <no-responder@basejuris.test>'
const mail: Mail = { to: 'ana@ejemplo.test', subject: 'Código «ñandú»', text: 'Su código es 1234.', html: '<p>Su código es 1234.</p>' }
const delivery = { id: '6f1c2f9e-0000-4000-8000-000000000000', at: new Date('2026-11-20T15:04:05Z') }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the outbox', () => {
  it('keeps a mail as it would be sent and as people read it, once', async () => {
    const outbox = createOutboxTransport(folder, from)
    await outbox.deliver({ ...mail, unsubscribeUrl: 'https://basejuris.test/baja?c=1' }, delivery)
    await outbox.deliver({ ...mail, unsubscribeUrl: 'https://basejuris.test/baja?c=1' }, delivery)
    const name = '20261120T150405Z-6f1c2f9e-0000-4000-8000-000000000000'
    expect((await readdir(folder)).sort()).toEqual([`${name}.eml`, `${name}.txt`])
    expect(await readFile(join(folder, `${name}.txt`), 'utf8')).toBe(
      'Para: ana@ejemplo.test\nAsunto: Código «ñandú»\n\nSu código es 1234.\n',
    )
    const read = await PostalMime.parse(await readFile(join(folder, `${name}.eml`)))
    expect(read).toMatchObject({
      subject: mail.subject,
      messageId: `<${delivery.id}@basejuris.test>`,
      date: '2026-11-20T15:04:05.000Z',
      from: { name: 'BaseJuris', address: 'no-responder@basejuris.test' },
      to: [{ address: 'ana@ejemplo.test' }],
    })
    expect([read.text?.trim(), read.html?.trim()]).toEqual([mail.text, mail.html])
    const headers = Object.fromEntries(read.headers.map(({ key, value }) => [key, value]))
    expect(headers['list-unsubscribe']).toBe('<https://basejuris.test/baja?c=1>')
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  it('drops what is older than thirty days', async () => {
    const old = join(folder, 'viejo.eml')
    await writeFile(old, '')
    await utimes(old, new Date('2026-10-01'), new Date('2026-10-01'))
    await createOutboxTransport(folder, from).deliver(mail, delivery)
    expect(await readdir(folder)).not.toContain('viejo.eml')
  })
})

describe('a mail server', () => {
  it('gets the mail with its headers', async () => {
    const server = await listenForMail()
    try {
      await createSmtpTransport(server.url, from).deliver({ ...mail, replyTo: 'luz@ejemplo.test' }, delivery)
      const [received] = server.received
      expect(received?.recipients).toEqual(['ana@ejemplo.test'])
      expect(await PostalMime.parse(received?.message ?? '')).toMatchObject({
        subject: mail.subject,
        replyTo: [{ address: 'luz@ejemplo.test' }],
        from: { address: 'no-responder@basejuris.test' },
      })
    } finally {
      await server.close()
    }
  })

  it('that is away says so, without the recipient', async () => {
    const server = await listenForMail()
    await server.close()
    const failure = createSmtpTransport(server.url, from).deliver(mail, delivery)
    await expect(failure).rejects.toThrow(/^The mail server did not accept a mail \(E[A-Z]+\)$/)
  })
})

describe('the mailer', () => {
  it('stores a mail encrypted until it is sent, retries, and sends nothing that was rolled back', async () => {
    const database = await openTestDatabase()
    const problems: string[] = []
    const jobs = await createJobs(database, { queues: [mailQueue], onError: ({ message }) => problems.push(message) })
    const textCipher = createTextCipher(Buffer.alloc(32, 7))
    const { db } = database
    const mailer = createMailer({ db, jobs, textCipher })
    try {
      await db
        .transaction(async (tx) => {
          await mailer.enqueue({ ...mail, to: 'nadie@ejemplo.test' }, { tx })
          throw new Error('rolled back')
        })
        .catch(() => undefined)
      await mailer.enqueue(mail)
      const { rows } = await database.execute('select content from mails')
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain('ana@')
      const went: Mail[] = []
      let away = true
      const { promise, resolve } = Promise.withResolvers<void>()
      const deliver = async (sent: Mail): Promise<void> => {
        if (away) {
          away = false
          throw new Error('mail server is away')
        }
        went.push(sent)
      }
      const send = mailJob({ db, textCipher }, { deliver })
      await jobs.work(mailQueue, async (payload) => {
        await send(payload)
        resolve()
      })
      await promise
      expect(went).toEqual([mail])
      expect(problems).toEqual(['mail server is away'])
      expect((await database.execute('select 1 from mails')).rows).toEqual([])
    } finally {
      await jobs.stop({ timeoutMs: 1000 })
      await database.close()
    }
  })

  it('takes no mail that names several recipients or breaks a header', async () => {
    const mailer = createMailer({ db: null as never, jobs: null as never, textCipher: createTextCipher(Buffer.alloc(32, 7)) })
    for (const to of ['a@x.test, b@x.test', 'a@x.test\r\nBcc: b@x.test', 'Ana <a@x.test>'])
      await expect(mailer.enqueue({ ...mail, to })).rejects.toThrow()
  })
})
