import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findArticlePart } from './article-parts.ts'
import { canonicalArticle } from './canonical-article.ts'
import { findNormCitations } from './find-norm-citations.ts'

const partOf = (text: string) =>
  findNormCitations(text).map(({ idNorma, article }) => (idNorma === null || article === null ? null : findArticlePart(idNorma, article)))

describe('findArticlePart', () => {
  it('knows the part of an article as citations name it', () => {
    expect(partOf('artículo 161 del Código del Trabajo')).toEqual([8512018])
    expect(partOf('artículo 373 del Código Procesal Penal')).toEqual([8646956])
    expect(partOf('artículo 2314 del Código Civil')).toEqual([expect.any(Number)])
    expect(partOf('artículo 19 de la Constitución')).toEqual([8563487])
    expect(partOf('artículo 132 del Código Tributario')).toEqual([8573475])
  })

  it('distinguishes a transitory article from the one of the same number, and never guesses', () => {
    expect(findArticlePart(207436, '1 transitorio')).not.toBe(findArticlePart(207436, '1'))
    expect(findArticlePart(207436, '9999')).toBeNull()
    expect(findArticlePart(1, '1')).toBeNull()
  })

  it('holds canonical article numbers, each once, and no part twice in a norm', () => {
    const lines = readFileSync(join(import.meta.dirname, 'article-parts.tsv'), 'utf8')
      .trim()
      .split('\n')
    for (const line of lines) {
      const parts = line.split('\t').slice(1)
      expect(parts.every((part) => /^(?:\d{1,4}|único|final)[^=]*=\d{6,9}$/u.test(part))).toBe(true)
      const articles = parts.map((part) => part.split('=')[0] as string)
      expect(articles.map((article) => canonicalArticle(article))).toEqual(articles)
      expect(new Set(articles).size).toBe(articles.length)
      expect(new Set(parts.map((part) => part.split('=')[1])).size).toBe(parts.length)
    }
  })
})
