import type { PassageDialogProps } from './passage-dialog.tsx'

/** What the dialog of a passage is opened with. */
export type PassageRequest = Omit<PassageDialogProps, 'onClosed'>

const eventName = 'passage:open'

/** Opens the dialog of a passage on a page that holds its slot. */
export function openPassageDialog(request: PassageRequest): void {
  dispatchEvent(new CustomEvent(eventName, { detail: request }))
}

/** Returns the function that unsubscribes. */
export function onPassageRequest(open: (request: PassageRequest) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<PassageRequest>).detail)
  addEventListener(eventName, listener)
  return () => removeEventListener(eventName, listener)
}
