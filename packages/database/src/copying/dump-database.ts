import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { DatabaseRefused } from '../connection/database-refused.ts'
import { type OpenDatabase, openDatabase } from '../connection/open-database.ts'
import {
  blocksAtOnce,
  type CopiedTable,
  listCopiedTables,
  type Run,
  readBlocks,
  readSequences,
  readWaitingJobs,
  requireEmpty,
  requireSameTables,
  sumTable,
  writeRows,
  writeSequences,
  writeWaitingJobs,
} from './copied-tables.ts'
import { inTransaction, onCopyConnection } from './copy-connection.ts'

const catalogueName = 'database.json'
const catalogueSchema = z.object({
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/u), columns: z.array(z.string()), rows: z.number(), checksum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  jobs: z.array(z.string()),
})
type Catalogue = z.infer<typeof catalogueSchema>

const ownerAlone = { mode: 0o600, flush: true } as const
const rowsFile = (folder: string, name: string): string => join(folder, `${name}.rows`)
/** Characters of rows written at once. */
const batchCharacters = 4_000_000

/** Writes every table of a server as of one instant into a folder, one row a line, while others write to it. */
export async function dumpDatabase(url: string, folder: string, signal?: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await onCopyConnection(url, (run) =>
    inTransaction(
      run,
      async () => {
        const catalogue: Catalogue = { tables: [], sequences: await readSequences(run), jobs: await readWaitingJobs(run) }
        for (const table of await listCopiedTables(run)) {
          const lines = linesOf(run, table, signal)
          await pipeline(lines, createWriteStream(rowsFile(folder, table.name), ownerAlone))
          catalogue.tables.push({ name: table.name, columns: [...table.columns], ...(await sumTable(run, table)) })
        }
        await writeFile(join(folder, catalogueName), JSON.stringify(catalogue), ownerAlone)
      },
      'isolation level repeatable read read only',
    ),
  )
}

async function* linesOf(run: Run, table: CopiedTable, signal: AbortSignal | undefined): AsyncGenerator<string> {
  for (let block = 0; block < table.blocks; block += blocksAtOnce) {
    signal?.throwIfAborted()
    for (const row of await readBlocks(run, table, block)) yield `${JSON.stringify(row).replace(/[\u2028\u2029]/gu, escaped)}\n`
  }
}

/** Readers of lines end one at them. */
const escaped = (character: string): string => (character === '\u2028' ? '\\u2028' : '\\u2029')

export interface LoadDatabase {
  readonly url: string
  readonly folder: string
  /** Creates the queues on the target, so that waiting jobs can go there. */
  readonly createQueues: (target: OpenDatabase) => Promise<void>
  /** When it rejects, the target stays empty. */
  readonly beforeCommit: () => Promise<void>
}

/** Fills an empty database from a folder that `dumpDatabase` wrote, whole or not at all, and compares every table. @throws {DatabaseRefused} */
export async function loadDatabase({ url, folder, createQueues, beforeCommit }: LoadDatabase): Promise<void> {
  const { tables, sequences, jobs } = catalogueSchema.parse(JSON.parse(await readFile(join(folder, catalogueName), 'utf8')))
  const target = await openDatabase({ url })
  try {
    await createQueues(target)
    await onCopyConnection(url, async (run) => {
      const present = await listCopiedTables(run)
      requireSameTables(tables, present)
      await requireEmpty(run, present)
      await inTransaction(run, async () => {
        await run('delete from store_identity')
        for (const table of tables) {
          await loadTable(run, table, rowsFile(folder, table.name))
          const { rows, checksum } = await sumTable(run, table)
          if (rows !== table.rows || checksum !== table.checksum)
            throw new DatabaseRefused(`La tabla ${table.name} no quedó como en el respaldo.`)
        }
        await writeSequences(run, sequences)
        await writeWaitingJobs(run, jobs)
        await beforeCommit()
      })
      await run('analyze')
    })
  } finally {
    await target.close()
  }
}

async function loadTable(run: Run, table: Pick<CopiedTable, 'name'>, file: string): Promise<void> {
  let batch: string[] = []
  let characters = 0
  const flush = async (): Promise<void> => {
    await writeRows(run, table, batch)
    batch = []
    characters = 0
  }
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    const row = z.string().parse(JSON.parse(line))
    batch.push(row)
    characters += row.length
    if (characters >= batchCharacters) await flush()
  }
  await flush()
}
