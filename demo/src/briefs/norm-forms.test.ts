import { expect, it } from 'vitest'
import { Rng } from '../random/rng.ts'
import { articleForm } from './norm-forms.ts'
import { firstWordings } from './wordings/first-wordings.ts'

const norm = { name: 'Código de Aguas', law: null, usualNames: [], acronyms: [], articles: ['5'] }

const formsOf = (oneArticle: readonly string[]): Set<string> => {
  const rng = new Rng('articles')
  const wordings = { ...firstWordings, normFirst: [], parts: ['inciso segundo'], oneArticle }
  return new Set(Array.from({ length: 40 }, () => articleForm(norm, '5', rng, wordings).bare))
}

it('names one part of an article', () => {
  expect(formsOf(['inciso primero del artículo {a}'])).toEqual(new Set(['inciso primero del artículo 5 del Código de Aguas']))
  expect(formsOf(['N° 2 del art. {a}'])).toEqual(new Set(['N° 2 del art. 5 del Código de Aguas']))
})

it('names a part behind an article whose form names none', () => {
  for (const form of ['artículo N° {a}', 'tenor literal del artículo {a}'])
    expect([...formsOf([form])].join()).toContain('5 inciso segundo')
})
