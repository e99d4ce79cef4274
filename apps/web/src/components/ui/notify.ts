import { openToaster } from './toaster-slot.tsx'

export interface NoticeOptions {
  readonly description?: string
  readonly durationMs?: number
}

/** A notice at the top right that goes away by itself. What draws it is fetched with the first one. */
export async function notify(message: string, { description, durationMs }: NoticeOptions = {}): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), openToaster()])
  toast(message, { ...(description === undefined ? {} : { description }), ...(durationMs === undefined ? {} : { duration: durationMs }) })
}
