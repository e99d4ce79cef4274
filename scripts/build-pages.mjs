// Builds the pages when their sources changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { alone, childEnvironment, root } from './ensure-installed.mjs'

const web = join(root, 'apps/web')
const stampFile = join(web, '.next', '.built-from')
const sources = ['apps/web', 'packages/contract', 'packages/domain', 'package-lock.json']
const ignored = /(^|\/)(node_modules|\.next|test-results|next-env\.d\.ts)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$/

export async function buildPages(node) {
  const requested = fingerprint()
  const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === requested
  if (isBuilt()) return
  const status = await alone(async () => (isBuilt() ? 0 : build(node, requested)))
  if (status !== 0) {
    console.error('The pages could not be built; see the message above.')
    process.exit(status)
  }
}

/** Answers the exit status. The output is shown only on failure. */
async function build(node, requested) {
  console.log('Building the pages (once)…')
  const child = spawn(node, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: web,
    stdio: ['ignore', process.env.CI ? 'inherit' : 'pipe', 'inherit'],
    env: childEnvironment(node, { NODE_ENV: 'production' }),
  })
  const said = []
  child.stdout?.on('data', (bytes) => said.push(bytes))
  const [status] = await once(child, 'close')
  if (status === 0) writeFileSync(stampFile, requested)
  else process.stdout.write(Buffer.concat(said))
  return status ?? 1
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
