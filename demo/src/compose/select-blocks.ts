import type { Block } from '../matter.ts'
import type { Rng } from '../random/rng.ts'
import { blockLength } from './length.ts'

export interface Pool {
  readonly blocks: readonly Block[]
  /** Number of blocks always taken, as far as there are enough. */
  readonly min: number
  readonly max?: number
}

/**
 * Takes the minimum of each pool, then random blocks, none twice, until their average lengths reach the target. The blocks of a pool
 * keep their written order.
 */
export function selectBlocks<Name extends string>(
  rng: Rng,
  pools: Readonly<Record<Name, Pool>>,
  target: number,
): Record<Name, readonly Block[]> {
  const names = Object.keys(pools) as Name[]
  const taken = new Set<Block>()
  const waiting: Block[] = []
  let length = 0
  for (const name of names) {
    const { blocks, min, max } = pools[name]
    rng.shuffle(blocks).forEach((block, position) => {
      if (position < min) {
        taken.add(block)
        length += blockLength(block)
      } else if (max === undefined || position < max) waiting.push(block)
    })
  }
  for (const block of rng.shuffle(waiting)) {
    if (length >= target) break
    taken.add(block)
    length += blockLength(block)
  }
  const out = {} as Record<Name, readonly Block[]>
  for (const name of names) out[name] = pools[name].blocks.filter((block) => taken.has(block))
  return out
}
