import { expect } from './journey.ts'
import { lettersTo } from './outbox.ts'

/** The newest letter to somebody with that subject, once it was written. */
export async function awaitLetter(email: string, subject: string): Promise<string> {
  const newest = async () => (await lettersTo(email)).find((text) => text.includes(`\nAsunto: ${subject}\n`))
  await expect.poll(newest, { timeout: 20_000 }).toBeDefined()
  return (await newest()) ?? ''
}
