import { formatMovedQuotations, measureMovedQuotations } from '@basejuris/server/operator'
import { withRealRulings } from './with-real-rulings.ts'

interface EvaluateQuotations {
  readonly data?: string
  readonly draws: number
  readonly seed: number
}

/** Share of the words under a wrong number that must be found where they stand. */
const minFound = 0.95

/** Moves quotations of real rulings to another number and checks them. Exits with 1 below the floor, or where one is taken for what it is not. */
export async function evaluateQuotations({ data, draws, seed }: EvaluateQuotations): Promise<void> {
  await withRealRulings(data, async (services) => {
    const measured = await measureMovedQuotations(services, { draws, seed })
    console.log(formatMovedQuotations(measured))
    process.exitCode = measured.found >= measured.drawn * minFound && measured.wrong === 0 ? 0 : 1
  })
}
