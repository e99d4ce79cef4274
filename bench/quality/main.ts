/** Quality of search on questions asked for the first time: see `usage`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Ruling } from '@basejuris/domain'
import { createLearntEncoder, findRoundRecord, listRoundRecords, poolRuns, roundFamilies } from '@basejuris/search'
import { readNormalised } from '@basejuris/search/evaluation/read-normalised.fixture'
import { measureAgreement } from './agreement.ts'
import { formatRecords, formatRun } from './format-round.ts'
import { measureRound } from './measure-round.ts'
import { measureTopics } from './measure-topics.ts'
import { poolRound } from './pool.ts'
import { measuredCommit, projectRoot, projectTexts } from './project-texts.ts'
import { parseRound, type Round } from './round.ts'
import { recordFolder, saveRecord } from './round-record.ts'
import { type OpenSystems, openSystems } from './systems.ts'
import { findSharedWordings } from './wording.ts'

const usage = `npm run quality -- <verb> [round] [--real ../shared] [--out file]

A round is a file of JSON Lines outside the project, one query a line:
  {"qid": "a-01", "family": "lay", "query": "…", "judgments": [{"id": "<ruling>", "grade": 0–3, "again": 0–3}]}
Families: ${roundFamilies.join(', ')}.
Who writes it has read rulings, and neither topics nor ranking. Judgments are made from the pools of several systems.

Verbs
  pool <round> --out <file>  writes the first ten of every system for each query, in an order that names none; a fifth to be judged twice
  register <round>           stores the hash and counts of a judged round in bench/quality/rounds; refused where its wording stands in the project
  run <round>                measures it. The first run of a registered round is stored with commit and date; later ones are called repeated
  list [last]                rounds and their first runs; with a number, the first runs of so many last ones together
  topics                     holds a fifth of the everyday wordings of every topic out, five times, and asks for their topic; needs no rulings

Rulings: the private set of real rulings, in the folder given with --real.`

const maxShown = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    real: { type: 'string', default: join(projectRoot, '../shared') },
    out: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const [verb = '', file] = positionals
const verbs: Readonly<Record<string, (round: Round) => Promise<void>>> = { pool, register, run }
if (values.help || !(verb === 'list' || verb === 'topics' || (verb in verbs && file !== undefined))) {
  console.log(usage)
  process.exit(values.help ? 0 : 1)
}
if (verb === 'list') list(Number(file ?? 0))
else if (verb === 'topics') console.log(measureTopics())
else if (file !== undefined) await verbs[verb]?.(parseRound(file, readFileSync(file, 'utf8')))

async function pool(round: Round): Promise<void> {
  if (values.out === undefined) return refuse('name the file of the pools with --out')
  const pools = await withSystems((systems, rulings) => poolRound(round, systems, rulings))
  writeFileSync(values.out, pools.map((each) => `${JSON.stringify(each)}\n`).join(''))
  const candidates = pools.flatMap((each) => each.candidates)
  console.log(
    `${pools.length} queries, ${candidates.length} candidates, ${candidates.filter(({ again }) => again).length} to be judged twice`,
  )
}

async function register(round: Round): Promise<void> {
  const unjudged = round.queries.filter(({ family, judgments }) => family !== 'negative' && judgments.length === 0)
  if (unjudged.length > 0) return refuse(`not judged: ${unjudged.map(({ qid }) => qid).join(', ')}`)
  if (hasSharedWording(round)) return
  const counts = Map.groupBy(round.queries, ({ family }) => family)
  saveRecord({
    name: round.name,
    hash: round.hash,
    registeredOn: today(),
    queries: Object.fromEntries([...counts].map(([family, queries]) => [family, queries.length])),
    judgments: round.queries.flatMap(({ judgments }) => judgments).length,
    agreement: measureAgreement(round.queries),
    firstRun: null,
  })
  console.log(formatRecords([findRoundRecord(recordFolder, round.name)].flatMap((record) => record ?? [])))
}

async function run(round: Round): Promise<void> {
  const record = findRoundRecord(recordFolder, round.name)
  if (record === null) return refuse(`${round.name} is not registered`)
  if (record.hash !== round.hash) return refuse(`${round.name} is not the file that was registered: its hash differs`)
  const isFirst = record.firstRun === null
  const { commit, changed } = measuredCommit()
  if (isFirst && changed) return refuse('the code differs from its commit: a first run names the commit it measured')
  if (isFirst && hasSharedWording(round)) return
  const figures = await withSystems(async (systems, rulings) => ({
    ...(await measureRound(round, systems)),
    rulings: rulings.length,
    days: daysOf(rulings),
  }))
  if (isFirst) saveRecord({ ...record, firstRun: { date: today(), commit, ...figures } })
  console.log(
    `${round.name}, ${isFirst ? 'first run' : 'REPEATED: these questions may have been learnt from'}, ${commit.slice(0, 8)}${changed ? ' changed' : ''}`,
  )
  console.log(formatRun(figures))
}

function list(last: number): void {
  const records = listRoundRecords(recordFolder)
  console.log(formatRecords(records))
  const runs = records.flatMap(({ firstRun }) => firstRun ?? []).slice(-last)
  if (last > 0 && runs.length > 0) console.log(`\nfirst runs of the last ${runs.length} together\n${formatRun(poolRuns(runs))}`)
}

/** Days on which the rulings were given, with how many. */
function daysOf(rulings: readonly Ruling[]): { date: string; rulings: number }[] {
  const days = Map.groupBy(rulings, ({ decidedOn }) => decidedOn)
  return [...days]
    .flatMap(([date, { length }]) => (date === null ? [] : [{ date, rulings: length }]))
    .sort((a, b) => a.date.localeCompare(b.date))
}

function hasSharedWording(round: Round): boolean {
  const shared = findSharedWordings(round.queries, projectTexts())
  if (shared.length === 0) return false
  refuse('its wording stands in the project')
  for (const { qid, words, file } of shared.slice(0, maxShown)) console.log(`  ${qid}: «${words}» in ${file}`)
  return true
}

async function withSystems<Result>(use: (systems: OpenSystems, rulings: readonly Ruling[]) => Promise<Result>): Promise<Result> {
  const folder = join(resolve(values.real), 'corpus/rulings')
  if (!existsSync(folder)) throw new Error(`there are no rulings in ${folder}: name the private set with --real`)
  const rulings = readNormalised(folder)
  const systems = await openSystems(rulings, createLearntEncoder())
  try {
    return await use(systems, rulings)
  } finally {
    await systems.close()
  }
}

function refuse(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
