// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { partsNaming } from './article-beside.ts'
import { openBeside } from './open-beside.ts'

const lawUrl = 'https://www.bcn.cl/leychile/navegar?idNorma=207436&idParte=161'
const article = `<a class="rd-ref" href="${lawUrl}" data-article="161" title="art. 161 Código del Trabajo (texto oficial, en otra pestaña)">artículo 161</a>`
const html =
  `<section class="rd-sec rd-considerando" id="c1" data-place="c. 1°"><div class="rd-tx"><p class="rd-account">Alega la actora.</p><p>${article}</p></div></section>` +
  `<section class="rd-sec rd-considerando" id="c2" data-place="c. 2°"><p>${article}</p><p>${article}</p></section>` +
  `<section class="rd-sec rd-considerando" id="c3" data-place="c. 3°"><p class="rd-other-voice">${article}</p></section>` +
  `<section class="rd-sec rd-considerando rd-vote" id="voto-c1" data-place="voto en contra, c. 1°"><p>${article}</p></section>` +
  '<a id="cited" class="rd-ref rd-ref-ruling" href="/sentencia?id=otra#c4">rol N° 5-2020</a>'

let root: HTMLElement
const panel = () => root.querySelector<HTMLElement>('.rd-beside')
beforeEach(() => {
  document.body.innerHTML = `<main data-doc="una" data-day="2021-03-04"><div class="rd-text">${html}</div></main>`
  root = document.querySelector('main') as HTMLElement
  for (const name of ['showPopover', 'hidePopover'] as const) HTMLElement.prototype[name] = () => {}
})
afterEach(() => vi.unstubAllGlobals())
const open = (link: Element | null) => openBeside(root, link as HTMLAnchorElement, new AbortController().signal)

it('an article is named by the court, not by a party, by evidence or in a vote', () => {
  expect(partsNaming(root, lawUrl).map(({ id }) => id)).toEqual(['c2'])
})

describe('beside the text', () => {
  it('a ruling is shown from its page, without ids that the text being read has too', async () => {
    const page =
      '<main><header class="rd-head"><h1>Pino con Sur</h1></header><div class="rd-text"><section id="c2"><a href="#c2">2°</a></section></div></main>'
    vi.stubGlobal('fetch', async () => new Response(page))
    await open(root.querySelector('#cited'))
    expect(panel()?.textContent).toContain('Pino con Sur')
    expect(document.querySelectorAll('#c2')).toHaveLength(1)
    expect(panel()?.querySelector('[data-anchor="c2"] a')?.getAttribute('href')).toBe('/sentencia?id=otra#c2')
    const links = [...(panel()?.querySelectorAll('.rd-beside-bar a') ?? [])].map((link) => link.getAttribute('href'))
    expect(links[1]).toBe('/sentencia/comparar?id=una&con=otra')
  })

  const others = [
    { docId: 'una', url: '/sentencia?id=una', caratulado: 'La misma', tribunal: 'Corte Suprema', numero: null },
    { docId: 'otra', url: '/sentencia?id=otra', caratulado: 'Pino con Sur', tribunal: 'Corte Suprema', numero: 'rol N° 5-2020' },
  ]
  const version = {
    desde: '2020-01-01',
    hasta: null,
    porEvento: false,
    fuente: 'Biblioteca del Congreso Nacional',
    obtenida: null,
    corresponde: true,
    aviso: null,
  }
  const text = {
    titulo: 'Artículo 161',
    articulo: '161',
    ruta: ['TITULO V DE LA TERMINACION'],
    derogado: false,
    parrafos: [{ texto: 'Art. 161. Todo farol alumbra.' }, { texto: 'De día se apaga.' }],
  }
  const law = {
    norma: { clave: 'CT' },
    articulo: '161',
    textos: [text],
    version,
    textoEn: null,
    advertencia: 'Este texto no reemplaza el texto oficial.',
  }
  const asked: string[] = []
  const answer = (article: unknown, resultados: unknown = others) =>
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      const data = path.startsWith('/v1/norms/') ? article : resultados === null ? null : { resultados }
      return data === null ? Response.json({ code: 'internal', message: '' }, { status: 500 }) : Response.json({ data })
    })
  const shown = () => panel()?.textContent ?? ''

  it('an article has its text of the day of the ruling, its page, its places here and other rulings', async () => {
    answer(law)
    await open(root.querySelector('#c2 a'))
    expect(asked).toContain('/v1/norms/207436/articles/161?fecha=2021-03-04')
    expect([...(panel()?.querySelectorAll('.rd-law p') ?? [])].map((line) => line.textContent)).toEqual([
      'Título V De la terminación',
      'Todo farol alumbra.',
      'De día se apaga.',
    ])
    expect(shown()).toContain('Así regía el 04-03-2021, fecha de esta sentencia.')
    expect(shown()).toContain(
      'Versión de la norma desde el 01-01-2020. Fuente: Biblioteca del Congreso Nacional. Este texto no reemplaza el texto oficial.',
    )
    const links = [...(panel()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(links).toContain('/norma/207436?articulo=161&fecha=2021-03-04')
    expect(links).toContain('/linea?norma=CT%3A161')
    expect(panel()?.querySelector('.rd-beside-bar a')?.getAttribute('href')).toBe(lawUrl)
    expect(panel()?.querySelector('ul a')?.getAttribute('href')).toBe('#c2')
    expect(shown()).toContain('Pino con Sur')
    expect(shown()).not.toContain('La misma')
  })

  it('says which version of an article is imported where it is not that of the day', async () => {
    answer({ ...law, version: { ...version, corresponde: false, aviso: 'Solo está importada la versión de 01-01-2022.' } })
    await open(root.querySelector('#c2 a'))
    expect(panel()?.querySelector('.rd-law-notice')?.textContent).toBe('Solo está importada la versión de 01-01-2022.')
    expect(shown()).not.toContain('Así regía')
  })

  it('asks for the text of today where the day of the ruling is not known', async () => {
    answer(law)
    delete root.dataset['day']
    await open(root.querySelector('#c2 a'))
    expect(asked.at(-2)).toBe('/v1/norms/207436/articles/161')
    expect(shown()).toContain('No consta la fecha de esta sentencia: se muestra el texto de hoy.')
  })

  it('names an article without an imported text, and leads to the official one', async () => {
    answer({ ...law, textos: [], version: null })
    await open(root.querySelector('#c2 a'))
    expect(shown()).toContain('El texto de este artículo no está importado. Está en el sitio de la Biblioteca del Congreso.')
    answer(null)
    await open(root.querySelector('#c2 a'))
    expect(shown()).toContain('art. 161 Código del Trabajo')
    expect(shown()).toContain('El texto oficial de la norma está en el sitio de la Biblioteca del Congreso.')
  })

  it('shows the text of an article where other rulings could not be searched', async () => {
    answer(law, null)
    await open(root.querySelector('#c2 a'))
    expect(shown()).toContain('Todo farol alumbra.')
    expect(shown()).toContain('No se pudieron buscar.')
  })

  it('says when it cannot be opened', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('sin red')))
    await open(root.querySelector('#cited'))
    expect(panel()?.textContent).toContain('No se pudo abrir. Revise su conexión o abra el enlace.')
  })
})
