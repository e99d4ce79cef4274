import { openToaster } from './toaster-slot.tsx'

export interface NoticeOptions {
  readonly description?: string
  readonly durationMs?: number
  /** One button within the notice; pressing it closes the notice. */
  readonly action?: { readonly label: string; readonly act: () => void }
  /** Once, when the notice is gone by itself or closed by hand; not when its button was pressed. */
  readonly onGone?: () => void
}

/** A notice at the top right that goes away by itself. What draws it is fetched with the first one. */
export async function notify(message: string, { description, durationMs, action, onGone }: NoticeOptions = {}): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), openToaster()])
  toast(message, {
    ...(description === undefined ? {} : { description }),
    ...(durationMs === undefined ? {} : { duration: durationMs }),
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.act } }),
    ...(onGone === undefined ? {} : { onAutoClose: onGone, onDismiss: onGone }),
  })
}
