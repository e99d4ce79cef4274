const eventName = 'folders:choose'

/** Opens the chooser for the folders of these rulings. */
export function openFolderChooser(docIds: readonly string[]): void {
  dispatchEvent(new CustomEvent(eventName, { detail: docIds }))
}

/** Returns the function that unsubscribes. */
export function onFolderChooserOpened(choose: (docIds: readonly string[]) => void): () => void {
  const hear = (event: Event) => choose((event as CustomEvent<readonly string[]>).detail)
  addEventListener(eventName, hear)
  return () => removeEventListener(eventName, hear)
}
