/** Refusals of what was typed, not of the session: a login's own 401 takes nobody anywhere. */
const typedWrong = new Set(['auth.credentials', 'auth.second_factor'])

/** Whether an answer says that nobody is signed in any more. */
export function isSessionRefusal({ status, code }: { readonly status: number; readonly code: string | null }): boolean {
  return status === 401 && !(code !== null && typedWrong.has(code))
}
