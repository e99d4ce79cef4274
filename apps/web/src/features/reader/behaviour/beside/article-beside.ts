import type { searchEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { make, type Part } from './make-element.ts'

const shownRulings = 5

/** Parts of the text in which the court itself names an article, once each: not those of a party, of evidence or of a vote. */
export function partsNaming(root: HTMLElement, href: string): HTMLElement[] {
  const named = [...root.querySelectorAll<HTMLAnchorElement>('.rd-text a.rd-ref')].filter((link) => link.href === href)
  const sections = named
    .filter((link) => link.closest('.rd-other-voice') === null)
    .map((link) =>
      link.closest<HTMLElement>('.rd-sec:is(.rd-considerando, .rd-resolutiva):not(.rd-vote):not(:has(.rd-account))[data-place]'),
    )
  return [...new Set(sections.filter((section) => section !== null))]
}

/** The official name of an article without what its link adds: «art. 161 Código del Trabajo». */
const nameOf = (link: HTMLAnchorElement): string => link.title.replace(/ \(texto oficial.*$/u, '')

const heading = (text: string) => make('h3', {}, text)

/** What BaseJuris has of an article: its name, where this ruling names it, and the rulings that a search for it finds first. No text of the law. */
export async function articleParts(root: HTMLElement, link: HTMLAnchorElement, signal: AbortSignal): Promise<Part[]> {
  const name = nameOf(link)
  const here = partsNaming(root, link.href)
  const parts: Part[] = [
    make('h2', {}, name),
    make('p', { class: 'rd-note' }, 'El texto oficial de la norma está en el sitio de la Biblioteca del Congreso.'),
    heading('En esta sentencia'),
    here.length === 0
      ? make('p', {}, 'El tribunal no lo nombra en su razonamiento ni en lo resolutivo.')
      : make('ul', {}, ...here.map((section) => make('li', {}, make('a', { href: `#${section.id}` }, section.dataset['place'] ?? '')))),
  ]
  const { resultados } = await callFromBrowser<typeof searchEndpoint>(
    'POST',
    '/v1/search',
    { consulta: name, tamano: shownRulings + 1 },
    signal,
  )
  const others = resultados.filter(({ docId }) => docId !== root.dataset['doc']).slice(0, shownRulings)
  parts.push(heading('Primeras sentencias sobre este artículo'))
  for (const { url, caratulado, tribunal, numero } of others)
    parts.push(
      make(
        'p',
        { class: 'rd-beside-one' },
        make('a', { href: url }, caratulado),
        ` ${[tribunal, numero].filter((fact) => fact !== null).join(' · ')}`,
      ),
    )
  parts.push(make('p', {}, make('a', { href: `/resultados?${new URLSearchParams({ q: name })}` }, 'Buscar todas')))
  return parts
}
