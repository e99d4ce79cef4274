import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { expect, it } from 'vitest'
import { demoNorms } from '../norms.ts'
import { parseReference } from '../text/norm-forms.ts'
import { references } from './wordings.fixture.ts'

const norms = 'norms/norms_core.jsonl.gz'

interface RealNorm {
  readonly idNorma: number
  /** The norm that restates this one: citations of the law use its numbering. */
  readonly refundidoEn?: number
  readonly articulos: readonly { readonly numero: string | null }[]
}

const readArticles = (): ReadonlyMap<number, ReadonlySet<string | null>> => {
  const read = gunzipSync(readFileSync(join(realFiles, norms)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RealNorm)
  const own = new Map(read.map(({ idNorma, articulos }) => [idNorma, articulos.map(({ numero }) => numero)]))
  return new Map(
    read.map(({ idNorma, refundidoEn }) => [idNorma, new Set([...(own.get(idNorma) ?? []), ...(own.get(refundidoEn ?? -1) ?? [])])]),
  )
}

describeRealFiles('norms against the official corpus of laws', [norms], () => {
  it('carry its identifiers and exist with the cited article', () => {
    const articles = readArticles()
    const missing = references.filter((reference) => {
      const { code, article } = parseReference(reference)
      const known = articles.get(demoNorms[code]?.idNorma ?? -1)
      return article !== null && known !== undefined && known.size > 30 && !known.has(article) && !known.has(article.replace('-', ' '))
    })
    expect(missing).toEqual([])
  })
})
