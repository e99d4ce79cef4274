import type { Ruling } from '@basejuris/domain'
import { bootstrapInterval, type Encoder, type MeasuredQuery, mean, type RoundSystem } from '@basejuris/search'
import { measureRound } from '../quality/measure-round.ts'
import type { Round } from '../quality/round.ts'
import { openSystems } from '../quality/systems.ts'

export interface ComparedEncoder {
  readonly name: string
  readonly encoder: Encoder
}

const systems = ['meaning', 'both'] as const satisfies readonly RoundSystem[]

/** nDCG@10 of two encoders over rounds, family by family, with the paired interval of what the second gains. */
export async function compareEncoders(
  rounds: readonly Round[],
  rulings: readonly Ruling[],
  encoders: readonly [ComparedEncoder, ComparedEncoder],
): Promise<string> {
  const measured: (readonly MeasuredQuery[])[] = []
  for (const { encoder } of encoders) measured.push(await measure(rounds, rulings, encoder))
  const [before = [], after = []] = measured
  const families = [...new Set(before.map(({ family }) => family)), 'all']
  const lines = systems.flatMap((system) =>
    families.map((family) => {
      const places = before.flatMap((query, at) => (family === 'all' || query.family === family ? [at] : []))
      const valuesOf = (queries: readonly MeasuredQuery[]): number[] => places.map((at) => queries[at]?.ndcg10[system] ?? 0)
      const [first, second] = [valuesOf(before), valuesOf(after)]
      const [low, high] = bootstrapInterval(second.map((value, at) => value - (first[at] ?? 0)))
      const gain = mean(second) - mean(first)
      return [
        system,
        family,
        places.length,
        mean(first).toFixed(3),
        mean(second).toFixed(3),
        `${signed(gain)} [${signed(low)}, ${signed(high)}]`,
      ].join(' | ')
    }),
  )
  return [['system', 'family', 'n', ...encoders.map(({ name }) => name), 'difference, 95 %'].join(' | '), ...lines]
    .map((line) => `| ${line} |`)
    .join('\n')
}

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(3)}`

const measure = async (rounds: readonly Round[], rulings: readonly Ruling[], encoder: Encoder): Promise<MeasuredQuery[]> => {
  const opened = await openSystems(rulings, encoder)
  try {
    const queries: MeasuredQuery[] = []
    for (const round of rounds) queries.push(...(await measureRound(round, opened)).queries)
    return queries
  } finally {
    await opened.close()
  }
}
