// npm run dev: the product with hot reload of pages; the server restarts when its sources change.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { childEnvironment, ensureInstalled, root } from './ensure-installed.mjs'

const node = await ensureInstalled()
const environmentFile = join(root, '.env')
const watched = ['apps/server/src', 'packages'].flatMap((folder) => [`--watch-path=${join(root, folder)}`])
const args = [...watched, ...(existsSync(environmentFile) ? [`--env-file=${environmentFile}`] : []), join(root, 'apps/server/src/main.ts')]
const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: childEnvironment(node, { NODE_ENV: 'development' }) })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
