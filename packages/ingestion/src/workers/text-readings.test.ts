import { buildRuling, buildSections } from '@basejuris/testkit/build-ruling'
import { describe, expect, it } from 'vitest'
import { extractCitations } from '../citations/extract-citations.ts'
import { readRelations } from '../citations/read-relations.ts'
import { condense, hashOfText, readText, unpack } from '../citations/text-reading.ts'
import { TextReadings } from './text-readings.ts'

const ruling = buildRuling({
  court: 'Corte Suprema',
  sections: buildSections([
    'Primero: Que la recurrente alega que la Ley N° 19.880 fue infringida. Agrega que en el rol N° 123-2019 de la Corte Suprema se acogió lo mismo.',
    'Segundo: Que esta Corte comparte el criterio de la sentencia rol N° 456-2018 de la Corte Suprema, sobre el artículo 41 de la misma ley.',
  ]),
})
const readingOf = (text: string) => condense(buildSections([text]), readText(buildSections([text])))

describe('what was read of a text', () => {
  it('gives the same relations as the text read anew', async () => {
    const reading = condense(ruling.sections, readText(ruling.sections))
    expect(reading.spoken.length).toBeGreaterThan(0)
    expect(await extractCitations(ruling, unpack(ruling.sections, reading))).toEqual(await extractCitations(ruling))
    expect(await readRelations([{ ruling, reading }])).toEqual(await readRelations([{ ruling, reading: null }]))
  })

  it('names a norm by what another section calls it', async () => {
    const { norms } = await extractCitations(ruling)
    expect(norms.map(({ key }) => key)).toEqual(['ley-19880:41'])
  })

  it('places a norm that goes on in the next paragraph in the first', async () => {
    const [section] = buildSections(['']).slice(1)
    const paragraphs = ['rige el artículo 7 del Código', 'Penal, y nada más'].map((text, at) => ({ anchor: `p${at + 1}`, text }))
    const { norms } = await extractCitations({ ...ruling, sections: section === undefined ? [] : [{ ...section, paragraphs }] })
    expect(norms).toEqual([{ key: 'CP:7', idNorma: 1984, places: [{ anchor: 'p1', from: 8, to: 29 }] }])
  })

  it('has another hash where the text, an anchor or its division differs', () => {
    const [first, ...rest] = ruling.sections
    if (first === undefined) throw new Error('no section')
    const [paragraph = { anchor: '', text: '' }] = first.paragraphs
    const others = [
      rest,
      [{ ...first, paragraphs: [{ ...paragraph, text: `${paragraph.text}.` }] }, ...rest],
      [{ ...first, paragraphs: [{ ...paragraph, anchor: 'p99' }] }, ...rest],
      [{ ...first, kind: 'voto' as const }, ...rest],
    ]
    expect(new Set([ruling.sections, ...others].map(hashOfText)).size).toBe(others.length + 1)
  })
})

describe('TextReadings', () => {
  it('gives each reading once', () => {
    const readings = new TextReadings()
    const reading = readingOf('Primero: Que rige la Ley N° 19.880.')
    readings.add('a', reading)
    expect(readings.take('a')).toBe(reading)
    expect(readings.take('a')).toBeNull()
  })

  it('evicts the oldest beyond its size', () => {
    const reading = readingOf('Primero: Que rige la Ley N° 19.880.')
    const readings = new TextReadings(500)
    for (const hash of ['a', 'b', 'a', 'c', 'd']) readings.add(hash, reading)
    expect(['a', 'b', 'c', 'd'].filter((hash) => readings.take(hash) !== null)).toEqual(['c', 'd'])
  })
})
