import type { Page } from '@playwright/test'
import { contraryHref } from '../../apps/web/src/features/reader/contrary-words.ts'
import { expect, test } from './own-server.ts'
import { findPhrase, onlyOne, type RealRecord, rarestWords, readRealRecords, realBatch, realFilesPresent } from './real-records.ts'

interface Found {
  readonly docId: string
  readonly idSentence: string
  readonly resultado: string
  readonly url: string
  readonly motivos: readonly string[]
  readonly fragmentos: readonly { readonly texto: string; readonly ancla: string }[]
  readonly contrario?: { readonly articulo: { readonly clave: string }; readonly total: number; readonly contrariasFavorecen: string }
  readonly favorece?: string
}
interface Read {
  readonly secciones: readonly {
    readonly ancla: string
    readonly parrafos: readonly { readonly ancla: string; readonly texto: string }[]
  }[]
  readonly normas: readonly { readonly clave: string }[]
}

const post = async <T>({ request }: Page, path: string, data: object): Promise<T> =>
  (await (await request.post(path, { data })).json()).data
const find = async (page: Page, consulta: string): Promise<readonly Found[]> =>
  (await post<{ resultados: Found[] }>(page, '/v1/search', { consulta, tamano: 20, agrupar: false })).resultados
const read = async (page: Page, docId: string): Promise<Read> =>
  (await post<{ sentencia: Read }>(page, '/v2/find-by-id', { docId })).sentencia
const open = (page: Page, query: string) => page.goto(`/resultados?q=${encodeURIComponent(query)}&agrupar=0`)
const plain = (text: string): string => text.replace(/\s+/gu, ' ')

/** Every passage is verbatim in its ruling, at an existing anchor. */
async function expectVerbatim(page: Page, results: readonly Found[]): Promise<void> {
  for (const { docId, fragmentos } of results) {
    const { secciones } = await read(page, docId)
    const text = secciones.flatMap(({ parrafos }) => parrafos.map(({ texto }) => texto)).join(' ')
    const anchors = secciones.flatMap(({ ancla, parrafos }) => [ancla, ...parrafos.map((paragraph) => paragraph.ancla)])
    for (const { texto, ancla } of fragmentos) {
      expect(text.includes(texto.replace(/^…/u, '').replace(/…$/u, ''))).toBe(true)
      expect(anchors).toContain(ancla)
    }
  }
}

test.describe('real rulings of a private set (REAL_FILES)', () => {
  // Texts of real rulings stay outside the project, so there is nothing to ask without them.
  test.skip(!realFilesPresent, 'the private set of real rulings is not there (REAL_FILES)')
  // All share one server.
  test.describe.configure({ mode: 'default' })

  let records: readonly RealRecord[] = []
  test.beforeAll(async ({ own }) => {
    test.setTimeout(240_000)
    records = readRealRecords()
    await own.operate('ingest', 'auto', realBatch)
  })

  test('a docket number with dots finds its ruling first', async ({ page }) => {
    const { rol, id } = onlyOne(
      records,
      (record) => record.rol.replace(/-.*/u, ''),
      (record) => /^\d{5,6}-20\d\d$/u.test(record.rol),
    )
    const [number = '', year = ''] = rol.split('-')
    const written = `Rol N° ${number.replace(/\B(?=(?:\d{3})+$)/gu, '.')}-${year}`
    const [first] = await find(page, written)
    expect(first?.idSentence).toBe(id)
    await open(page, written)
    const article = page.getByRole('article').first()
    await expect(article).toContainText('coincide rol')
    expect(await article.getByRole('link').first().getAttribute('href')).toContain(first?.docId)
  })

  test('half a caption finds its ruling first', async ({ page }) => {
    const half = ({ caption }: RealRecord): string => caption.split(/\/| con | contra /iu)[0]?.trim() ?? ''
    const { id, ...record } = onlyOne(records, half, (each) =>
      /\b(?:SPA|LTDA|LIMITADA|S\.?A\.?|BANCO|SOCIEDAD|INMOBILIARIA)\b/iu.test(half(each)),
    )
    const [first] = await find(page, half({ id, ...record }).toLowerCase())
    expect(first?.idSentence).toBe(id)
    expect(first?.motivos).toContain('coincide carátula')
  })

  test('an article finds the rulings that apply it, with the reason', async ({ page }) => {
    const cited = records.flatMap(({ id, articles }) => articles.map((one) => ({ ...one, id })))
    const { norm, article, id } = onlyOne(
      cited,
      (one) => `${one.norm} ${one.article}`,
      ({ norm: name }) => name.startsWith('CODIGO'),
    )
    const results = await find(page, `art. ${article} ${norm.toLowerCase()}`)
    expect(results.map(({ idSentence }) => idSentence)).toContain(id)
    for (const { motivos } of results) expect(motivos.some((reason) => reason.startsWith(`cita art. ${article} `))).toBe(true)
    await expectVerbatim(page, results.slice(0, 3))
  })

  test('a phrase opens its ruling at its considerando, verbatim', async ({ page }) => {
    const { record, number, phrase } = findPhrase(records)
    const results = await find(page, `"${phrase}"`)
    expect(results[0]?.idSentence).toBe(record.id)
    await expectVerbatim(page, results)
    await open(page, `"${phrase}"`)
    const first = page.getByRole('article').first()
    await expect(first).toContainText(`frase en c. ${number}°`)
    await first.locator(`a[href*="#c${number}"], a[href*="#p"]`).first().click()
    await expect(page).toHaveURL(/\/sentencia\?id=/u)
    const section = page.locator(`[id="c${number}"]`)
    expect(plain(await section.innerText()).includes(phrase)).toBe(true)
    await expect(section.locator('mark').first()).toBeInViewport()
  })

  test('a story finds its ruling among the first, and every passage is verbatim', async ({ page }) => {
    const long = onlyOne(
      records,
      ({ id }) => id,
      ({ lines }) => lines.join(' ').length > 6000,
    )
    const results = await find(page, rarestWords(records, long))
    expect(results.slice(0, 3).map(({ idSentence }) => idSentence)).toContain(long.id)
    await expectVerbatim(page, results.slice(0, 10))
  })

  test('opposite outcomes decided the same article the other way', async ({ page }) => {
    const asked = new Set(records.flatMap(({ articles }) => articles.map(({ norm, article }) => `art. ${article} ${norm.toLowerCase()}`)))
    let flagged: Found | undefined
    for (const query of asked) flagged ??= (await find(page, query)).find(({ contrario }) => contrario !== undefined)
    // Only articles decided both ways carry the mark. Not every part of the set has one.
    test.skip(flagged === undefined, 'no article of these rulings was decided both ways')
    const { docId, contrario, url } = flagged as Found
    for (const article of [{ articulo: contrario?.articulo.clave ?? '' }, {}]) {
      const answer = await page.request.get(`/v1/rulings/${docId}/contrast?${new URLSearchParams(article)}`)
      const found = (await answer.json()).data as { contrario: Found['contrario']; resultados: Found[] }
      expect(found.contrario).toEqual(contrario)
      expect(found.resultados.length).toBeGreaterThan(0)
      for (const other of found.resultados) expect(other.favorece).toBe(contrario?.contrariasFavorecen)
      for (const other of found.resultados)
        expect((await read(page, other.docId)).normas.map(({ clave }) => clave)).toContain(contrario?.articulo.clave)
    }
    await page.goto(contraryHref(url, contrario?.articulo.clave ?? ''))
    await expect(page.getByRole('heading', { name: `En sentido contrario ${contrario?.total ?? 0}` })).toBeVisible()
  })

  test('an empty answer names the missing word', async ({ page }) => {
    await open(page, 'zzzqqq dinosaurio')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos sentencias con esa búsqueda.')
    await expect(page.getByRole('row', { name: /zzzqqq/u })).toContainText('0')
  })
})
