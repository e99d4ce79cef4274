// Builds what changed since the last build. The stamp of a build is a hash of its sources.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { alone, root } from './ensure-installed.mjs'

const ignored = /(^|\/)(node_modules|\.next|test-results|next-env\.d\.ts)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$/

/** `build` answers its exit status. Ends the process with it when it is not 0. */
export async function buildOnce({ name, sources, stampFile, build }) {
  const requested = fingerprint(sources)
  const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === requested
  if (isBuilt()) return
  const status = await alone(async () => {
    if (isBuilt()) return 0
    console.log(`Building ${name} (once)…`)
    const status = await build()
    if (status === 0) writeFileSync(stampFile, requested)
    return status
  })
  if (status === 0) return
  console.error(`Could not build ${name}; see the message above.`)
  process.exit(status)
}

function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(join(root, source))).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Files under a path that are part of a build. */
export function listFiles(path) {
  if (ignored.test(relative(root, path).replaceAll('\\', '/'))) return []
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? listFiles(join(path, entry.name)) : ignored.test(`/${entry.name}`) ? [] : [join(path, entry.name)],
    )
  } catch {
    return [path]
  }
}
