import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchAnswers } from './assistant/answers.ts'
import { benchQuestionTable } from './assistant/question-table.ts'
import { benchVerifier } from './assistant/verifier.ts'
import { benchCrash } from './crash/bench-crash.ts'
import { benchFaults } from './faults/bench-faults.ts'
import { benchLoad } from './load/bench-load.ts'
import { benchOverload } from './load/bench-overload.ts'
import { benchPages } from './load/bench-pages.ts'
import { benchReferences } from './load/bench-references.ts'
import { benchRestart } from './load/bench-restart.ts'
import { benchRates } from './load/rates/bench-rates.ts'
import { benchSizing } from './load/sizing/bench-sizing.ts'
import { benchMemory } from './memory/bench-memory.ts'
import { benchSoak } from './memory/bench-soak.ts'
import { benchPayments } from './payments/bench-payments.ts'
import { benchPerceived } from './perceived/bench-perceived.ts'
import { benchRelations } from './relations/bench-relations.ts'
import { benchSearchAgainstSqlite } from './search/against-sqlite.ts'
import { benchCitations } from './search/citations.ts'
import { benchSearchGrowth } from './search/growth.ts'
import { benchEngineOverlap } from './search/overlap/engine-overlap.ts'
import { benchSuggestions } from './search/suggestions.ts'
import { benchSearchWhileIngesting } from './search/while-ingesting.ts'

const usage = `npm run bench -- [name…] [--rulings 2400] [--keep folder] [--rounds 200] [--seed 1] [--minutes 30] [--queries 1000] [--search-url opensearch://…] [--vector-url qdrant://…] [--database-url postgres://…] [--seconds 20] [--max-rate 300] [--real-files ../shared]
    [--sizes 1000,10000] [--points file.jsonl] [--save name] [--target-rulings 12000000] [--searches-per-second 100] [--text-bytes 20000] [--prices 25,3,0.1]
    [--before checkout] [--chromium /usr/bin/chromium]

Names (the first four by default):
  growth       search time at 1/10, 1 and 4 times the corpus, with the fitted exponent
  sqlite       lexical search beside SQLite FTS5 on the same rulings with the same analysis
  suggestions  suggestions for every prefix typed, over twice as many rulings without text
  citations    what a ruling cites and what cites it, over forty times as many generated rulings
  relations    processor time that relations add to an ingestion, of the demonstration corpus and of the real rulings of --real-files
  overlap      best ten in common of the embedded engine and the cluster of --search-url, on the real rulings, by family of queries;
               with --vector-url also of words of the embedded engine with vectors of that store
  ingesting    search p95 during the ingestion of a corpus of the same size
  verifier     the verifier of generated answers, on answers with planted errors
  answers      the chat from outside, without a model: time until the first sentence and until the whole answer
  table        each rule column of a question table, over rulings of which nothing is cached
  rates        searches, facets, ruling pages and the chat at fixed rates, open loop, up to the rate at which p99 passes 250 ms; with
               --database-url and --search-url of those servers, and then of the data folder
  sizing       ingestion, search, memory, disk and recovery at each of --sizes, in the data folder, or on --database-url and --search-url;
               from these the space of a million rulings and a plan for --target-rulings and --searches-per-second
  faults       two processes with pages and two workers on servers of their own: kill -9 of each, a node stopped, PostgreSQL restarted, the
               engine answering 429 and 503: what fails meanwhile, how soon it recovers, what is lost
  load         the whole product from outside: searches at 50/s, suggestions, results, rulings, memory after 10,000 pages
  references   from outside: pages of norms, what a ruling cites and what cites it, norms by words and by meaning; with the texts of norms
               of --real-files
  pages        server time of each public page; a sign-in beside its password check
  payments     status and lists of payments, and the same beside searches while the provider hangs
  perceived    what a person waits for in the browser: results after Enter, a facet, a ruling after the click; medians of 30, or of --rounds
  overload     what visitors can do to the next: abandoned searches of unknown words, stories, 32 long searches from eight addresses
  restart      kill -9 twenty times, and the time to the first search answered
  memory       resident memory by part after 1,000 searches and a garbage collection, with the demonstration corpus or a kept folder
  soak         memory and search times with 10 searches and 1 write a second
  crash        kill -9 at random moments of an ingestion with concurrent writers, and what is lost: always 0

From load on they start the product on a separate data folder. --keep keeps that folder and
reuses an existing one. --before measures perceived in turns with another checkout of the project, whose pages are built.

Times depend on the machine: compare the ratios. Every gate prints one line. A failed gate exits with status 1.
The comparison of stores for ruling text: node packages/database/bench/ruling-store.ts --help`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rulings: { type: 'string', default: '2400' },
    keep: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '30' },
    queries: { type: 'string', default: '1000' },
    'search-url': { type: 'string', default: '' },
    'vector-url': { type: 'string', default: '' },
    'database-url': { type: 'string', default: '' },
    seconds: { type: 'string', default: '20' },
    'max-rate': { type: 'string', default: '300' },
    'real-files': { type: 'string', default: '../shared' },
    sizes: { type: 'string', default: '1000,10000' },
    points: { type: 'string' },
    save: { type: 'string' },
    'target-rulings': { type: 'string', default: '12000000' },
    'searches-per-second': { type: 'string', default: '100' },
    'text-bytes': { type: 'string', default: '20000' },
    prices: { type: 'string', default: '25,3,0.1' },
    before: { type: 'string' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const rulings = Number(values.rulings)
const benches: Readonly<Record<string, () => Promise<boolean>>> = {
  growth: () => benchSearchGrowth([Math.ceil(rulings / 10), rulings, rulings * 4]),
  sqlite: () => benchSearchAgainstSqlite(rulings),
  suggestions: () => benchSuggestions(rulings * 2),
  citations: () => benchCitations(rulings * 40),
  relations: () => benchRelations({ rulings, rounds: Number(values.rounds ?? 3), realFiles: values['real-files'] }),
  references: () => benchReferences({ rulings, keep: values.keep ?? null, realFiles: values['real-files'] }),
  ingesting: () => benchSearchWhileIngesting(rulings),
  overlap: () =>
    inNewFolder((folder) =>
      benchEngineOverlap({
        realFiles: values['real-files'],
        searchUrl: values['search-url'],
        vectorUrl: values['vector-url'],
        folder,
        queries: Number(values.queries),
      }),
    ),
  verifier: () => benchVerifier(rulings),
  answers: () => benchAnswers({ rulings, keep: values.keep ?? null }),
  table: () => benchQuestionTable(rulings),
  rates: () =>
    benchRates({
      rulings,
      keep: values.keep ?? null,
      databaseUrl: values['database-url'],
      searchUrl: values['search-url'],
      seconds: Number(values.seconds),
      maxRate: Number(values['max-rate']),
      save: values.save ?? null,
    }),
  sizing: () => {
    const [core = 0, gigabyteOfMemory = 0, gigabyteOfDisk = 0] = values.prices.split(',').map(Number)
    return benchSizing({
      sizes: values.sizes.split(',').filter(Boolean).map(Number),
      servers: values['database-url'] === '' ? null : { databaseUrl: values['database-url'], searchUrl: values['search-url'] },
      seconds: Number(values.seconds),
      points: values.points ?? null,
      save: values.save ?? null,
      target: {
        rulings: Number(values['target-rulings']),
        searchesPerSecond: Number(values['searches-per-second']),
        textBytes: Number(values['text-bytes']),
      },
      prices: { core, gigabyteOfMemory, gigabyteOfDisk },
    })
  },
  faults: () => benchFaults({ rulings, seed: Number(values.seed), save: values.save ?? null }),
  load: () => benchLoad({ rulings, keep: values.keep ?? null }),
  pages: () => benchPages({ rulings, keep: values.keep ?? null }),
  payments: () => benchPayments({ rulings, keep: values.keep ?? null }),
  perceived: () =>
    benchPerceived({
      rulings,
      keep: values.keep ?? null,
      before: values.before ?? null,
      browserPath: values.chromium,
      rounds: Number(values.rounds ?? 30),
    }),
  overload: () => benchOverload({ rulings, keep: values.keep ?? null }),
  restart: () => benchRestart({ rulings, keep: values.keep ?? null }),
  memory: () => benchMemory({ rulings, keep: values.keep ?? null }),
  soak: () => benchSoak({ minutes: Number(values.minutes), keep: values.keep ?? null }),
  crash: () => benchCrash({ rulings, keep: values.keep ?? null, rounds: Number(values.rounds ?? 200), seed: Number(values.seed) }),
}
const inNewFolder = async (run: (folder: string) => Promise<boolean>): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-bench-'))
  try {
    return await run(join(folder, 'index'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
const byDefault = ['growth', 'sqlite', 'suggestions', 'ingesting']
const names = positionals.length === 0 ? byDefault : positionals
if (values.help || !Number.isInteger(rulings) || rulings < 10 || names.some((name) => benches[name] === undefined)) {
  console.log(usage)
  process.exit(values.help ? 0 : 1)
}
console.log(`${new Date().toISOString().slice(0, 10)} · Node ${process.version} · ${availableParallelism()} cores · demonstration corpus`)
let reached = true
for (const name of names) {
  console.log(`\n${name}`)
  reached = (await benches[name]?.()) === true && reached
}
process.exit(reached ? 0 : 1)
