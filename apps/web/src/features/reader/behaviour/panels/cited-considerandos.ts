import type { CitingRulingView, rulingCitationsEndpoint } from '@basejuris/contract'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { make, type Part } from '../beside/make-element.ts'

const listed = 20

/**
 * Shows along the text how often other rulings cite each considerando, as the list in the margin counts it, and which ones do. They are
 * asked for when their line is opened.
 */
export function startCitedConsiderandos(root: HTMLElement, signal: AbortSignal): void {
  const docId = root.dataset['doc'] ?? ''
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.rd-heat a[data-heat]')) {
    const section = root.querySelector<HTMLElement>(`[id="${CSS.escape(link.hash.slice(1))}"]`)
    const { heat, number, total } = link.dataset
    if (section === null || heat === undefined || number === undefined) continue
    section.dataset['heat'] = heat
    section.append(citingList({ docId, number, total: Number(total) }, signal))
  }
}

interface CitedPlace {
  readonly docId: string
  /** Of the considerando. */
  readonly number: string
  readonly total: number
}

function citingList({ docId, number, total }: CitedPlace, signal: AbortSignal): HTMLElement {
  const content = make('div', { 'aria-live': 'polite' })
  const count = formatPlural(total, 'sentencia cita', 'sentencias citan')
  const details = make('details', { class: 'rd-cited-by' }, make('summary', {}, `${count} este considerando`), content)
  let isLoaded = false
  const load = async () => {
    if (!details.open || isLoaded) return
    isLoaded = true
    content.replaceChildren('Buscando…')
    const query = new URLSearchParams({ porConsiderando: number, tamano: String(listed) })
    await callFromBrowser<typeof rulingCitationsEndpoint>(
      'GET',
      `/v1/rulings/${encodeURIComponent(docId)}/citations?${query}`,
      undefined,
      signal,
    ).then(
      ({ citadaPor }) => content.replaceChildren(...citingParts(citadaPor)),
      () => {
        isLoaded = false
        content.replaceChildren('No se pudieron traer. Cierre y vuelva a abrir para intentar otra vez.')
      },
    )
  }
  details.addEventListener('toggle', () => void load(), { signal })
  return details
}

function citingParts({ sentencias, total }: { readonly sentencias: readonly CitingRulingView[]; readonly total: number }): Part[] {
  const rows = sentencias.map(({ url, caratulado, tribunal, fechaSentencia, lugares, ambigua }) => {
    const facts = [tribunal, fechaSentencia === null ? null : formatDate(fechaSentencia), ambigua ? 'puede ser otra' : null]
    return make(
      'li',
      {},
      make('a', { href: `${url}#${lugares[0]?.ancla ?? ''}` }, caratulado),
      ` ${facts.filter((fact) => fact !== null).join(' · ')}`,
    )
  })
  const more = total - sentencias.length
  return [make('ul', {}, ...rows), ...(more > 0 ? [`y ${formatPlural(more, 'sentencia', 'sentencias')} más`] : [])]
}
