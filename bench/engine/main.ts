import { mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Corpus, queriesFile, readDates, readFacts, writeCorpus } from './corpus/corpus.ts'
import type { BenchQuery } from './corpus/make-queries.ts'
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
  --keep folder   keeps corpus and indexes there, and uses those it finds
  --real folder   a private set of real rulings to compare the invented language with
  --save name     writes what was found to bench/results/<name>.md

Builds the same invented documents into each engine, compares what they answer, then times them in turn, each in a process of its own.
Rivals are installed into bench/node_modules, and skipped by name where this platform lacks them.`

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
/** Up to so many documents every index is built twice, and the faster time counts. */
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
const journal = new Report()
journal.print(describeMachine())
if (names.length > 1) journal.print(`Beside: ${rivalVersions()}.`)
const corpus: Corpus = { folder: join(folder, `corpus-${documents}-${length}`), documents }
await writeCorpus(corpus, length)
const facts = await readFacts(corpus)
const megabytes = (facts.textBytes / 2 ** 20).toFixed(0)
journal.print(
  `${documents} invented documents of ${Math.round(facts.terms / documents)} terms in the mean, ${megabytes} MB of text, ${values.rounds} rounds.`,
)
compareWithReal(journal, values.real)

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

const queries: BenchQuery[] = JSON.parse(await readFile(queriesFile(corpus.folder), 'utf8'))
const dates = await readDates(corpus.folder)
const findings = { names, documents, length, facts, queries, dates, built, answers, measured, exact: await exactNearest(corpus) }
printTables(journal, findings)
for (const name of names.slice(1)) checkRivalGates(journal, findings, name)
checkSizes(journal, findings)
checkRecall(journal, findings)
addGuides(journal, findings)
const reached = journal.conclude()
if (values.save !== undefined)
  await journal.write(join(results, `${values.save}.md`), `The engine at ${documents} documents of about ${length} terms`)
if (values.keep === undefined) await rm(folder, { recursive: true })
process.exit(reached ? 0 : 1)
