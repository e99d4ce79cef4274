import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
// @ts-expect-error a plain script, read by npm run check before anything is installed
import { checkLicences } from '../../scripts/licences.mjs'

const root = join(import.meta.dirname, '../..')

it('ships nothing under a licence that was not let in, and everything pinned by its hash', () => {
  const { checked, refused, unpinned } = checkLicences(root)
  expect(checked).toBeGreaterThan(100)
  expect(refused).toEqual([])
  expect(unpinned).toEqual([])
})

it('refuses what is not on the list, and reads expressions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'basejuris-licences-'))
  const packages = {
    'node_modules/good': { license: '(MIT OR GPL-3.0-or-later)', integrity: 'x' },
    'node_modules/both': { license: 'MIT AND GPL-3.0-only', integrity: 'x' },
    'node_modules/none': {},
    'node_modules/only-tests': { license: 'AGPL-3.0', dev: true },
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  expect(checkLicences(folder)).toEqual({ checked: 3, refused: ['both: MIT AND GPL-3.0-only', 'none: unknown'], unpinned: ['none'] })
  rmSync(folder, { recursive: true })
})
