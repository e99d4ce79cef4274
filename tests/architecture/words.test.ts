import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listProjectFiles, root } from './tracked-files.ts'

const vocabulary = readFileSync(join(root, 'docs/vocabulary.md'), 'utf8')
const files = listProjectFiles().filter(
  (file) => /^(apps|packages|demo|bench|tests|scripts)\/.*\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'),
)

/** Names of stored data and of other people's interfaces, by file, each with its reason. */
const foreign: Readonly<Record<string, string>> = {
  'apps/server/src/composition/demonstration.ts: wanted': 'key of stored jobs',
  'apps/server/src/modules/accounts/export/account-labels.ts: kept_until': 'name of a column',
}

const listed = (beginning: string): Set<string> => {
  const line = vocabulary.slice(vocabulary.indexOf(beginning)).split('\n\n')[0] ?? ''
  return new Set([...line.matchAll(/`([a-z]+)`/g)].map(([, word = '']) => word))
}
const never = listed('Never a part of an identifier')
const limits = listed('Never the beginning of a limit')
const mail = listed('Never in the modules of mail')

const withoutText = (code: string): string =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''")

/** `keptOrder`, `kept-order` and `KEPT_ORDER` have the parts kept and order. */
const partsOf = (identifier: string): string[] =>
  identifier.split(/[-_$.]|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((part) => part.toLowerCase())

const identifiers = files.flatMap((file) => {
  const names = new Set([
    ...(withoutText(readFileSync(join(root, file), 'utf8')).match(/[A-Za-z_$][\w$]*/g) ?? []),
    basename(file).replace(/\.tsx?$/, ''),
  ])
  return [...names].filter((name) => foreign[`${file}: ${name}`] === undefined).map((name) => ({ file, name, parts: partsOf(name) }))
})
const found = (wrong: (one: (typeof identifiers)[number]) => boolean): string[] =>
  identifiers.filter(wrong).map(({ file, name }) => `${file}: ${name}`)

describe('names', () => {
  it('have no word of the list in docs/vocabulary.md', () => {
    expect(never.size).toBeGreaterThan(20)
    expect(found(({ parts }) => parts.some((part) => never.has(part)))).toEqual([])
  })

  it('begin limits with max and min', () => {
    expect(limits).toEqual(new Set(['most', 'least', 'longest', 'shortest']))
    expect(found(({ parts }) => parts.length > 1 && limits.has(parts[0] ?? ''))).toEqual([])
  })

  it('keep letters and doors out of mail, accounts and sessions', () => {
    const places = /^apps\/(?:server\/src\/(?:mail|modules\/accounts)|web\/src\/(?:session|features\/account))\//
    expect(mail.size).toBe(4)
    expect(found(({ file, parts }) => places.test(file) && parts.some((part) => mail.has(part)))).toEqual([])
  })

  it('are taken apart at every seam', () => {
    expect(partsOf('keptOrder')).toEqual(['kept', 'order'])
    expect(partsOf('HTMLTold-now_SEAL')).toEqual(['html', 'told', 'now', 'seal'])
  })
})
