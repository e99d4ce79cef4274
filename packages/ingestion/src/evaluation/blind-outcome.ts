import type { Ruling } from '@basejuris/domain'
import { parseOutcome } from '@basejuris/legal-text'

const unsure: ReadonlySet<string> = new Set(['otro', 'sin_dato', 'mixto'])

/**
 * True when the operative part alone, without the source's wording, gives the outcome that the source states. Null where that cannot be
 * compared.
 */
export function blindOutcome({ outcome, outcomeText, sections, collection }: Ruling): boolean | null {
  if (outcomeText === null || unsure.has(outcome)) return null
  const dispositive = sections
    .filter(({ kind }) => kind === 'resolutiva')
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .join('\n')
  return dispositive === '' ? null : parseOutcome({ wording: null, dispositive, collection }).outcome === outcome
}
