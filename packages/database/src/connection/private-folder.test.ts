import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePrivate } from './private-folder.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'basejuris-private-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const onUnix = process.platform !== 'win32'

it.runIf(onUnix)('takes away what others may do in a folder and everything in it, and follows no link', () => {
  const folder = join(root, 'data')
  const outside = join(root, 'outside')
  mkdirSync(join(folder, 'database/base'), { recursive: true })
  writeFileSync(join(folder, 'database/base/1'), 'x')
  writeFileSync(outside, 'x')
  for (const path of [folder, join(folder, 'database'), join(folder, 'database/base')]) chmodSync(path, 0o755)
  for (const path of [join(folder, 'database/base/1'), outside]) chmodSync(path, 0o666)
  symlinkSync(outside, join(folder, 'link'))
  expect(makePrivate(folder)).toBe(4)
  expect(['', 'database', 'database/base', 'database/base/1'].map((name) => modeOf(join(folder, name)))).toEqual([
    '700',
    '700',
    '700',
    '600',
  ])
  expect(modeOf(outside)).toBe('666')
  expect(makePrivate(folder)).toBe(0)
})

it.runIf(onUnix)('leaves a new database with nothing that others may use', () => {
  const folder = join(root, 'new')
  const code = `
    import { keepNewFilesPrivate } from ${JSON.stringify(join(import.meta.dirname, 'private-folder.ts'))}
    import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'))}
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open-database.ts'))}
    keepNewFilesPrivate()
    await (await openDatabase({ folder: ${JSON.stringify(join(folder, 'database'))}, lock: lockDataFolder(${JSON.stringify(folder)}) })).close()
    process.exit()`
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' }).status).toBe(0)
  const entries = readdirSync(folder, { recursive: true }).map(String)
  expect(entries.length).toBeGreaterThan(900)
  expect(entries.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([])
})
