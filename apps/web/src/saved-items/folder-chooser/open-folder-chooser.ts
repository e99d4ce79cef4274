const eventName = 'folders:choose'

/** Asks which matter these rulings go to; whoever listens shows the list. */
export function openFolderChooser(docIds: readonly string[]): void {
  dispatchEvent(new CustomEvent(eventName, { detail: docIds }))
}

/** Returns what undoes it. */
export function onFolderChooserOpened(choose: (docIds: readonly string[]) => void): () => void {
  const hear = (event: Event) => choose((event as CustomEvent<readonly string[]>).detail)
  addEventListener(eventName, hear)
  return () => removeEventListener(eventName, hear)
}
