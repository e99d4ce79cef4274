/** The first `count` of `items` by `compare`, in order. A bounded heap, so the rest is never sorted. */
export function selectTop(items: Uint32Array, count: number, compare: (a: number, b: number) => number): number[] {
  if (count <= 0) return []
  if (count * 4 >= items.length) return Array.from(items).sort(compare).slice(0, count)
  const heap: number[] = []
  for (const item of items) {
    if (heap.length < count) {
      heap.push(item)
      siftUp(heap, heap.length - 1, compare)
    } else if (compare(item, heap[0] as number) < 0) {
      heap[0] = item
      siftDown(heap, compare)
    }
  }
  return heap.sort(compare)
}

/** The last in order stays at the root. */
const siftUp = (heap: number[], start: number, compare: (a: number, b: number) => number): void => {
  let at = start
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (compare(heap[at] as number, heap[parent] as number) <= 0) return
    swap(heap, at, parent)
    at = parent
  }
}

const siftDown = (heap: number[], compare: (a: number, b: number) => number): void => {
  let at = 0
  for (;;) {
    let last = at
    for (const child of [2 * at + 1, 2 * at + 2])
      if (child < heap.length && compare(heap[child] as number, heap[last] as number) > 0) last = child
    if (last === at) return
    swap(heap, at, last)
    at = last
  }
}

const swap = (heap: number[], a: number, b: number): void => {
  const swapped = heap[a] as number
  heap[a] = heap[b] as number
  heap[b] = swapped
}
