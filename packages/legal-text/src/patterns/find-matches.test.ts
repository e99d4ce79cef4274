import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMatches } from './find-matches.ts'
import { foldedSigns, foldSigns } from './fold-signs.ts'
import { mayMatch } from './may-match.ts'
import { requiredRuns } from './required-runs.ts'

describe('the folded signs', () => {
  it('are the same for signs that match each other in some case', () => {
    const every = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join('')
    for (let code = 0; code < 0x100; code++) {
      const pattern = new RegExp(String.raw`\u00${code.toString(16).padStart(2, '0')}`, 'giu')
      for (const { index } of every.matchAll(pattern)) expect(foldedSigns[index]).toBe(foldedSigns[code])
    }
  })

  it('keep the length', () => {
    expect(foldSigns('Artículo\t19 Nº 𝒜')).toBe('articulo 00 n\x7f \x7f\x7f')
  })
})

describe('the runs that a match requires', () => {
  it.each([
    [/recurso/u, [['recurso']]],
    [/c[oó]digos?/u, [['codigos', 'codigo']]],
    [/(?:19|20)\d\d/u, [['0000']]],
    [/(?<=art\.)\s+\d/u, [['art.'], [' '], [' 0']]],
    [/acog(?=ida)(?!s)/u, [['acog'], ['ida']]],
    [/ley(?:es)?|decreto/u, [['ley', 'leyes', 'decreto']]],
    [/sala\s*(?:primera|\p{L}+)/u, [['sala']]],
    [/(?<name>a|b)?\p{L}*/u, []],
  ] as const)('are read from %s', (pattern, runs) => {
    const found = requiredRuns(pattern)
    for (const run of runs) expect(found.map((each) => [...each].sort())).toContainEqual([...run].sort())
    if (runs.length === 0) expect(found).toEqual([])
  })

  it('are none where a pattern has signs that are not read', () => {
    expect(requiredRuns(/caso\u{1f600}/u)).toEqual([])
  })
})

const sign = fc.constantFrom(
  'a',
  'B',
  'ó',
  'ñ',
  '1',
  ' ',
  String.raw`\d`,
  String.raw`\s`,
  String.raw`\p{L}`,
  String.raw`\b`,
  '.',
  '[aá]',
  '[^a]',
  '[a-c]',
  '[1-9]',
)
const repeat = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{1,2}', '{0,1}?', '{2,}')
const opening = fc.constantFrom('(?:', '(', '(?<g>', '(?=', '(?!', '(?<=', '(?<!')
const repeatOfGroup = fc.constantFrom('', '', '?', '{2}')

/** Groups take no `*` or `+`, beside which a pattern may take for ever. */
const patternsOf = (part: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .array(
      fc.array(part, { maxLength: 3 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => all.join('|'))
const groupsOf = (inner: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(opening, inner, repeatOfGroup).map(([open, source, times]) => `${open}${source})${/[=!]$/u.test(open) ? '' : times}`)
const signs = fc.tuple(sign, repeat).map(([each, times]) => (each === String.raw`\b` ? each : each + times))
const patterns = patternsOf(fc.oneof(signs, groupsOf(patternsOf(fc.oneof(signs, groupsOf(patternsOf(signs)))))))
const texts = fc.string({ unit: fc.constantFrom(...'aAbBcóÓñÑá12 \u00a0.\u212a𝒜'), maxLength: 10 })

describe('finding the matches of a pattern', () => {
  it('finds the same as trying it', () => {
    fc.assert(
      fc.property(patterns, fc.constantFrom('gu', 'giu'), texts, (source, flags, text) => {
        const pattern = compile(source, flags)
        fc.pre(pattern !== null)
        const tried = [...text.matchAll(pattern)]
        expect(findMatches(text, pattern)).toEqual(tried)
      }),
      { numRuns: 500 },
    )
  })

  it('tries no pattern that cannot match, and reads each text anew', () => {
    const pattern = /(?<!\p{L})recursos?\s+de\s+(?:protecci[oó]n|amparo)/giu
    expect(mayMatch(pattern, 'recurso de casación en la forma')).toBe(false)
    expect(mayMatch(pattern, 'RECURSO  DE PROTECCIÓN')).toBe(true)
    expect(findMatches('RECURSO DE PROTECCIÓN y recursos de amparo', pattern)).toHaveLength(2)
  })

  it('takes global patterns alone', () => {
    expect(() => findMatches('caso', /caso/u)).toThrow('not global')
  })
})

/** A group may not have its name twice. */
const compile = (source: string, flags: string): RegExp | null => {
  try {
    return new RegExp(source, flags)
  } catch {
    return null
  }
}
