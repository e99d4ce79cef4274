import { normalise } from '../normalise.ts'
import type { ParsedRuling } from '../parsed-record.ts'

export interface LengthSpeed {
  readonly characters: number
  readonly seconds: number
}

/** A text that grows four times may take this much longer: linear, with room for noise. */
export const linearGrowth = 6
const shares = [0.25, 0.5, 1]

/** Seconds of cleaning, masking and splitting for a quarter, a half and the whole of one long text. */
export const measureLengths = (parsed: ParsedRuling, today: string): LengthSpeed[] => {
  normalise({ ...parsed, text: parsed.text.slice(0, 50_000) }, today)
  return shares.map((part) => {
    const text = parsed.text.slice(0, Math.ceil(parsed.text.length * part))
    const startedMs = performance.now()
    normalise({ ...parsed, text }, today)
    return { characters: text.length, seconds: (performance.now() - startedMs) / 1000 }
  })
}
