import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from './journey.ts'

const journeysData = (): string => process.env['JOURNEYS_DATA'] ?? ''

/** The queue sends mail between the relations of the demonstration corpus, on two busy cores. */
const mailMs = 40_000

/** Mails to an address, newest first. */
export async function mailsTo(email: string, dataDir = journeysData()): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt')).sort()
  const mails = await Promise.all(names.reverse().map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.startsWith(`Para: ${email}\n`))
}

/** The code in the link to `path` of the newest mail that has one. Waits for the mail. */
export async function codeInMail(email: string, path: string, dataDir = journeysData()): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        for (const mail of await mailsTo(email, dataDir)) {
          const found = mail.split(`${path}?codigo=`)[1]?.match(/^[^\s&]+/)?.[0]
          if (found !== undefined) {
            code = decodeURIComponent(found)
            break
          }
        }
        return code
      },
      { timeout: mailMs },
    )
    .not.toBe('')
  return code
}

/** Waits for the newest mail with a subject. */
export async function awaitMail(email: string, subject: string, dataDir = journeysData()): Promise<string> {
  const newest = async () => (await mailsTo(email, dataDir)).find((text) => text.includes(`\nAsunto: ${subject}\n`))
  await expect.poll(newest, { timeout: mailMs }).toBeDefined()
  return (await newest()) ?? ''
}
