// Builds the pages when their sources changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { childEnvironment, root } from './ensure-installed.mjs'

const web = join(root, 'apps/web')
const stampFile = join(web, '.next', '.built-from')
const sources = ['apps/web', 'packages/contract', 'packages/domain', 'package-lock.json']
const ignored = /(^|\/)(node_modules|\.next|test-results|next-env\.d\.ts)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$/

export async function buildPages(node) {
  const wanted = fingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Building the pages (once)…')
  const built = spawnSync(node, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: web,
    stdio: ['ignore', process.env.CI ? 'inherit' : 'pipe', 'inherit'],
    env: childEnvironment(node, { NODE_ENV: 'production' }),
  })
  if (built.status !== 0) {
    if (built.stdout) process.stdout.write(built.stdout)
    console.error('The pages could not be built; see the message above.')
    process.exit(built.status ?? 1)
  }
  writeFileSync(stampFile, wanted)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(join(root, source))).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function listFiles(path) {
  if (ignored.test(relative(root, path).replaceAll('\\', '/'))) return []
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? listFiles(join(path, entry.name)) : ignored.test(`/${entry.name}`) ? [] : [join(path, entry.name)],
    )
  } catch {
    return [path]
  }
}
