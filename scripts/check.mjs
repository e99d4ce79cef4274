// npm run check: format, lint, import rules, types, unused packages, licences and known vulnerabilities.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { auditDependencies } from './audit.mjs'
import { childEnvironment, ensureInstalled, root } from './ensure-installed.mjs'
import { checkLicences } from './licences.mjs'
import { hasCurrentNotices } from './third-party-notices.mjs'

const node = await ensureInstalled()
const bin = (name) => join(root, 'node_modules', name)
const steps = [
  ['format, lint and import rules', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['types of packages and server', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json']],
  ['types of pages', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'apps/web/tsconfig.json']],
  ['types of tests', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tests/tsconfig.json']],
  [
    'packages declared and not used',
    [bin('vitest/vitest.mjs'), 'run', '--project=separate', '--reporter=dot', 'tests/architecture/packages.test.ts'],
  ],
]
let failed = 0
for (const [name, args] of steps) {
  const result = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: childEnvironment(node) })
  console.log(`${result.status === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  if (result.status !== 0) failed += 1
}
const report = (good, line) => {
  console.log(`${good ? 'ok    ' : 'FAILED'} ${line}`)
  if (!good) failed += 1
}
const { checked, refused } = checkLicences(root)
for (const line of refused) console.log(`       ${line}`)
report(refused.length === 0, `licences of ${checked} production dependencies`)
report(hasCurrentNotices(root), 'notices of third parties (renew them: node scripts/third-party-notices.mjs)')
const { state, counts } = auditDependencies(root)
if (state === 'unasked') console.log('not asked: known vulnerabilities (the registry did not answer)')
else report(state === 'clean', `known vulnerabilities of production dependencies: ${counts}`)
process.exit(failed === 0 ? 0 : 1)
