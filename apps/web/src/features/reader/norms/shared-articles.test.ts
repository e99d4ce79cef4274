import { expect, it } from 'vitest'
import { sharedArticlesMessage } from './shared-articles.ts'

it('names the articles both rulings cite, each norm once', () => {
  const articles = [
    { clave: 'CT:168', etiqueta: 'art. 168 Código del Trabajo' },
    { clave: 'ley-19968', etiqueta: 'Ley N° 19.968' },
    { clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' },
  ]
  expect(sharedArticlesMessage(articles.slice(0, 1))).toBe('ambas citan art. 168 Código del Trabajo')
  expect(sharedArticlesMessage(articles)).toBe('ambas citan arts. 161 y 168 Código del Trabajo y Ley N° 19.968')
})
