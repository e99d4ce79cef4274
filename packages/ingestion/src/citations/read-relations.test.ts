import { buildRuling, buildSections } from '@basejuris/testkit/build-ruling'
import { describe, expect, it } from 'vitest'
import { extractCitations } from './extract-citations.ts'
import { readRelations } from './read-relations.ts'
import { readText } from './text-reading.ts'

const ruling = buildRuling({
  court: 'Corte Suprema',
  sections: buildSections([
    'Primero: Que la recurrente alega que la Ley N° 19.880 fue infringida. Agrega que en el rol N° 123-2019 de la Corte Suprema se acogió lo mismo.',
    'Segundo: Que esta Corte comparte el criterio de la sentencia rol N° 456-2018 de la Corte Suprema, sobre el artículo 41 de la misma ley.',
  ]),
})

describe('relations of a ruling', () => {
  it('are the same with what was read of its text before', async () => {
    const read = readText(ruling.sections)
    expect(read.spoken.size).toBeGreaterThan(0)
    expect(await readRelations(ruling, read)).toEqual(await readRelations(ruling))
  })

  it('name a norm by what another section calls it', async () => {
    const { norms } = await extractCitations(ruling)
    expect(norms.map(({ key }) => key)).toEqual(['ley-19880:41'])
  })

  it('place a norm that goes on in the next paragraph in the first', async () => {
    const [section] = buildSections(['']).slice(1)
    const paragraphs = ['rige el artículo 7 del Código', 'Penal, y nada más'].map((text, at) => ({ anchor: `p${at + 1}`, text }))
    const { norms } = await extractCitations({ ...ruling, sections: section === undefined ? [] : [{ ...section, paragraphs }] })
    expect(norms).toEqual([{ key: 'CP:7', idNorma: 1984, places: [{ anchor: 'p1', from: 8, to: 29 }] }])
  })
})
