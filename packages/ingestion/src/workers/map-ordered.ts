/** Limits of what is in flight at once (back pressure). */
export interface InFlightLimits<Item> {
  readonly items: number
  readonly weight: number
  readonly weigh: (item: Item) => number
}

/**
 * Yields results in the order of the items. At most `window.items` items of `window.weight` together are in flight, but always one; it
 * reads no further ahead. The first failure ends it, so `start` should turn expected failures into results.
 */
export async function* mapOrdered<Item, Result>(
  items: AsyncIterable<Item>,
  start: (item: Item) => Promise<Result>,
  window: InFlightLimits<Item>,
): AsyncGenerator<{ item: Item; result: Result }> {
  const pending: { item: Item; weight: number; result: Promise<Result> }[] = []
  let weight = 0
  for await (const item of items) {
    const itemWeight = window.weigh(item)
    while (pending.length > 0 && (pending.length >= window.items || weight + itemWeight > window.weight)) yield await takeFirst()
    const result = start(item)
    // The failure surfaces where the result is awaited.
    result.catch(() => undefined)
    pending.push({ item, weight: itemWeight, result })
    weight += itemWeight
  }
  while (pending.length > 0) yield await takeFirst()

  async function takeFirst(): Promise<{ item: Item; result: Result }> {
    const first = pending.shift()
    if (first === undefined) throw new Error('nothing is pending')
    const result = await first.result
    weight -= first.weight
    return { item: first.item, result }
  }
}
