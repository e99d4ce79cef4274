import { type Comparison, depth, kinds } from './compare-answers.ts'

const minOverlap = 0.9

/** Prints the shares by family, the queries below the gate and the kinds of differences. True when each mode reaches the gate. */
export function reportOverlaps(name: string, compared: readonly Comparison[]): boolean {
  console.log(`overlap@${depth} of ${name}`)
  const modes = [...new Set(compared.map(({ mode }) => mode))]
  const families = [...new Set(compared.map(({ family }) => family))].sort()
  console.log(`| family | queries | ${modes.join(' | ')} |\n|---|---|${modes.map(() => '---|').join('')}`)
  for (const family of families) {
    const own = compared.filter((each) => each.family === family)
    const cells = modes.map((mode) => describe(own.filter((each) => each.mode === mode)))
    console.log(`| ${family} | ${own.length / modes.length} | ${cells.join(' | ')} |`)
  }
  return modes
    .map((mode) =>
      reportMode(
        mode,
        compared.filter((each) => each.mode === mode),
      ),
    )
    .every(Boolean)
}

const meanOf = (compared: readonly Comparison[]): number => compared.reduce((sum, { share }) => sum + share, 0) / compared.length

const describe = (compared: readonly Comparison[]): string => {
  const whole = compared.filter(({ share }) => share === 1).length
  return `${meanOf(compared).toFixed(3)} (equal in ${whole})`
}

const reportMode = (mode: string, compared: readonly Comparison[]): boolean => {
  const isReached = meanOf(compared) >= minOverlap
  console.log(`${isReached ? 'ok' : 'FAILED'}  ${mode}: mean ${describe(compared)} of ${compared.length}; gate ${minOverlap}`)
  const low = compared.filter(({ share }) => share < minOverlap).map(({ n, share }) => `${n}: ${share.toFixed(1)}`)
  if (low.length > 0) console.log(`    below the gate, by number of the query: ${low.join(', ')}`)
  const counted = Object.entries(kinds).flatMap(([kind, meaning]) => {
    const count = compared.flatMap(({ differences }) => differences).filter((each) => each === kind).length
    return count === 0 ? [] : [`${count} ${meaning}`]
  })
  if (counted.length > 0) console.log(`    rulings in the first list alone: ${counted.join(', ')}`)
  return isReached
}
