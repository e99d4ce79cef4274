import type { EvaluationTable, FamilyResult } from './evaluate-rulings.ts'

/** Neighbours of equal grade that change places in one query move the mean of a small family by this much. */
const tolerance = 0.003

const measures = ['ndcg10', 'recall100'] as const

/** Sentences on families where words alone fall below the baseline, or meaning lowers what words reach. */
export function findRegressions({ families }: Pick<EvaluationTable, 'families'>): string[] {
  return families.flatMap((each) =>
    measures.flatMap((measure) => [...below(each, measure, 'lexica', 'bm25'), ...below(each, measure, 'hibrida', 'lexica')]),
  )
}

/** Families that meaning raises. */
export function familiesRaisedByMeaning({ families }: Pick<EvaluationTable, 'families'>): string[] {
  return families.flatMap(({ family, quality }) => (quality.hibrida.ndcg10 > quality.lexica.ndcg10 + tolerance ? [family] : []))
}

const below = (
  { family, quality }: FamilyResult,
  measure: (typeof measures)[number],
  system: 'lexica' | 'hibrida',
  opponent: 'bm25' | 'lexica',
): string[] => {
  const [reached, expected] = [quality[system][measure], quality[opponent][measure]]
  return reached < expected - tolerance
    ? [`${family}: ${measure} ${system} ${reached.toFixed(3)} < ${opponent} ${expected.toFixed(3)}`]
    : []
}
