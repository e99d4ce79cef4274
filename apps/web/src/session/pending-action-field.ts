import type { PendingAction } from './pending-action-store.ts'

/** Form of the header that leads a guest to the login and back to this page. */
export const signInFormId = 'entrar'
/** Field of that form, and parameter of the login page: `kind:docId`. */
export const pendingField = 'al-volver'

const written = /^(star|folder|export|save-search|cart):([^\s\p{C}]{0,200})$/u

/** The action in the address of the login page; null when there is none or it has another form. */
export function parsePendingAction(value: unknown): PendingAction | null {
  const [, kind, id] = typeof value === 'string' ? (written.exec(value) ?? []) : []
  return kind === undefined || id === undefined ? null : { kind, id }
}
