import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxRetentionDays } from '@basejuris/database'
import { dayMs } from '@basejuris/domain/calendar'
import type { MailTransport } from './mail-transport.ts'
import { toMimeMessage } from './mime-message.ts'

const ownerAlone = { mode: 0o600 } as const

/** Writes each mail to the folder as `.eml` and, for people, as `.txt`. A retried mail overwrites its files. */
export function createOutboxTransport(folder: string, from: string): MailTransport {
  return {
    async deliver(mail, delivery) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeOld(folder, delivery.at)
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(toMimeMessage(mail, delivery, from))
      const name = join(folder, `${delivery.at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${delivery.id}`)
      await writeFile(`${name}.eml`, message as Buffer, ownerAlone)
      await writeFile(`${name}.txt`, `Para: ${mail.to}\nAsunto: ${mail.subject}\n\n${mail.text}\n`, ownerAlone)
    },
  }
}

async function removeOld(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (now.getTime() - (await stat(path)).mtimeMs > outboxRetentionDays * dayMs) await rm(path, { force: true })
  }
}
