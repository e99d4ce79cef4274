import { expect } from './journey.ts'
import { mailsTo } from './outbox.ts'

/** Waits for the newest mail with a subject. */
export async function awaitMail(email: string, subject: string): Promise<string> {
  const newest = async () => (await mailsTo(email)).find((text) => text.includes(`\nAsunto: ${subject}\n`))
  await expect.poll(newest, { timeout: 20_000 }).toBeDefined()
  return (await newest()) ?? ''
}
