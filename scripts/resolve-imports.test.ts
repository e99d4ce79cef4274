import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Asks Node for each import as well and prints where the two differ, and how many imports were answered at once. */
const compare = `
import { registerHooks } from 'node:module'
import { hooks, resolveImport } from '${join(import.meta.dirname, 'resolve-imports.mjs')}'
hooks.deregister()
const different = []
let answered = 0
registerHooks({
  resolve(specifier, context, next) {
    const theirs = next(specifier, context)
    const ours = resolveImport(specifier, context)
    if (ours === undefined) return theirs
    answered += 1
    if (ours.url !== theirs.url || ours.format !== theirs.format) different.push([specifier, context.parentURL, theirs.url, theirs.format])
    return theirs
  },
})
for (const file of ['server/src/app.ts', 'server/src/composition/open-platform.ts'])
  await import('${root}/apps/' + file)
console.log(JSON.stringify({ answered, different }))
process.exit()
`

it('answers as Node does for every import of the server', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', compare], { cwd: root, encoding: 'utf8' })
  const { answered, different } = JSON.parse(output) as { readonly answered: number; readonly different: readonly unknown[] }
  expect(different).toEqual([])
  expect(answered).toBeGreaterThan(500)
})
