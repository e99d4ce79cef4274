import { openToaster } from './lazy-toaster.tsx'

export interface NoticeOptions {
  readonly description?: string
  readonly durationMs?: number
  /** One button within the notice; pressing it closes the notice. */
  readonly action?: { readonly label: string; readonly act: () => void }
  /** Once, when the notice is gone by itself or closed by hand; not when its button was pressed. */
  readonly onGone?: () => void
}

const fetchToaster = () => Promise.all([import('sonner'), import('./toaster.tsx')])

/** A notice at the top right that goes away by itself. What draws it is fetched with the first one; where it does not come there is none, and it is gone at once. */
export async function notify(message: string, { description, durationMs, action, onGone }: NoticeOptions = {}): Promise<void> {
  const drawn = await fetchToaster().catch(() => null)
  if (drawn === null) return onGone?.()
  const [{ toast }] = drawn
  await openToaster()
  toast(message, {
    ...(description === undefined ? {} : { description }),
    ...(durationMs === undefined ? {} : { duration: durationMs }),
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.act } }),
    ...(onGone === undefined ? {} : { onAutoClose: onGone, onDismiss: onGone }),
  })
}
