export interface PeekedParts<T> extends AsyncIterable<T> {
  /** Items before the one that was searched. */
  readonly before: readonly T[]
  readonly close: () => Promise<void>
}

/**
 * Reads items up to the first that `isFirst`, so that earlier errors throw here, and returns that one and the rest. Unlike a generator,
 * the result can be closed before its iteration starts.
 */
export async function peekParts<T>(parts: AsyncIterable<T>, isFirst: (part: T) => boolean): Promise<PeekedParts<T>> {
  const iterator = parts[Symbol.asyncIterator]()
  const before: T[] = []
  let peeked: IteratorResult<T> | null = await iterator.next()
  while (peeked.done !== true && !isFirst(peeked.value)) {
    before.push(peeked.value)
    peeked = await iterator.next()
  }
  const next = async (): Promise<IteratorResult<T>> => {
    const result = peeked ?? (await iterator.next())
    peeked = null
    return result
  }
  const close = async (): Promise<void> => void (await iterator.return?.())
  const end = async (): Promise<IteratorResult<T>> => {
    await close()
    return { done: true, value: undefined }
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: end }), before, close }
}
