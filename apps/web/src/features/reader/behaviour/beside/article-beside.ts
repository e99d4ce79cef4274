import type { searchEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { lawParts, namedArticle } from './law-text.ts'
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

/**
 * What BaseJuris has of an article: its name, its text as worded on the day of this ruling, and where this ruling names it. Then the rulings
 * that a search for it finds first. Rejects where nothing could be asked.
 */
export async function articleParts(root: HTMLElement, link: HTMLAnchorElement, signal: AbortSignal): Promise<Part[]> {
  const name = nameOf(link)
  const here = partsNaming(root, link.href)
  const named = namedArticle(root, link)
  const [law, others] = await Promise.all([
    named === null ? null : lawParts(named, signal).catch(() => null),
    searchOthers(root, name, signal).catch(() => null),
  ])
  if (law === null && others === null) throw new Error(`nothing was answered of ${name}`)
  return [
    make('h2', {}, name),
    ...(law ?? [make('p', { class: 'rd-note' }, 'El texto oficial de la norma está en el sitio de la Biblioteca del Congreso.')]),
    heading('En esta sentencia'),
    here.length === 0
      ? make('p', {}, 'El tribunal no lo nombra en su razonamiento ni en lo resolutivo.')
      : make('ul', {}, ...here.map((section) => make('li', {}, make('a', { href: `#${section.id}` }, section.dataset['place'] ?? '')))),
    heading('Primeras sentencias sobre este artículo'),
    ...(others ?? [make('p', {}, 'No se pudieron buscar. Revise su conexión.')]),
    make('p', {}, make('a', { href: `/resultados?${new URLSearchParams({ q: name })}` }, 'Buscar todas')),
  ]
}

async function searchOthers(root: HTMLElement, name: string, signal: AbortSignal): Promise<Part[]> {
  const { resultados } = await callFromBrowser<typeof searchEndpoint>(
    'POST',
    '/v1/search',
    { consulta: name, tamano: shownRulings + 1 },
    signal,
  )
  return resultados
    .filter(({ docId }) => docId !== root.dataset['doc'])
    .slice(0, shownRulings)
    .map(({ url, caratulado, tribunal, numero }) =>
      make(
        'p',
        { class: 'rd-beside-one' },
        make('a', { href: url }, caratulado),
        ` ${[tribunal, numero].filter((fact) => fact !== null).join(' · ')}`,
      ),
    )
}
