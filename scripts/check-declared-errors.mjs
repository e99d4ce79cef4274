// Compares the errors the contract declares with those that server tests received (`test-results/answered-errors.txt`).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '../packages/contract/src/endpoints.ts'

const file = join(import.meta.dirname, '../test-results/answered-errors.txt')
const answered = new Set(readFileSync(file, 'utf8').split('\n'))
const missing = Object.values(endpoints).flatMap(({ method, path, access, errors = [] }) =>
  [...(access === 'user' ? ['auth.required', 'auth.expired'] : []), ...errors]
    .map((code) => `${method} ${path} ${code}`)
    .filter((line) => !answered.has(line)),
)
if (missing.length > 0) {
  console.error(`No test is answered what the contract declares:\n${missing.map((line) => `  ${line}`).join('\n')}`)
  process.exit(1)
}
console.log('Every error the contract declares is answered to a test.')
