/** Trains the built-in encoder and compares it: see `usage`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createHashingEncoder, createLearntEncoder, formatWeights, weightsFile } from '@basejuris/search'
import { readNormalised } from '@basejuris/search/evaluation/read-normalised.fixture'
import { projectRoot } from '../quality/project-texts.ts'
import { parseRound } from '../quality/round.ts'
import { cardPath, formatCard, type Pass } from './card.ts'
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { compareEncoders } from './compare.ts'
import { createLearner, type Learner, learnBatch, type Pair } from './learning.ts'
import { createPairs } from './pairs.ts'
import { buildTrainingSet, type TrainingSet } from './training-set.ts'
import { readTrainingTexts } from './training-texts.ts'

const usage = `npm run encoder -- <verb> [options]

  train                    learns the weights of the built-in encoder (about two minutes of one processor)
  compare <round> …        nDCG@10 of hashing and of the learnt encoder over judged rounds, with paired intervals

train learns a vector for each of 24,000 features (stems, their beginnings, pairs) from pairs of texts of one meaning: everyday and formal wordings of each
topic, passages of rulings on it, caption and passages, facts and reasons, contexts that cite one ruling. Wrong answers are those of the batch, and what
BM25 finds first on other topics. The same texts, seed and settings give the same weights.

  --real         folder of the private set of real rulings; train also takes "none": topics and demonstration corpus alone (default: ../shared)
  --checkpoints  where each finished epoch is stored: an interrupted training goes on from the last (default: data/encoder-training)
  --out          file of the weights (default: those of the program). Beside it a card says what they learnt from
  --epochs       3 where absent
  --seed         7 where absent`

const rows = 24_000
const dimension = 96
const batch = 128
const firstStep = 0.05
/** The step falls to this share of the first one. */
const lastShare = 0.1
const reportEvery = 100

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    real: { type: 'string', default: join(projectRoot, '../shared') },
    checkpoints: { type: 'string', default: join(projectRoot, 'data/encoder-training') },
    out: { type: 'string', default: weightsFile },
    epochs: { type: 'string', default: '3' },
    seed: { type: 'string', default: '7' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const [verb, ...files] = positionals
const [epochs, seed] = [Number(values.epochs), Number(values.seed)]
const isSound = Number.isSafeInteger(epochs) && epochs > 0 && Number.isSafeInteger(seed)
if (values.help || !isSound || !(verb === 'train' || (verb === 'compare' && files.length > 0))) {
  console.log(usage)
  process.exit(values.help ? 0 : 1)
}
const real = values.real === 'none' ? null : resolve(values.real)
if (real !== null && !existsSync(join(real, 'corpus/rulings'))) {
  console.error(`there are no rulings in ${real}: name the private set with --real, or train with --real none`)
  process.exit(1)
}
if (verb === 'train') train(buildTrainingSet(readTrainingTexts(real), rows))
else await compare(files)

async function compare(paths: readonly string[]): Promise<void> {
  if (real === null) throw new Error('rounds are judged over the private set of real rulings')
  const rounds = paths.map((path) => parseRound(path, readFileSync(path, 'utf8')))
  const encoders = [
    { name: 'hashing', encoder: createHashingEncoder() },
    { name: 'learnt', encoder: createLearntEncoder() },
  ] as const
  console.log(await compareEncoders(rounds, readNormalised(join(real, 'corpus/rulings')), encoders))
}

function train(set: TrainingSet): void {
  const pairsOf = createPairs(set, seed)
  const fingerprint = { rows: set.hashes, settings: { dimension, batch, firstStep, epochs, seed } }
  mkdirSync(values.checkpoints, { recursive: true })
  const stored = readCheckpoint(values.checkpoints, fingerprint)
  const learner = stored?.learner ?? createLearner(set.rarities, dimension, seed)
  const resumed = stored === null ? '' : `, goes on after epoch ${stored.epoch}`
  console.log(`${set.topics.length} topics, ${set.rulings.length} rulings, ${set.hashes.length} features${resumed}`)
  const passes: Pass[] = []
  for (let epoch = stored?.epoch ?? 0; epoch < epochs; epoch++) {
    passes.push(learnEpoch(learner, pairsOf(epoch), epoch))
    writeCheckpoint(values.checkpoints, { epoch: epoch + 1, learner }, fingerprint)
  }
  const bytes = formatWeights(set.hashes, learner.table, dimension)
  writeFileSync(values.out, bytes)
  writeFileSync(
    cardPath(values.out),
    formatCard({ set, passes, bytes, settings: { rows, dimension, batch, epochs, seed }, withReal: real !== null }),
  )
  console.log(`${values.out}: ${bytes.length} bytes`)
}

function learnEpoch(learner: Learner, pairs: readonly Pair[], epoch: number): Pass {
  let [loss, done] = [0, 0]
  for (let from = 0; from + batch <= pairs.length; from += batch) {
    const progress = (epoch + from / pairs.length) / epochs
    loss += learnBatch(learner, pairs.slice(from, from + batch), firstStep * (1 - (1 - lastShare) * progress))
    done += 1
    if (done % reportEvery === 0)
      console.log(`  epoch ${epoch + 1}: ${from + batch} of ${pairs.length} pairs, loss ${(loss / done).toFixed(3)}`)
  }
  console.log(`epoch ${epoch + 1} of ${epochs}: ${pairs.length} pairs, loss ${(loss / done).toFixed(3)}`)
  return { pairs: pairs.length, loss: loss / done }
}
