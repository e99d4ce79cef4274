import { describe, expect, it } from 'vitest'
import { cutAnswer, jsonBytes, type ToolPlace } from './cut-answer.ts'

const paragraphs = Array.from({ length: 400 }, (_, at) => ({ n: at, texto: 'ñandú "é" '.repeat(30) }))
const maxBytes = 5000

/** Everything of one field, asked for until nothing is left. */
function readAll(answer: object, campo: string): unknown[] {
  const parts: unknown[] = []
  let from: ToolPlace | null = null
  do {
    const { output, rest } = cutAnswer(answer, maxBytes, from)
    expect(jsonBytes(output)).toBeLessThanOrEqual(maxBytes)
    parts.push(output[campo])
    from = rest.find((place) => place.campo === campo) ?? null
  } while (from !== null)
  return parts
}

describe('cutAnswer', () => {
  it('leaves alone what fits', () => {
    expect(cutAnswer({ a: [1, 2], b: 'x' }, maxBytes, null)).toEqual({ output: { a: [1, 2], b: 'x' }, rest: [] })
  })

  it('gives a long list in parts, each item once', () => {
    expect(readAll({ total: 400, paragraphs }, 'paragraphs').flat()).toEqual(paragraphs)
  })

  it('gives a long text in parts, without splitting a character', () => {
    const texto = 'Artículo 1.\n«ñ» 🏛️ '.repeat(2000)
    const parts = readAll({ texto, etiqueta: 'art. 1' }, 'texto')
    expect(parts.length).toBeGreaterThan(3)
    expect(parts.join('')).toBe(texto)
    for (const part of parts) expect(String(part).isWellFormed()).toBe(true)
  })

  it('names each list it ended', () => {
    const { output, rest } = cutAnswer({ a: paragraphs, b: paragraphs }, maxBytes, null)
    expect(rest.map(({ campo }) => campo).sort()).toEqual(['a', 'b'])
    expect(jsonBytes(output)).toBeLessThanOrEqual(maxBytes)
    const next = cutAnswer({ a: paragraphs, b: paragraphs }, maxBytes, { campo: 'b', desde: 399 })
    expect(next.output).toEqual({ a: [], b: paragraphs.slice(399) })
  })

  it('shortens an item that is longer than an answer, and goes on behind it', () => {
    const long = { n: 0, texto: 'palabra '.repeat(10_000) }
    const { output, rest } = cutAnswer({ items: [long, { n: 1, texto: 'corta' }] }, maxBytes, null)
    expect(JSON.stringify(output)).toContain('…')
    expect(jsonBytes(output)).toBeLessThanOrEqual(maxBytes)
    expect(rest).toEqual([{ campo: 'items', desde: 1 }])
  })

  it.each([[{ campo: 'nada', desde: 3 }], [{ campo: '__proto__', desde: 0 }], [{ campo: 'items', desde: 9_000_000 }]])(
    'answers nothing more from %j',
    (from) => {
      expect(cutAnswer({ items: [1, 2] }, maxBytes, from)).toEqual({ output: { items: [] }, rest: [] })
    },
  )
})
