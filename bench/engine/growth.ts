import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Corpus, writeCorpus } from './corpus/corpus.ts'
import type { Answers, Built, Measured } from './measure/engine-results.ts'
import { exactNearest } from './measure/exact-nearest.ts'
import { runInProcess } from './measure/run-in-process.ts'
import { recallAt10 } from './report/compare-answers.ts'
import { type GrowthPoint, reportGrowth } from './report/growth-report.ts'

const usage = `node bench/engine/growth.ts [--sizes 1000,10000,100000,300000] [--length 685] [--rounds 3] [--keep folder] [--save name]

Times the engine on growing prefixes of the same synthetic documents and fits the growth of each time. Reports after each size.`

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,300000' },
    length: { type: 'string', default: '685' },
    rounds: { type: 'string', default: '3' },
    keep: { type: 'string' },
    save: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const sizes = values.sizes.split(',').map(Number)
const length = Number(values.length)
if (values.help || sizes.some((size) => !Number.isInteger(size) || size < 1000) || !(length > 0)) {
  console.log(usage)
  process.exit(values.help ? 0 : 1)
}

const folder = values.keep ?? join(tmpdir(), `engine-growth-${process.pid}`)
await mkdir(folder, { recursive: true })
const largest = Math.max(...sizes)
const corpusFolder = join(folder, `corpus-${largest}-${length}`)
await writeCorpus({ folder: corpusFolder, documents: largest }, length)

const measure = async (size: number): Promise<GrowthPoint> => {
  const corpus: Corpus = { folder: corpusFolder, documents: size }
  const index = join(folder, 'ours')
  const run = async <Result>(task: 'build' | 'answer' | 'measure'): Promise<Result> =>
    (await runInProcess<Result>('ours', task, corpus, index)) as Result
  const built = await run<Built>('build')
  const { nearest } = await run<Answers>('answer')
  const measured: Measured[] = []
  for (let round = 0; round < Number(values.rounds); round++) measured.push(await run<Measured>('measure'))
  await rm(index, { recursive: true })
  const exact = await exactNearest(corpus)
  const recall = Object.fromEntries(Object.entries(exact).map(([kind, expected]) => [kind, recallAt10(nearest[kind] ?? [], expected)]))
  return { size, built, measured, recall }
}

const points: GrowthPoint[] = []
let reached = true
for (const size of sizes) {
  points.push(await measure(size))
  const report = reportGrowth(points, length)
  reached = report.conclude()
  if (values.save !== undefined) await report.write(join(import.meta.dirname, `../results/${values.save}.md`), 'Growth of the engine')
}
if (values.keep === undefined) await rm(folder, { recursive: true })
process.exit(reached ? 0 : 1)
