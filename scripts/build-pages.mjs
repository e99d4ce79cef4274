// Builds the pages when their sources changed since the last build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildOnce } from './build-once.mjs'
import { childEnvironment, root } from './ensure-installed.mjs'

const web = join(root, 'apps/web')

export const buildPages = (node) =>
  buildOnce({
    name: 'the pages',
    sources: ['apps/web', 'packages/contract', 'packages/domain', 'package-lock.json'],
    stampFile: join(web, '.next', '.built-from'),
    build: () => build(node),
  })

/** Answers the exit status. The output is shown only on failure. */
async function build(node) {
  const child = spawn(node, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: web,
    stdio: ['ignore', process.env.CI ? 'inherit' : 'pipe', 'inherit'],
    env: childEnvironment(node, { NODE_ENV: 'production' }),
  })
  const said = []
  child.stdout?.on('data', (bytes) => said.push(bytes))
  const [status] = await once(child, 'close')
  if (status === 0) return 0
  process.stdout.write(Buffer.concat(said))
  // It remembers what it did not find, also when that is there the next time.
  await rm(join(web, '.next/cache'), { recursive: true, force: true })
  return status ?? 1
}
