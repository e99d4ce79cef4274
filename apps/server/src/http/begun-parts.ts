/**
 * Takes the first item, so that what fails before it throws here, and gives the whole again. Unlike a generator, what is given can be closed before it
 * was begun and closes what it came from.
 */
export async function begunParts<T>(parts: AsyncIterable<T>): Promise<AsyncIterable<T> & { readonly close: () => Promise<void> }> {
  const iterator = parts[Symbol.asyncIterator]()
  let first: IteratorResult<T> | null = await iterator.next()
  const next = async (): Promise<IteratorResult<T>> => {
    const taken = first ?? (await iterator.next())
    first = null
    return taken
  }
  const close = async (): Promise<void> => void (await iterator.return?.())
  const end = async (): Promise<IteratorResult<T>> => {
    await close()
    return { done: true, value: undefined }
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: end }), close }
}
