/** Grade by id: 0 irrelevant, 1 related, 2 relevant, 3 exactly it. What is not judged counts as 0. */
export type Grades = ReadonlyMap<string, number>

const gain = (grade: number): number => 2 ** grade - 1

const discounted = (grades: readonly number[]): number => grades.reduce((sum, grade, i) => sum + gain(grade) / Math.log2(i + 2), 0)

/** nDCG at `depth` with exponential gain (Burges et al. 2005): 1 when the best grades come first; 0 when nothing relevant is judged. */
export function normalisedDiscountedGain(ranked: readonly string[], grades: Grades, depth = 10): number {
  const ideal = discounted([...grades.values()].sort((a, b) => b - a).slice(0, depth))
  return ideal === 0 ? 0 : discounted(ranked.slice(0, depth).map((id) => grades.get(id) ?? 0)) / ideal
}

const relevantIds = (grades: Grades): string[] => [...grades].filter(([, grade]) => grade > 0).map(([id]) => id)

/** Share of what is relevant (grade above 0) among the first `depth`. */
export function recallAt(ranked: readonly string[], grades: Grades, depth: number): number {
  const relevant = relevantIds(grades)
  if (relevant.length === 0) return 0
  const top = new Set(ranked.slice(0, depth))
  return relevant.filter((id) => top.has(id)).length / relevant.length
}

/** 1 when the first has the best grade there is, else 0. */
export function successAtOne(ranked: readonly string[], grades: Grades): number {
  const best = Math.max(0, ...grades.values())
  return best > 0 && grades.get(ranked[0] ?? '') === best ? 1 : 0
}

/** 1 / rank of the first relevant one, 0 when there is none. */
export function reciprocalRank(ranked: readonly string[], grades: Grades): number {
  const at = ranked.findIndex((id) => (grades.get(id) ?? 0) > 0)
  return at < 0 ? 0 : 1 / (at + 1)
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
