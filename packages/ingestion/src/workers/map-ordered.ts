/** How much may be on its way at once: the back pressure of a run. */
export interface InFlightLimits<Item> {
  readonly items: number
  readonly weight: number
  readonly weigh: (item: Item) => number
}

/**
 * Results in the order of the items, while up to `window.items` items of `window.weight` together are worked on; one item always may. Reads
 * ahead no further. The first failure ends it; `start` should turn expected failures into results.
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
    // The failure is met where the result is awaited.
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
