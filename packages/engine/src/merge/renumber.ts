import { ordinalsOf } from '../bytes/bitset.ts'
import type { Pause } from '../concurrency/pause.ts'
import type { SegmentView } from '../view/segment-view.ts'

/** New ordinal of each document of one input. `noOrdinal` for those left out. */
export type Renumbering = Uint32Array
export const noOrdinal = 0xffff_ffff

/** One input of a merge. */
export interface MergeInput {
  readonly view: SegmentView
  readonly newOrdinals: Renumbering
}

/** Gives the live documents of all inputs their new ordinals, by id. No id is live in two inputs. */
export async function renumber(views: readonly SegmentView[], pause: Pause): Promise<{ inputs: MergeInput[]; ids: string[] }> {
  const inputs = views.map((view) => ({ view, newOrdinals: new Uint32Array(view.segment.size).fill(noOrdinal) }))
  const queues = inputs.map((input) => ({ input, ordinals: ordinalsOf(input.view.live), at: 0, id: '' }))
  const waiting = queues.filter(({ ordinals }) => ordinals.length > 0)
  for (const queue of waiting) queue.id = queue.input.view.segment.ids.get(queue.ordinals[0]!)
  const ids: string[] = []
  while (waiting.length > 0) {
    let first = waiting[0] as (typeof waiting)[number]
    for (const queue of waiting) if (queue.id < first.id) first = queue
    first.input.newOrdinals[first.ordinals[first.at]!] = ids.length
    ids.push(first.id)
    first.at += 1
    if (first.at === first.ordinals.length) waiting.splice(waiting.indexOf(first), 1)
    else first.id = first.input.view.segment.ids.get(first.ordinals[first.at]!)
    await pause()
  }
  return { inputs, ids }
}
