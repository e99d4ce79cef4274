import { CallError } from '../api/call-error.ts'
import { notify } from './notify.ts'

/** Says what could not be done, and why. A call refused because nobody is signed in is told once, by the session itself. */
export async function notifyFailure(what: string, error: unknown): Promise<void> {
  if (error instanceof CallError && error.status === 401) return
  await notify(what, { description: error instanceof Error ? error.message : '' })
}
