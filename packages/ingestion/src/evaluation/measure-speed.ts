import { normalise } from '../normalise/normalise.ts'
import type { ParsedRuling } from '../record/parsed-record.ts'

export interface LengthSpeed {
  readonly characters: number
  readonly seconds: number
}

/** Limit of the time factor for a text that grows four times: linear, with a margin for noise. */
export const linearGrowth = 6
const shares = [0.25, 0.5, 1]

const runs = 2

const cpuSeconds = (run: () => void): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** Processor seconds to clean, mask and split a quarter, a half and all of a long text: the better of two runs. */
export function measureLengths(parsed: ParsedRuling, today: string): LengthSpeed[] {
  return shares.map((part) => {
    const text = parsed.text.slice(0, Math.ceil(parsed.text.length * part))
    const times = Array.from({ length: runs }, () => cpuSeconds(() => normalise({ ...parsed, text }, today)))
    return { characters: text.length, seconds: Math.min(...times) }
  })
}
