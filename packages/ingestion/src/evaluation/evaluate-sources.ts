import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@basejuris/database'
import { detectSource } from '../sources/detect-source.ts'
import { type CheckedRecords, type CheckedRefusal, readCheckedRecords } from './checked-records.ts'
import { type ClusterQuality, clusterQuality } from './cluster-quality.ts'
import { agreeWithOpinion, type OpinionAgreement } from './second-opinion.ts'
import { type StoredCorpus, storeCorpus } from './store-corpus.ts'
import { type CorpusSurvey, surveyCorpus } from './survey-corpus.ts'

export interface SourcesEvaluation {
  readonly stored: StoredCorpus
  readonly survey: CorpusSurvey
  readonly checked: CheckedRecords
  /** Checked files that were not refused, or refused for another reason. */
  readonly wrongRefusals: readonly CheckedRefusal[]
  readonly clusters: ClusterQuality
  readonly opinion: OpinionAgreement
  readonly peakMemoryMiB: number
}

export interface EvaluateSourcesOptions {
  /** Folder with `corpus/raw` and `corpus/near_duplicates_j50.json`. */
  readonly realFiles: string
  /** Empty. */
  readonly database: Database
  readonly dataDir: string
  /** Calendar date in Chile. */
  readonly today: string
  readonly onProgress: (step: string, done: number, total: number | null) => void
}

/** Pairs with at least this similarity by the other method should share a cluster. */
const opinionFloor = 0.85

const wrongRefusals = ({ folders }: StoredCorpus, refusals: readonly CheckedRefusal[]): CheckedRefusal[] => {
  const entries = folders.flatMap(({ quarantine }) => quarantine)
  return refusals.filter(
    ({ file, reason }) => !entries.some(({ archivo, estado, codigo }) => archivo === file && estado === 'rechazado' && codigo === reason),
  )
}

/** Measures reading, cleaning, masking, sections, facts and clusters on a private set of real files, compared with manual checks. */
export async function evaluateSources(options: EvaluateSourcesOptions): Promise<SourcesEvaluation> {
  const { realFiles, database, dataDir, today, onProgress } = options
  const raw = join(realFiles, 'corpus/raw')
  const checked = readCheckedRecords()
  const files = await detectSource(raw)
  onProgress('archivos reconocidos', files.length, files.length)
  const stored = await storeCorpus(raw, { database, dataDir, onProgress: (folder, at) => onProgress(folder, at.done, at.total) })
  const read = stored.folders.reduce((sum, { summary }) => sum + summary.read, 0)
  const survey = await surveyCorpus(raw, checked, { today, onRecord: (done) => onProgress('revisión', done, read) })
  const opinion = await readFile(join(realFiles, 'corpus/near_duplicates_j50.json'), 'utf8')
  return {
    stored,
    survey,
    checked,
    wrongRefusals: wrongRefusals(stored, checked.refusals),
    clusters: clusterQuality(stored.clusters, checked.pairs),
    opinion: agreeWithOpinion(opinion, opinionFloor, (id) => stored.clusterOf.get(id)),
    peakMemoryMiB: process.resourceUsage().maxRSS / 1024,
  }
}
