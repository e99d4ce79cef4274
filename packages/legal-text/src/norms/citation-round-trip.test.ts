import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idNormaOf, listArticles } from './catalogue/catalogue-table.ts'
import { findNormCitations } from './find-norm-citations.ts'
import { normLabel } from './norm-key.ts'

const norms = ['CC', 'CP', 'CPC', 'CPP', 'CT', 'COT', 'ley-19880', 'ley-19496', 'ley-20720', 'DL-3500', 'DFL-29-2004-hacienda'] as const
const articlesOf = new Map(norms.map((key) => [key, listArticles(idNormaOf(key) ?? 0).filter((article) => /^\d/u.test(article))]))
const nameOf = (key: string): string => (key === 'DFL-29-2004-hacienda' ? 'DFL N° 29, de 2004, del Ministerio de Hacienda' : normLabel(key))
const ofNorm = (key: string): string => `${key.startsWith('ley') ? 'de la' : 'del'} ${nameOf(key)}`
const withPoints = (article: string): string => article.replace(/^(\d)(\d{3})/u, '$1.$2')

const place = fc
  .constantFrom(...norms)
  .chain((key) => fc.record({ key: fc.constant(key), article: fc.constantFrom(...(articlesOf.get(key) ?? [])) }))
const styles = fc.constantFrom(
  ({ key, article }: { key: string; article: string }) => `el artículo ${article} ${ofNorm(key)} dispone`,
  ({ key, article }: { key: string; article: string }) =>
    // Between capitals «183 O DEL» holds a word.
    `${/ [OY]$/u.test(article) ? 'El artículo' : 'EL ARTÍCULO'} ${article} ${ofNorm(key)}, SE RESUELVE`,
  ({ key, article }: { key: string; article: string }) => `según el art. ${withPoints(article)} ${ofNorm(key)}`,
  ({ key, article }: { key: string; article: string }) => `${nameOf(key)}, artículo ${article}.`,
)
const subdivision = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map((n) => ({ written: ` N° ${n}`, read: { numeral: String(n) } })),
  fc.integer({ min: 1, max: 12 }).map((n) => ({ written: ` inciso ${n}°`, read: { inciso: String(n) } })),
  fc.constantFrom('a', 'b', 'c', 'd', 'ñ').map((l) => ({ written: ` letra ${l})`, read: { letra: l } })),
)

describe('written and read again', () => {
  it('any article of a norm, in any style', () => {
    fc.assert(
      fc.property(place, styles, (cited, write) => {
        expect(findNormCitations(write(cited)).map(({ key }) => key)).toEqual([`${cited.key}:${cited.article}`])
      }),
      { numRuns: 500 },
    )
  })

  it('numeral, inciso and letter', () => {
    fc.assert(
      fc.property(place, subdivision, ({ key, article }, { written, read }) => {
        expect(findNormCitations(`el artículo ${article}${written} ${ofNorm(key)}`)).toMatchObject([
          { key: `${key}:${article}`, subdivisions: [read] },
        ])
      }),
      { numRuns: 300 },
    )
  })

  it('a list of articles of one norm', () => {
    const list = fc.constantFrom('CC', 'CPC', 'CPP').chain((key) =>
      fc.record({
        key: fc.constant(key),
        articles: fc.uniqueArray(fc.constantFrom(...(articlesOf.get(key) ?? []).filter((a) => /^\d+$/u.test(a))), {
          minLength: 2,
          maxLength: 8,
        }),
      }),
    )
    fc.assert(
      fc.property(list, ({ key, articles }) => {
        const written = `los artículos ${articles.slice(0, -1).join(', ')} y ${articles.at(-1)} ${ofNorm(key)}`
        expect(findNormCitations(written).map((each) => each.key)).toEqual(articles.map((article) => `${key}:${article}`))
      }),
      { numRuns: 300 },
    )
  })
})

const seeds = [
  'artículos 160 N° 7, 162 inciso 5° y 168 letra a) del Código del Trabajo; 144 y 170 del C.P.C., todos en relación con el 19 N° 3',
  'inciso segundo del artículo 19 N° 24 de la Constitución y el artículo 5 transitorio de la misma ley',
  'ley 19070 art/32 inc/3, dfl 29/2004 hacie art/147 inc/3, dl 3500/80 art/17',
  'disposición cuarta transitoria; los artículos trescientos noventa y uno y 456 bis A del mismo cuerpo legal',
  'artículo 129 bis 12 A del Código de Aguas, D.F.L. N° 1-19.653, de 2000, y leyes N° 19.300, 19.880 y 20.417',
  'el art culo 1556 del C digo Civil, art(cid:237)culo 10(cid:176) de la Ley N(cid:176) 19.880',
]

describe('hostile text', () => {
  it('is read without a throw after any mutation, and every place stands in the text', () => {
    const edit = fc.record({
      at: fc.nat(),
      cut: fc.nat({ max: 4 }),
      put: fc.oneof(
        fc.constantFrom('', ' ', '\n', '°', ',', ' y ', 'art. ', 'N° ', '(cid:', '-\n', 'artículos ', ' del '),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
    })
    fc.assert(
      fc.property(fc.constantFrom(...seeds), fc.array(edit, { maxLength: 12 }), (seed, edits) => {
        let text = seed
        for (const { at, cut, put } of edits) {
          const from = at % (text.length + 1)
          text = text.slice(0, from) + put + text.slice(from + cut)
        }
        for (const { from, to, text: quoted, confidence } of findNormCitations(text)) {
          expect(text.slice(from, to)).toBe(quoted)
          expect(to).toBeGreaterThan(from)
          expect(confidence).toBeGreaterThan(0)
          expect(confidence).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 1500 },
    )
  })

  it.each([
    ['blanks', (copies: number) => `artículo 5${' '.repeat(copies * 40)}del Código Civil`],
    ['line breaks behind «ley»', (copies: number) => `ley${'\n'.repeat(copies * 40)}19.880`],
    ['the opening of an article', (copies: number) => 'artículos '.repeat(copies * 5)],
    ['a list that never ends', (copies: number) => `artículos ${'1, '.repeat(copies * 15)}`],
    ['subdivisions', (copies: number) => `artículo 1 ${'letra a) N° 1 inciso 2 '.repeat(copies * 3)}`],
    [
      'subdivisions before an article',
      (copies: number) => `${'letra a) del N° 1 del inciso 2 '.repeat(copies * 2)}del artículo 3 del Código Civil`,
    ],
    ['back references', (copies: number) => `Ley 19.880 ${'artículo 3 del mismo Código '.repeat(copies * 2)}`],
    ['norms without an article', (copies: number) => 'Código Civil, Ley N° 19.880; '.repeat(copies * 2)],
    ['ambiguous acronyms', (copies: number) => 'art. 3 CT '.repeat(copies * 4)],
    ['words of numbers', (copies: number) => `artículo ${'mil cien y '.repeat(copies * 4)}`],
    ['letters', (copies: number) => `disposicion ${'a'.repeat(copies * 40)}`],
    ['hyphens and broken glyphs', (copies: number) => 'art(cid:237)culo códi-\ngo '.repeat(copies * 2)],
  ])('takes time linear in %s', (_name, repeat) => {
    const time = (copies: number): number => cpuMillis(() => void findNormCitations(repeat(copies)))
    time(20)
    const short = Math.min(time(250), time(250))
    expect(Math.min(time(2_500), time(2_500))).toBeLessThan(40 * Math.max(short, 2))
  })
})
