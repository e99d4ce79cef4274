import { expect } from './journey.ts'
import { lettersTo } from './outbox.ts'

/** Waits for the newest mail with a subject. */
export async function awaitLetter(email: string, subject: string): Promise<string> {
  const newest = async () => (await lettersTo(email)).find((text) => text.includes(`\nAsunto: ${subject}\n`))
  await expect.poll(newest, { timeout: 20_000 }).toBeDefined()
  return (await newest()) ?? ''
}
