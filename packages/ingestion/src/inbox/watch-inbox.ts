import { lstat, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Database, findIngestRun, type IngestRun, type Jobs } from '@basejuris/database'
import { quarantinePath } from '../raw-store/quarantine.ts'
import { requestIngest } from '../run/ingest-job.ts'
import { PathNotFound } from '../sources/detect-source.ts'
import { UnknownSource } from '../sources/index.ts'

export interface InboxOptions {
  /** Folders whose files are ingested. They are created when they are missing. */
  readonly folders: readonly string[]
  readonly database: Database
  readonly jobs: Jobs
  readonly dataDir: string
  /** Time between looks. A file is taken once it has not changed for so long. */
  readonly everyMs: number
  /** The message holds no text of a ruling. */
  readonly onError: (folder: string, message: string) => void
  readonly now?: () => Date
}

export interface Inbox {
  /** One look at every folder. Never rejects. */
  readonly look: () => Promise<void>
  /** Files that are being ingested stay in `working/`, and the next start goes on with them. */
  readonly stop: () => Promise<void>
}

/** Folders within one that is watched. */
export const inboxParts = { working: 'working', done: 'done', refused: 'refused' } as const

/**
 * Ingests the files that are dropped into some folders, and moves each to `done/` or `refused/` with a report. Several processes may watch one
 * folder: a file is taken by renaming it, and content is ingested once however often it is requested.
 */
export function watchInbox(options: InboxOptions): Inbox {
  const stopping = new AbortController()
  const followers = options.folders.map((folder) => inboxFolder(folder, options))
  let looking: Promise<void> = Promise.resolve()
  const look = (): Promise<void> => {
    looking = looking.then(async () => {
      for (const follower of followers) if (!stopping.signal.aborted) await follower()
    })
    return looking
  }
  const repeat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await look()
      await setTimeout(options.everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const repeating = repeat()
  return {
    look,
    stop: async () => {
      stopping.abort()
      await repeating
      await looking
    },
  }
}

/** How many files of a folder are waiting, being ingested, ingested and refused. */
export interface InboxCounts {
  readonly waiting: number
  readonly working: number
  readonly done: number
  readonly refused: number
}

/** Null for a folder that cannot be read. */
export async function countInbox(folder: string): Promise<InboxCounts | null> {
  try {
    const names = Object.values(inboxParts)
    const [waiting, ...parts] = await Promise.all([folder, ...names.map((name) => join(folder, name))].map(listFiles))
    const [working, done, refused] = parts.map((files) => files.filter((name) => !name.endsWith(reportSuffix)).length)
    return { waiting: waiting?.length ?? 0, working: working ?? 0, done: done ?? 0, refused: refused ?? 0 }
  } catch {
    return null
  }
}

const reportSuffix = '.informe.json'
/** Hidden files, and those that programs write before they rename them. */
const unfinished = /^\.|\.(?:part|partial|tmp|crdownload)$/iu

/** Answers what looks at the folder once. */
const inboxFolder = (folder: string, options: InboxOptions): (() => Promise<void>) => {
  const { database, jobs, dataDir, onError, now = () => new Date() } = options
  const inPart = (part: keyof typeof inboxParts, name: string): string => join(folder, inboxParts[part], name)
  /** What changes with a file, at the last look, by name. */
  let seen = new Map<string, string>()
  /** By name and state: another file may come under the same name. */
  const runs = new Map<string, string>()
  let lastProblem = ''

  const take = async (): Promise<void> => {
    const present = new Map<string, string>()
    for (const name of await listFiles(folder)) {
      const state = await stateOf(join(folder, name))
      if (state === null) continue
      if (seen.get(name) === state) await rename(join(folder, name), await freePath(inPart('working', name))).catch(ignoreGone)
      else present.set(name, state)
    }
    seen = present
  }
  const finish = async (name: string, part: 'done' | 'refused', report: object): Promise<void> => {
    const target = await freePath(inPart(part, name))
    await rename(inPart('working', name), target)
    await writeFile(
      `${target}${reportSuffix}`,
      `${JSON.stringify({ archivo: name, ...report, terminado: now().toISOString() }, null, 2)}\n`,
    )
  }
  const follow = async (name: string): Promise<void> => {
    const file = `${name} ${await stateOf(inPart('working', name))}`
    const known = runs.get(file)
    if (known === undefined) {
      const { runId } = await requestIngest({ source: 'auto', path: inPart('working', name) }, { database, jobs })
      runs.set(file, runId)
      return
    }
    const run = await findIngestRun(database, known)
    if (run?.state === 'running') return
    runs.delete(file)
    if (run === null || run.state === 'cancelled') return
    await finish(name, isRefused(run) ? 'refused' : 'done', reportOf(run, dataDir))
  }
  return async () => {
    try {
      for (const part of Object.values(inboxParts)) await mkdir(join(folder, part), { recursive: true })
      await take()
      for (const name of await listFiles(join(folder, inboxParts.working)))
        await follow(name).catch(async (error: unknown) => {
          if (error instanceof UnknownSource) await finish(name, 'refused', { estado: 'refused', motivo: error.message }).catch(ignoreGone)
          else if (!(error instanceof PathNotFound)) ignoreGone(error)
        })
      lastProblem = ''
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      if (problem !== lastProblem) onError(folder, problem)
      lastProblem = problem
    }
  }
}

/** Files alone: no folders, no links. */
const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !unfinished.test(entry.name))
    .map(({ name }) => name)
    .sort()

const stateOf = async (path: string): Promise<string | null> => {
  const found = await lstat(path).catch(() => null)
  return found === null ? null : `${found.ino} ${found.size} ${found.mtimeMs}`
}

/** The path, or one with a number where a file has that name. */
const freePath = async (path: string): Promise<string> => {
  for (let number = 1; ; number++) {
    const free = number === 1 ? path : path.replace(/(\.[^./]+)?$/u, (end) => `-${number}${end}`)
    if ((await stateOf(free)) === null) return free
  }
}

/** Another process moved the file first. */
const ignoreGone = (error: unknown): void => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

/** A run that failed, or that had records and could use none. */
const isRefused = ({ state, counts }: IngestRun): boolean => state === 'failed' || (counts.read > 0 && counts.rejected === counts.read)

const reportOf = ({ id, source, state, counts, error }: IngestRun, dataDir: string): object => ({
  estado: state,
  formato: source,
  carga: id,
  cuentas: counts,
  ...(error === null ? {} : { motivo: error }),
  ...(counts.rejected > 0 ? { cuarentena: quarantinePath(dataDir, id) } : {}),
})
