import { type Database, listDocIds, listRulings } from '@basejuris/database'
import { rulingText } from '@basejuris/domain'
import { extractCitations, readText, readTexts } from '@basejuris/ingestion'
import { findNormCitations, findRulingCitations } from '@basejuris/legal-text'

/** Processor seconds of one thread that reads the stored texts and stores nothing. */
export interface ReadingCost {
  readonly characters: number
  /** Norms with their parts, as the preparation of a ruling reads them. */
  readonly norms: number
  readonly rulings: number
  /** Rulings with their places, the own numbers of the case, and how each other ruling is treated. */
  readonly citations: number
  /** Prints, considerandos, quotations and what is left undecided. */
  readonly texts: number
}

const rulingsAtOnce = 50

/** Reads every stored ruling in this thread, each way apart. */
export async function readAlone(db: Database): Promise<ReadingCost> {
  const cost = { characters: 0, norms: 0, rulings: 0, citations: 0, texts: 0 }
  for (let after: string | undefined; ; ) {
    const docIds = await listDocIds(db, { limit: rulingsAtOnce, ...(after === undefined ? {} : { after }) })
    after = docIds.at(-1)
    if (after === undefined) return cost
    for (const ruling of await listRulings(db, docIds)) {
      const text = rulingText(ruling)
      cost.characters += text.length
      cost.norms += await cpuSeconds(() => findNormCitations(text))
      cost.rulings += await cpuSeconds(() => findRulingCitations(text))
      const read = readText(ruling.sections)
      cost.citations += await cpuSeconds(() => extractCitations(ruling, read))
      cost.texts += await cpuSeconds(() => readTexts(ruling, read))
    }
  }
}

/** Of all threads: nothing else may run meanwhile. */
export async function cpuSeconds(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** The cost as one line. */
export function describeReading({ characters, norms, rulings, citations, texts }: ReadingCost): string {
  const rate = (seconds: number): string => `${seconds.toFixed(2)} s (${(characters / seconds / 1e6).toFixed(2)} M characters/s)`
  return [
    `one thread over ${(characters / 1e6).toFixed(1)} M characters: norms with their parts, no relation, ${rate(norms)}`,
    `rulings ${rate(rulings)}, both ${rate(norms + rulings)}`,
    `rulings with their treatments, as relations read them, ${rate(citations)}, texts ${rate(texts)}`,
  ].join('; ')
}
