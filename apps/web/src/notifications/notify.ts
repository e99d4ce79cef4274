import { openToaster } from './lazy-toaster.tsx'
import { showPlainNotice } from './plain-notice.ts'

export interface NoticeOptions {
  readonly description?: string
  readonly durationMs?: number
  /** A button in the notice. Pressing it closes the notice. */
  readonly action?: { readonly label: string; readonly act: () => void }
  /** Called once when the notice expires or is closed by hand; not when its button was pressed. */
  readonly onGone?: () => void
}

const fetchToaster = () => Promise.all([import('sonner'), import('./toaster.tsx')])

/**
 * A notice at the top right that closes by itself. The toaster is loaded with the first notice. When that fails, the page shows the words
 * alone, and `onGone` runs at once.
 */
export async function notify(message: string, { description, durationMs, action, onGone }: NoticeOptions = {}): Promise<void> {
  const drawn = await fetchToaster().catch(() => null)
  if (drawn === null) {
    showPlainNotice([message, description].filter(Boolean).join(' '))
    return onGone?.()
  }
  const [{ toast }] = drawn
  await openToaster()
  toast(message, {
    ...(description === undefined ? {} : { description }),
    ...(durationMs === undefined ? {} : { duration: durationMs }),
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.act } }),
    ...(onGone === undefined ? {} : { onAutoClose: onGone, onDismiss: onGone }),
  })
}
