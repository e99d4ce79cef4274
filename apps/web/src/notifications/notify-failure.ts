import { CallError } from '../api/call-error.ts'
import { notify } from './notify.ts'

/** Notifies what could not be done, and why. Silent for a lost session, which is reported once elsewhere. */
export async function notifyFailure(what: string, error: unknown): Promise<void> {
  if (error instanceof CallError && error.status === 401) return
  await notify(what, { description: error instanceof Error ? error.message : '' })
}
