import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitLines } from './split-lines.ts'

const lines = async (text: string, size: number, maxLineBytes = 10_000) => {
  const bytes = Buffer.from(text)
  const chunks = (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  })()
  return (await Array.fromAsync(splitLines(chunks, { startOffset: 0, maxLineBytes }))).map((line) => ({
    ...line,
    text: Buffer.from(line.bytes).toString('utf8'),
  }))
}

describe('splitLines', () => {
  it('yields every line with its offsets, however the bytes are chunked', async () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', '{', '"') })
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 9 }), async (given, size) => {
        const text = given.map((item) => `${item}\n`).join('')
        const found = await lines(text, size)
        expect(found.map((item) => item.text)).toEqual(given)
        const bytes = Buffer.from(text)
        for (const { offset, nextOffset, text: read } of found) expect(bytes.subarray(offset, nextOffset).toString()).toBe(`${read}\n`)
      }),
    )
  })

  it('marks a last line without its end', async () => {
    expect((await lines('uno\ndos', 3)).map(({ text, terminated }) => [text, terminated])).toEqual([
      ['uno', true],
      ['dos', false],
    ])
  })

  it('does not keep a line above the limit', async () => {
    const found = await lines(`corta\n${'x'.repeat(50)}\notra\n`, 7, 20)
    expect(found.map(({ text, tooLarge }) => [text, tooLarge])).toEqual([
      ['corta', false],
      ['', true],
      ['otra', false],
    ])
  })
})
