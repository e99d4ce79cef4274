import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

const stretches = (text: string): number => text.match(/\S+/gu)?.length ?? 0

it('counts words between any white space', () => {
  for (let unit = 0; unit <= 0xffff; unit++) {
    const text = `a${String.fromCharCode(unit)}b`
    if (countWords(text) !== stretches(text)) expect.fail(`U+${unit.toString(16)}`)
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => countWords(text) === stretches(text)))
})
