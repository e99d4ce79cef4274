const eventName = 'folders:choose'

/** Opens the chooser for the folders of these rulings. */
export function openFolderChooser(docIds: readonly string[]): void {
  dispatchEvent(new CustomEvent(eventName, { detail: docIds }))
}

/** Returns the function that unsubscribes. */
export function onFolderChooserOpened(open: (docIds: readonly string[]) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<readonly string[]>).detail)
  addEventListener(eventName, listener)
  return () => removeEventListener(eventName, listener)
}
