import { formatHiddenAuthorities, measureHiddenAuthorities } from '@basejuris/server/operator'
import { withCheckableRulings } from './with-platform.ts'

interface EvaluateMissed {
  readonly data?: string
  readonly briefs: number
  readonly seed: number
}

/** Share of the hidden rulings that must be offered. */
const minOffered = 0.6

/** Hides a citation in briefs made from the demonstration corpus, and counts how often the checker offers it. Exits with 1 below the floor. */
export async function evaluateMissed({ data, briefs, seed }: EvaluateMissed): Promise<void> {
  await withCheckableRulings(data, async (services) => {
    const onBrief = (done: number): boolean => process.stderr.write(`\r${done}`)
    const measured = await measureHiddenAuthorities(services, { briefs, seed, onBrief })
    process.stderr.write('\n')
    console.log(formatHiddenAuthorities(measured))
    process.exitCode = measured.offered >= minOffered * measured.briefs ? 0 : 1
  })
}
