import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { lockDataFolder, openDatabase } from '@basejuris/database'
import { demoFingerprint, generateDemoRulings } from '@basejuris/demo'
import { type IngestEnvironment, ingest, ingestRecords } from '@basejuris/ingestion'
import { importNormTexts } from './import-norm-texts.ts'

/** Rulings that are ingested again and again into copies of one database. */
export interface Corpus {
  readonly name: string
  /** Data folder with the texts of norms alone, in a folder of its own. */
  readonly template: string
  /** Norms whose texts it has. */
  readonly norms: number
  readonly ingest: (environment: IngestEnvironment) => Promise<unknown>
}

/** The demonstration corpus, which comes without texts of norms. */
export async function demonstrationCorpus(rulings: number): Promise<Corpus> {
  const records = () => generateDemoRulings({ rulings })
  const set = { name: 'demo', fingerprint: `${demoFingerprint}/relations/${rulings}`, total: rulings, records }
  return {
    name: `${rulings} rulings of the demonstration corpus`,
    ...(await createTemplate(async () => 0)),
    ingest: (environment) => ingestRecords({ ...environment, set }),
  }
}

/** The private set of real rulings with its texts of norms; null where there is none. */
export async function realCorpus(realFiles: string): Promise<Corpus | null> {
  const path = join(resolve(realFiles), 'corpus/raw')
  if (!existsSync(path)) return null
  return {
    name: 'the private set of real rulings',
    ...(await createTemplate((dataDir) => importNormTexts(dataDir, realFiles))),
    ingest: (environment) => ingest({ ...environment, source: 'auto', path }),
  }
}

async function createTemplate(fill: (dataDir: string) => Promise<number>): Promise<Pick<Corpus, 'template' | 'norms'>> {
  const template = join(await mkdtemp(join(tmpdir(), 'basejuris-template-')), 'data')
  const norms = await fill(template)
  const lock = lockDataFolder(template)
  try {
    const database = await openDatabase({ folder: join(template, 'database'), lock })
    await database.vacuum()
    await database.close()
  } finally {
    lock.release()
  }
  return { template, norms }
}
