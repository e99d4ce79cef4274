import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { recallAt10 } from './compare-answers.ts'
import { type Corpus, writeCorpus } from './corpus.ts'
import { describeMachine } from './describe-machine.ts'
import type { Answers, Built, Measured } from './engine-results.ts'
import { exactNearest } from './exact-nearest.ts'
import { growthExponent } from './growth-exponent.ts'
import { Journal } from './journal.ts'
import { runInProcess } from './run-in-process.ts'
import { summary } from './summary.ts'

const usage = `node bench/engine/growth.ts [--sizes 1000,10000,100000,300000] [--length 685] [--rounds 3] [--keep folder] [--save name]

Times the engine on the first so many of the same invented documents, and fits how each time grows with their number: p50 ~ documents^exponent.`

/** Twice the documents may take at most so much more than twice the time. */
const mostExponent = 1.1

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

interface Point {
  readonly size: number
  readonly built: Built
  readonly measured: readonly Measured[]
  /** By kind of vector search. */
  readonly recall: Readonly<Record<string, number>>
}

const folder = values.keep ?? join(tmpdir(), `engine-growth-${process.pid}`)
await mkdir(folder, { recursive: true })
const largest = Math.max(...sizes)
const corpusFolder = join(folder, `corpus-${largest}-${length}`)
await writeCorpus({ folder: corpusFolder, documents: largest }, length)

const measure = async (size: number): Promise<Point> => {
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
  const recall = Object.fromEntries(Object.entries(exact).map(([kind, wanted]) => [kind, recallAt10(nearest[kind] ?? [], wanted)]))
  console.log(`${size} documents measured`)
  return { size, built, measured, recall }
}

const points: Point[] = []
for (const size of sizes) points.push(await measure(size))

const journal = new Journal()
journal.say(describeMachine())
journal.say(`Invented documents of about ${length} terms; p50 in milliseconds of ${values.rounds} rounds.`)
const kinds = Object.keys(points.at(-1)?.measured[0]?.times ?? {})
const fitted = kinds.map((kind) => {
  const p50s = points.map(({ measured }) => summary(measured, kind)?.p50 ?? Number.NaN)
  return { kind, p50s, exponent: growthExponent(sizes, p50s) }
})
journal.table(
  ['p50 ms', ...sizes.map(String), 'exponent'],
  fitted.map(({ kind, p50s, exponent }) => [kind, ...p50s.map((p50) => p50.toFixed(3)), exponent.toFixed(2)]),
)
const row = (name: string, of: (point: Point) => string): string[] => [name, ...points.map(of)]
const middle = (point: Point, of: (each: Measured) => number): string =>
  of(point.measured[point.measured.length >> 1] as Measured).toFixed(0)
journal.table(
  ['', ...sizes.map(String)],
  [
    ...Object.keys(points[0]?.recall ?? {}).map((kind) => row(`recall@10 ${kind}`, ({ recall }) => (recall[kind] ?? 0).toFixed(3))),
    row('open + first query ms', (point) => `${middle(point, ({ openMs }) => openMs)} + ${middle(point, ({ firstMs }) => firstMs)}`),
    row('queries/s', (point) => middle(point, ({ queriesPerSecond }) => queriesPerSecond)),
    row('MB in memory', (point) => middle(point, ({ rssMb }) => rssMb)),
    row('documents/s built', ({ size, built }) => (size / built.seconds).toFixed(0)),
    row('MB on disk', ({ built }) => (built.bytes / 2 ** 20).toFixed(0)),
    row('MB while building', ({ built }) => built.peakMb.toFixed(0)),
  ],
)
if (sizes.length > 1)
  for (const { kind, exponent } of fitted)
    journal.gate({
      name: `growth of ${kind}`,
      ours: `exponent ${exponent.toFixed(2)}`,
      rival: 'linear 1.00',
      ratio: exponent <= 0 ? Infinity : 1 / exponent,
      want: Number((1 / mostExponent).toFixed(2)),
    })
const reached = journal.conclude()
if (values.save !== undefined) await journal.write(join(import.meta.dirname, `../results/${values.save}.md`), 'Growth of the engine')
if (values.keep === undefined) await rm(folder, { recursive: true })
process.exit(reached ? 0 : 1)
