// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { partsNaming } from './article-beside.ts'
import { openBeside } from './open-beside.ts'

const law = 'https://www.bcn.cl/leychile/navegar?idNorma=207436&idParte=161'
const article = `<a class="rd-ref" href="${law}" title="art. 161 Código del Trabajo (texto oficial, en otra pestaña)">artículo 161</a>`
const html =
  `<section class="rd-sec rd-considerando" id="c1" data-place="c. 1°"><div class="rd-tx"><p class="rd-account">Alega la actora.</p><p>${article}</p></div></section>` +
  `<section class="rd-sec rd-considerando" id="c2" data-place="c. 2°"><p>${article}</p><p>${article}</p></section>` +
  `<section class="rd-sec rd-considerando" id="c3" data-place="c. 3°"><p class="rd-other-voice">${article}</p></section>` +
  `<section class="rd-sec rd-considerando rd-vote" id="voto-c1" data-place="voto en contra, c. 1°"><p>${article}</p></section>` +
  '<a id="cited" class="rd-ref rd-ref-ruling" href="/sentencia?id=otra#c4">rol N° 5-2020</a>'

let root: HTMLElement
const panel = () => root.querySelector<HTMLElement>('.rd-beside')
beforeEach(() => {
  document.body.innerHTML = `<main data-doc="una"><div class="rd-text">${html}</div></main>`
  root = document.querySelector('main') as HTMLElement
  for (const name of ['showPopover', 'hidePopover'] as const) HTMLElement.prototype[name] = () => {}
})
afterEach(() => vi.unstubAllGlobals())
const open = (link: Element | null) => openBeside(root, link as HTMLAnchorElement, new AbortController().signal)

it('an article is named by the court, not by a party, by evidence or in a vote', () => {
  expect(partsNaming(root, law).map(({ id }) => id)).toEqual(['c2'])
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

  it('an article has its name, the official text, its places here and other rulings, and no text of the law', async () => {
    const resultados = [
      { docId: 'una', url: '/sentencia?id=una', caratulado: 'La misma', tribunal: 'Corte Suprema', numero: null },
      { docId: 'otra', url: '/sentencia?id=otra', caratulado: 'Pino con Sur', tribunal: 'Corte Suprema', numero: 'rol N° 5-2020' },
    ]
    vi.stubGlobal('fetch', async () => Response.json({ data: { resultados } }))
    await open(root.querySelector('#c2 a'))
    const text = panel()?.textContent ?? ''
    expect(text).toContain('art. 161 Código del Trabajo')
    expect(panel()?.querySelector('.rd-beside-bar a')?.getAttribute('href')).toBe(law)
    expect(panel()?.querySelector('ul a')?.getAttribute('href')).toBe('#c2')
    expect(text).toContain('Pino con Sur')
    expect(text).not.toContain('La misma')
  })

  it('says when it cannot be opened', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('sin red')))
    await open(root.querySelector('#cited'))
    expect(panel()?.textContent).toContain('No se pudo abrir. Revise su conexión o abra el enlace.')
  })
})
