import { buildRuling, buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { linePassage } from './line-passage.ts'

const article = 'artículo 140 del Código Procesal Penal'
const placeIn = (anchor: string, text: string): { anchor: string; from: number; to: number } => {
  const from = text.indexOf(article)
  return { anchor, from, to: from + article.length }
}

it('a passage is of the operative part where only a party names the article before', () => {
  const operative = `Con lo anterior se tienen por acreditados los presupuestos del ${article}, y se confirma la resolución.`
  const sections = buildSections([`Segundo: Que la defensa cuestiona los presupuestos del ${article}.`]).map((section) =>
    section.kind === 'resolutiva'
      ? { ...section, paragraphs: section.paragraphs.slice(0, 1).map((each) => ({ ...each, text: operative })) }
      : section,
  )
  const { sections: built } = buildRuling({ sections })
  const places = built.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ anchor, text }) => (text.includes(article) ? [placeIn(anchor, text)] : [])),
  )
  expect(places).toHaveLength(2)
  const passage = linePassage({ sections: built }, places)
  expect(passage?.texto).toContain('se tienen por acreditados')
  expect(passage?.voz).toBeUndefined()
})
