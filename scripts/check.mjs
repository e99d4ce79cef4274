// npm run check: format, lint, import rules and types.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, ensureInstalled, root } from './ensure-installed.mjs'

const node = await ensureInstalled()
const bin = (name) => join(root, 'node_modules', name)
const steps = [
  ['format, lint and import rules', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['types of packages and server', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json']],
  ['types of pages', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'apps/web/tsconfig.json']],
  ['types of tests', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tests/tsconfig.json']],
]
let failed = 0
for (const [name, args] of steps) {
  const result = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: childEnvironment(node) })
  console.log(`${result.status === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  if (result.status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
