import { updateUser } from '@basejuris/database'
import { callAs } from './call-as.ts'
import type { SignedIn, TestApp } from './open-test-app.ts'

export interface TestPerson extends SignedIn {
  readonly call: ReturnType<typeof callAs>
}

/** A new signed-in person, with a confirmed e-mail unless stated otherwise. */
export async function signInPerson(test: TestApp, { confirmed = true }: { readonly confirmed?: boolean } = {}): Promise<TestPerson> {
  const signedIn = await test.signIn()
  if (confirmed) await updateUser(test.services.db, signedIn.userId, { emailVerifiedAt: new Date() })
  return { ...signedIn, call: callAs(test, signedIn.headers) }
}
