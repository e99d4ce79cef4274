import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listProjectFiles, root } from './tracked-files.ts'

const places = /^(?:apps\/(?:web|server|cli)|packages\/(?:contract|domain|assistant|documents))\/src\/.*(?<!\.test)\.tsx?$/
const sources = listProjectFiles().filter((file) => places.test(file))

const line = /Never shown to people:[\s\S]*?\n\n/.exec(readFileSync(join(root, 'docs/vocabulary.md'), 'utf8'))?.[0] ?? ''
const never = [...line.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)

/** Keys of the contract, such as `no_calza`, and identifiers are not shown. */
const strings = (code: string): string[] =>
  (code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g) ?? []).filter((text) => text.includes(' '))

it('stilted words of docs/vocabulary.md are shown nowhere', () => {
  expect(never.length).toBeGreaterThan(10)
  expect(sources.length).toBeGreaterThan(1000)
  const shown = new RegExp(`(?<![\\p{L}_])(?:${never.join('|')})(?![\\p{L}_])`, 'iu')
  const found = sources.flatMap((file) =>
    strings(readFileSync(join(root, file), 'utf8')).flatMap((text) => (shown.test(text) ? [`${file}: ${text.trim().slice(0, 120)}`] : [])),
  )
  expect(found).toEqual([])
})
