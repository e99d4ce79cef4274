import { formatContrasts, measureResearch, minContrastsFound } from '@basejuris/server/operator'
import { withCheckableRulings } from './with-platform.ts'

interface EvaluateResearch {
  readonly data?: string
}

/**
 * Researches the matters of the demonstration corpus that were decided both ways, and counts whose contrary line is found. Exits with 1
 * below the floor.
 */
export async function evaluateResearch({ data }: EvaluateResearch): Promise<void> {
  await withCheckableRulings(data, async (services) => {
    const measured = await measureResearch(services, { onResearch: (done) => process.stderr.write(`\r${done}`) })
    process.stderr.write('\n')
    console.log(formatContrasts(measured))
    process.exitCode = measured.filter(({ result }) => result === 'found').length >= minContrastsFound * measured.length ? 0 : 1
  })
}
