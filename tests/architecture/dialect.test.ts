import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, sourceFiles } from './tracked-files.ts'

const files = sourceFiles().map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const matches = (pattern: RegExp, among = files): string[] =>
  among.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`))

/** One dialect (docs/decisions/0026-one-dialect.md). Biome checks the rest. */
describe('every file', () => {
  it('declares exported functions with function', () => {
    expect(matches(/^export const \w+ = (?:async )?(?:<[^>]*>)?\([^;{}]*\)(?:: [^=]+)? =>/gm)).toEqual([])
  })

  it('marks private members with #', () => {
    // A constructor cannot be named with #.
    expect(matches(/^\s+private (?!constructor)\w+/gm)).toEqual([])
  })

  it('does not pack object literals with spreads', () => {
    expect(matches(/\.\.\.\{ /g)).toEqual([])
  })

  it('names booleans is and has, and nothing else', () => {
    const declared = /(?:function|const) ((?:is|has)[A-Z]\w*)\s*(?:=\s*)?(?:async )?(?:<[^>]*>)?\([^)]*\): ([^={]+?)\s*(?:=>|\{)/g
    const answers = files.flatMap(({ file, text }) => [...text.matchAll(declared)].map(([, name, type = '']) => ({ file, name, type })))
    expect(answers.length).toBeGreaterThan(100)
    const others = answers.filter(
      ({ type }) => !/^(?:Promise<boolean>|boolean|\w+ is\b.*|asserts .+|\([^)]*\) => (?:boolean|\w+ is .+))$/.test(type.trim()),
    )
    expect(others.map(({ file, name, type }) => `${file}: ${name} answers ${type}`)).toEqual([])
  })

  it('has one boolean vocabulary', () => {
    const places = files.filter(({ file }) => /^packages\/(engine|search)\/src\/(model|ports|match|query\/formal)\//.test(file))
    expect(places.length).toBeGreaterThan(20)
    expect(matches(/\b(?:allOf|anyOf|noneOf)\b|kind: '(?:every|some|none|without)'/g, places)).toEqual([])
  })
})
