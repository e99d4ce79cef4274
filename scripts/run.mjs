// Runs a TypeScript entry point under the pinned Node: node scripts/run.mjs <file> [arguments]
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, ensureInstalled, root } from './ensure-installed.mjs'

const [file, ...args] = process.argv.slice(2)
const node = await ensureInstalled()
const child = spawn(node, ['--max-old-space-size=8192', join(root, file), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: childEnvironment(node),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
