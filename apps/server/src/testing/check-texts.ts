import type { CitationCheck } from '@basejuris/contract/check-words'
import type { Ruling } from '@basejuris/domain'
import { afterAll, beforeAll } from 'vitest'
import { openTestApp, type TestApp } from './open-test-app.ts'
import { signInPerson, type TestPerson } from './sign-in-person.ts'

/** Each person may check twenty texts in an hour. */
const textsPerPerson = 15

/** The citation checker over these rulings, for all tests of a file: opened before them, closed after them. */
export function checkTextsOver(rulings: readonly Ruling[]): (texto: string) => Promise<CitationCheck> {
  let test: TestApp
  let person: TestPerson
  let checks = 0
  beforeAll(async () => {
    test = await openTestApp()
    await test.store([...rulings])
  })
  afterAll(() => test.close())
  return async (texto) => {
    if (checks % textsPerPerson === 0) person = await signInPerson(test)
    checks += 1
    return (await person.call('POST', '/v1/citations/check', { texto })).body.data
  }
}
