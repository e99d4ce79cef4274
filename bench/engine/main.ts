import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Corpus, readDates, readFacts, readQueries, writeCorpus } from './corpus/corpus.ts'
import { engines } from './engines/engines.ts'
import { installRivals, rivalVersions } from './engines/rivals.ts'
import { buildIndex, indexFolder } from './measure/build-index.ts'
import type { Answers, Built, Measured } from './measure/engine-results.ts'
import { exactNearest } from './measure/exact-nearest.ts'
import { runInProcess } from './measure/run-in-process.ts'
import { addGuides, checkRecall, checkSizes } from './report/check-own-gates.ts'
import { checkRivalGates } from './report/check-rival-gates.ts'
import { compareWithReal } from './report/compare-with-real.ts'
import { describeMachine } from './report/describe-machine.ts'
import { printTables } from './report/print-tables.ts'
import { Report } from './report/report.ts'

const results = join(import.meta.dirname, '../results')
const usage = `node bench/engine/main.ts [--documents 20000] [--length 2300] [--engines ours,lancedb,tantivy,sqlite] [--rounds 3]
  --keep folder   keeps corpus and indexes there, and reuses existing ones
  --real folder   a private set of real rulings to compare the synthetic language with
  --save name     writes the results to bench/results/<name>.md

Indexes the same synthetic documents in each engine, compares the answers, then times the engines in turn, each in a separate process.
Rivals are installed into bench/node_modules. Those that this platform lacks are skipped by name.`

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    length: { type: 'string', default: '2300' },
    engines: { type: 'string', default: Object.keys(engines).join(',') },
    rounds: { type: 'string', default: '3' },
    keep: { type: 'string' },
    real: { type: 'string', default: join(import.meta.dirname, '../../../shared') },
    save: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
/** Up to this many documents, every index is built twice and the faster time counts. */
const maxBuiltTwice = 20_000
const documents = Number(values.documents)
const length = Number(values.length)
const names = values.engines.split(',')
const unknown = names.some((name) => engines[name] === undefined) || names[0] !== 'ours'
if (values.help || !Number.isInteger(documents) || documents < 1000 || !(length > 0) || unknown) {
  console.log(usage)
  process.exit(values.help ? 0 : 1)
}
if (names.length > 1) await installRivals()

const folder = values.keep ?? join(tmpdir(), `engine-bench-${process.pid}`)
await mkdir(folder, { recursive: true })
const report = new Report()
report.print(describeMachine())
if (names.length > 1) report.print(`Beside: ${rivalVersions()}.`)
const corpus: Corpus = { folder: join(folder, `corpus-${documents}-${length}`), documents }
await writeCorpus(corpus, length)
const facts = await readFacts(corpus)
const megabytes = (facts.textBytes / 2 ** 20).toFixed(0)
report.print(
  `${documents} synthetic documents of ${Math.round(facts.terms / documents)} terms on average, ${megabytes} MB of text. Engines: ${names.join(', ')}. Rounds: ${values.rounds}.`,
)
compareWithReal(report, values.real)

const built = new Map<string, Built>()
for (const name of names) {
  const result = await buildIndex(name, corpus, documents <= maxBuiltTwice ? 2 : 1)
  if (result !== null) built.set(name, result)
}
const answers = new Map<string, Answers>()
for (const name of built.keys()) {
  const result = await runInProcess<Answers>(name, 'answer', corpus, indexFolder(corpus, name))
  if (result !== null) answers.set(name, result)
  console.log(`${name} answered`)
}
const measured = new Map<string, Measured[]>([...answers.keys()].map((name) => [name, []]))
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const [name, rounds] of measured) {
    const result = await runInProcess<Measured>(name, 'measure', corpus, indexFolder(corpus, name))
    if (result !== null) rounds.push(result)
  }
  console.log(`round ${round} of ${values.rounds} measured`)
}

const { compared: queries } = await readQueries(corpus.folder)
const dates = await readDates(corpus.folder)
const findings = { names, documents, length, facts, queries, dates, built, answers, measured, exact: await exactNearest(corpus) }
printTables(report, findings)
for (const name of Object.keys(engines)) if (name !== 'ours') checkRivalGates(report, findings, name)
checkSizes(report, findings)
checkRecall(report, findings)
addGuides(report, findings)
const reached = report.conclude()
if (values.save !== undefined)
  await report.write(join(results, `${values.save}.md`), `The engine at ${documents} documents of about ${length} terms`)
if (values.keep === undefined) await rm(folder, { recursive: true })
process.exit(reached ? 0 : 1)
