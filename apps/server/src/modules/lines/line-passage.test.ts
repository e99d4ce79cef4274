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

it('a passage is of the reasons where a title and the list of norms before the decision name the article too', () => {
  const sections = buildSections([
    `Segundo: Que no se reúnen los presupuestos del ${article}, pues nada se probó.`,
    `EN CUANTO AL ${article.toUpperCase()}`,
    `Cuarto: Que nada más hay que decir. Y visto lo dispuesto en los artículos 3, 5 y 7 de la ley y en el ${article}.`,
  ])
  const { sections: built } = buildRuling({ sections })
  const places = built.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ anchor, text }) => {
      const from = text.toLowerCase().indexOf(article.toLowerCase())
      return from < 0 ? [] : [{ anchor, from, to: from + article.length }]
    }),
  )
  expect(places).toHaveLength(3)
  expect(linePassage({ sections: built }, places)?.texto).toContain('no se reúnen los presupuestos')
})
