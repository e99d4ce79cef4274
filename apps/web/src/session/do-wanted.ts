/** Does, once, what a guest wanted when the login came between; `id` is what it was to be done to. */
export async function doWanted(kind: string, act: (id: string) => void): Promise<void> {
  const { takeWanted } = await import('./pending-action-store.ts')
  const wanted = takeWanted(kind)
  if (wanted !== null) act(wanted.id)
}
