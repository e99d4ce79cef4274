// Checks that every test which docs/security/asvs.md names ran and passed, by the reports of the unit tests and the journeys.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'
import { readSecurityTable, testsOfPlaywright, testsOfVitest, unshownRequirements } from './security-table.mjs'

const read = (name) => JSON.parse(readFileSync(join(root, 'test-results', name), 'utf8'))
const reported = [...testsOfVitest(read('unit.json'), root), ...testsOfPlaywright(read('journeys.json'))]
const rows = readSecurityTable(root)
const unshown = unshownRequirements(rows, reported)
for (const line of unshown) console.error(line)
if (unshown.length > 0) process.exit(1)
console.log(`${rows.flatMap(({ tests }) => tests).length} tests that the security table names have passed.`)
