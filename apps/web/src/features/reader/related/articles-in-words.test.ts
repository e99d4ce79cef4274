import { expect, it } from 'vitest'
import { articlesInWords } from './articles-in-words.ts'

it('names the articles both rulings cite', () => {
  const articles = [{ etiqueta: 'art. 161 Código del Trabajo' }, { etiqueta: 'art. 168 Código del Trabajo' }]
  expect(articlesInWords(articles.slice(0, 1))).toBe('ambas citan art. 161 Código del Trabajo')
  expect(articlesInWords(articles)).toBe('ambas citan art. 161 Código del Trabajo y art. 168 Código del Trabajo')
})
