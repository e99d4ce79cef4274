import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { compareWithReal } from './compare-with-real.ts'
import { writeCorpus } from './corpus.ts'
import { exactNearest } from './exact-nearest.ts'
import { printReport } from './report.ts'
import { type Answers, type Built, engines, type Measured } from './run-engine.ts'

const usage = `node bench/engine/main.ts [--documents 20000] [--length 2300] [--engines ours,lancedb,tantivy,sqlite] [--rounds 3] [--keep folder] [--real folder]

Builds the same invented documents into each engine, compares what they answer, then times them in turn, each in a process of its own.
Rivals are installed under bench/engine/rivals, and skipped by name where this platform lacks them.`

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    length: { type: 'string', default: '2300' },
    engines: { type: 'string', default: Object.keys(engines).join(',') },
    rounds: { type: 'string', default: '3' },
    keep: { type: 'string' },
    real: { type: 'string', default: join(import.meta.dirname, '../../../shared') },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const documents = Number(values.documents)
const names = values.engines.split(',')
if (
  values.help ||
  !Number.isInteger(documents) ||
  documents < 1000 ||
  names.some((name) => engines[name] === undefined) ||
  names[0] !== 'ours'
) {
  console.log(usage)
  process.exit(values.help ? 0 : 1)
}

const rivals = join(import.meta.dirname, 'rivals')
if (names.length > 1 && !existsSync(join(rivals, 'node_modules')))
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: rivals })

const folder = values.keep ?? join(tmpdir(), `engine-bench-${process.pid}`)
await mkdir(folder, { recursive: true })
console.log(
  `${new Date().toISOString().slice(0, 10)} · ${cpus()[0]?.model} · ${availableParallelism()} cores · Node ${process.version} · ${documents} documents of about ${values.length} terms`,
)
const corpus = join(folder, `corpus-${documents}-${values.length}`)
if (!existsSync(join(corpus, 'asked.f32')))
  compareWithReal(await writeCorpus({ folder: corpus, documents, length: Number(values.length) }), values.real)

/** Runs one task of one engine in a process of its own; null when the engine cannot run here. */
const run = async <Result>(name: string, task: string): Promise<Result | null> => {
  const runner = join(import.meta.dirname, 'run-engine.ts')
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--max-old-space-size=8192', '--disable-warning=ExperimentalWarning', runner, name, task, corpus, join(folder, name)],
      { maxBuffer: 2 ** 28 },
    )
    return JSON.parse(stdout.slice(stdout.lastIndexOf('\n@@') + 3)) as Result
  } catch (error) {
    if (name === 'ours') throw error
    console.log(
      `${name} ${task} failed: ${
        String(error)
          .split('\n')
          .find((line) => line.includes('Error')) ?? error
      }`,
    )
    return null
  }
}

const built = new Map<string, Built>()
for (const name of names) {
  const result = await run<Built>(name, 'build')
  if (result !== null) built.set(name, result)
}
const answers = new Map<string, Answers>()
for (const name of built.keys()) {
  const result = await run<Answers>(name, 'answer')
  if (result !== null) answers.set(name, result)
}
const measured = new Map<string, Measured[]>([...answers.keys()].map((name) => [name, []]))
for (let round = 0; round < Number(values.rounds); round++)
  for (const name of measured.keys()) {
    const result = await run<Measured>(name, 'measure')
    if (result !== null) measured.get(name)?.push(result)
  }
const short = printReport({ names, documents, built, answers, measured, exact: await exactNearest(corpus) })
if (values.keep === undefined) await rm(folder, { recursive: true })
process.exit(short === 0 ? 0 : 1)
