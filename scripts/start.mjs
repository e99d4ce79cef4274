// npm start: installs what is missing, builds the pages once, runs the product. Plain JavaScript for the system's Node.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPages } from './build-pages.mjs'
import { buildServer } from './build-server.mjs'
import { childEnvironment, ensureInstalled, root } from './ensure-installed.mjs'

const node = await ensureInstalled()
const { flags, environment: allocator } = JSON.parse(readFileSync(join(root, 'scripts/server-settings.json'), 'utf8'))
const environment = childEnvironment(node, { NODE_ENV: process.env.NODE_ENV ?? 'production', ...allocator })
await buildServer()
if (environment.NODE_ENV === 'production') await buildPages(node)

// Young generations of 8 MB leave less of each heap resident after a collection, and the variables make glibc return freed memory
// (docs/decisions/0031-memory.md). Old generations are collected less often (0025), and the database's code is optimised later (0038).
const environmentFile = join(root, '.env')
const args = [...flags, ...(existsSync(environmentFile) ? [`--env-file=${environmentFile}`] : []), join(root, 'apps/server/src/main.ts')]
const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: environment })
// A terminal sends Ctrl-C to the child as well. A signal to this process alone is forwarded.
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
