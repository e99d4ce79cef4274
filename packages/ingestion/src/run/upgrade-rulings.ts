import { type Database, defineQueue, type JobContext, type Jobs, listRulingsMadeBy, upgradeRuling } from '@basejuris/database'
import type { Ruling, RulingFacts } from '@basejuris/domain'
import { z } from 'zod'
import { drafterInText, withDissenters, withPanel } from '../normalise/judges-in-text.ts'
import { proceedingOfInstance } from '../normalise/proceeding-of-instance.ts'
import { rereadNorms } from '../normalise/ruling-norms.ts'
import { votingJudges } from '../normalise/voting-judges.ts'

/** Norms, panels, votes and proceedings are all that newer parsers read differently in rulings of these versions. Their stored text is enough to read them. */
const upgradedVersions = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] as const
/** The last version before paragraphs were cut otherwise. What cuts them anew is `reprocess`, which reads the raw record. */
export const upgradedTo = 25
const batchSize = 20

/** Queue of the one run that reads norms and votes of stored rulings again. A run that was interrupted leaves the rest to the next start. */
export const upgradeQueue = defineQueue('upgrade-rulings', z.object({}), {
  retryLimit: 100,
  expireInSeconds: 23 * 60 * 60,
  policy: 'exclusive',
})

/** Whether some stored ruling is brought up to date without its raw record. */
export async function needsUpgrade(database: Database): Promise<boolean> {
  return (await listRulingsMadeBy(database, upgradedVersions, 1)).length > 0
}

/** Requests a run when some stored ruling needs it. */
export async function requestUpgrade(database: Database, jobs: Jobs): Promise<void> {
  if (await needsUpgrade(database)) await jobs.send(upgradeQueue, {}, { key: upgradeQueue.name })
}

/** Handler of `upgradeQueue`. Every search finds each ruling meanwhile, in its old or its new state. */
export function upgradeJob({ database, onBatch }: { readonly database: Database; readonly onBatch: () => void }) {
  return async (_payload: object, { signal }: Pick<JobContext, 'signal'>): Promise<void> => {
    for (;;) {
      const docIds = signal.aborted ? [] : await listRulingsMadeBy(database, upgradedVersions, batchSize)
      if (docIds.length === 0) return
      for (const docId of docIds)
        await database.transaction((tx) => upgradeRuling(tx, docId, { from: upgradedVersions, to: upgradedTo, facts: reread }))
      onBatch()
    }
  }
}

/** Where nobody but dissenters is stored, they were read from the text. */
const givenJudges = ({ judges }: Pick<RulingFacts, 'judges'>): RulingFacts['judges'] =>
  judges.every(({ vote }) => vote === 'contra') ? [] : judges

const reread = ({ sections, ...facts }: Ruling): RulingFacts => ({
  ...facts,
  judges: withDissenters(votingJudges(withPanel(givenJudges(facts), sections), sections), sections),
  drafter: facts.drafter ?? drafterInText(sections),
  appealType: facts.appealType ?? proceedingOfInstance({ ...facts, sections }),
  norms: rereadNorms(facts.norms, sections),
})
