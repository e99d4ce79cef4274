import { describe, expect, it } from 'vitest'
import { Rng } from '../random/rng.ts'
import { parseBlocks } from './parse-blocks.ts'
import { afterQue, renderBlock } from './sentences.ts'
import { compileTemplate, renderTemplate, type Voice } from './template.ts'

const voice = (phrases: string[] = []): Voice => ({
  wording: new Rng(1),
  slot: (name) => `«${name}»`,
  feminine: (who) => who === 'a',
  chooseWording: () => 0,
  norm: (reference) => `artículo de ${reference}`,
  phrase: (words) => phrases.push(words),
})

describe('templates', () => {
  it('fills slots, gender, norms and alternatives, nested too', () => {
    const text = renderTemplate(compileTemplate('{a:El actor|La actora} de {ciudad} [invocó [el {n:CT:161}]|x {b:o|a}].'), voice())
    expect(['La actora de «ciudad» invocó el artículo de CT:161.', 'La actora de «ciudad» x o.']).toContain(text)
  })

  it('allows an empty alternative and keeps marked phrases', () => {
    const phrases: string[] = []
    const text = renderTemplate(compileTemplate('Esta Corte <[comparte|comparte]> lo dicho[|].'), voice(phrases))
    expect(text).toBe('Esta Corte comparte lo dicho.')
    expect(phrases).toEqual(['comparte'])
  })

  it.each(['{sin cierre', '[a|b', 'a]b', '{z:o|a}'])('refuses «%s»', (source) => {
    expect(() => compileTemplate(source)).toThrow()
  })
})

describe('blocks in text', () => {
  const source = '@facts uno CT:7\nA.\nB.\nC.\nD.\n\n? E.\nF.\nG.\nH.\n@law dos\nI.\nJ.\nK.\nL.\n'

  it('reads sections, ids, norms and optional sentences', () => {
    const book = parseBlocks(source)
    expect(book.get('facts')).toEqual([
      {
        id: 'uno',
        sentences: [
          ['A.', 'B.', 'C.', 'D.'],
          ['E.', 'F.', 'G.', 'H.'],
        ],
        norms: ['CT:7'],
        optional: [1],
      },
    ])
    expect(book.get('law')?.[0]?.id).toBe('dos')
  })

  it('refuses a sentence with three wordings and a repeated id', () => {
    expect(() => parseBlocks('@facts uno\nA.\nB.\nC.\n')).toThrow('at least four')
    expect(() => parseBlocks(`${source}${source}`)).toThrow('twice')
  })

  it('sometimes leaves optional sentences out, never the others', () => {
    const [block] = parseBlocks(source).get('facts') ?? []
    if (block === undefined) throw new Error('no block')
    const lengths = new Set(
      Array.from({ length: 50 }, (_, seed) => renderBlock(block, { ...voice(), wording: new Rng(seed) }).split(' ').length),
    )
    expect([...lengths].sort()).toEqual([1, 2])
  })
})

describe('after «Que,»', () => {
  it('lowers ordinary words and keeps names', () => {
    expect(afterQue('El actor')).toBe('el actor')
    expect(afterQue('Carabineros detuvo')).toBe('Carabineros detuvo')
    expect(afterQue('AFP Horizonte')).toBe('AFP Horizonte')
  })
})
