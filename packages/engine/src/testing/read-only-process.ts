import { openReader } from '../engine/engine-reader.ts'
import { testNamespace } from './arbitraries.ts'
import { killedOptions, openKilled } from './killed-writer.ts'

/** Reads a folder without write permission, tries to write, and prints both results. */
const tryBoth = async (folder: string): Promise<void> => {
  const reader = await openReader({ ...killedOptions, folder })
  const { total } = reader.search(testNamespace, { text: null, filter: null, sort: [], facets: [], offset: 0, limit: 0 })
  await reader.close()
  const writer = await openKilled(folder).then(
    () => 'opened',
    (error: Error) => error.name,
  )
  process.stdout.write(JSON.stringify({ reader: total, writer }))
}

await tryBoth(process.argv[2] as string)
