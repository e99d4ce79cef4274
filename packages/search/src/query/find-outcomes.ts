import type { Outcome } from '@basejuris/domain'
import { foldSameLength } from '@basejuris/legal-text'
import type { AskedOutcome } from './parsed-query.ts'

const words: readonly (readonly [RegExp, Outcome])[] = [
  [/\bacog(?:e|ido|ida|idos|idas)\s+(?:en\s+parte|parcialmente)\b/gu, 'acoge_parcial'],
  [/\bacog(?:e|en|ido|ida|idos|idas)\b/gu, 'acoge'],
  [/\brechaz(?:a|an|ado|ada|ados|adas)\b/gu, 'rechaza'],
  [/\bconfirm(?:a|an|ado|ada|ados|adas)\b/gu, 'confirma'],
  [/\brevoc(?:a|an|ado|ada|ados|adas)\b/gu, 'revoca'],
  [/\banul(?:a|an|ado|ada|ados|adas)\b/gu, 'anula'],
  [/\binadmisibles?\b/gu, 'inadmisible'],
  [/\bdesistid[oa]s?\b/gu, 'desistido'],
  [/\bcondenatori[oa]s?\b/gu, 'condena'],
  [/\babsolutori[oa]s?\b|\babsuelve\b/gu, 'absuelve'],
  [/\bunificacion(?=\s+de\s+jurisprudencia\s+acogid)/gu, 'unifica'],
]

/** Words that name what a ruling decides. They prefer, never filter: «rechaza» is also said of what others decided. */
export const findOutcomes = (text: string): AskedOutcome[] => {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  const found: AskedOutcome[] = []
  for (const [pattern, outcome] of words)
    for (const match of folded.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].length }
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push({ ...span, outcome })
    }
  return found.sort((a, b) => a.from - b.from)
}
