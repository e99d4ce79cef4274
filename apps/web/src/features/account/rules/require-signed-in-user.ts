import { invalidUserId } from '@basejuris/contract/quoted-sentences'

/** Throws when a sign-in answer lacks the token or the user, whatever its status. */
export function requireSignedInUser(answer: { readonly token?: unknown; readonly user?: { readonly id?: unknown } | null } | null): void {
  const id = answer?.user?.id
  if (typeof answer?.token !== 'string' || answer.token === '' || typeof id !== 'string' || id === '') throw new Error(invalidUserId)
}
