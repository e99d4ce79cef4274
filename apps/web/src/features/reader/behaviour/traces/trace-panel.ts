import type { ComparedPartView, QuotationComparisonView, QuotedRuling, rulingCitationsEndpoint } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { make, type Part } from '../beside/make-element.ts'
import { showBeside } from '../beside/open-beside.ts'

interface Opened {
  /** Item of the list in the margin. */
  readonly item: HTMLElement
  readonly opener: HTMLElement
}

const listedAtMost = 50

const ask = (root: HTMLElement, query: Readonly<Record<string, string>>, signal: AbortSignal) =>
  callFromBrowser<typeof rulingCitationsEndpoint>(
    'GET',
    `/v1/rulings/${encodeURIComponent(root.dataset['doc'] ?? '')}/citations?${new URLSearchParams(query)}`,
    undefined,
    signal,
  )

/** Opens a quotation beside the text: where it stands, and word by word what differs. */
export async function openTrace(root: HTMLElement, { item, opener }: Opened, signal: AbortSignal): Promise<void> {
  const origin = item.querySelector('a')
  const isNamed = item.dataset['state'] !== 'sin_origen' && origin !== null
  const links = isNamed ? [make('a', { href: origin.href }, 'Abrir el origen')] : []
  const n = Number(item.dataset['trace'])
  const load = async (): Promise<Part[]> => {
    const { textuales, comparacion } = await ask(root, { textual: String(n), pagina: String(n + 1), tamano: '1' }, signal)
    const quotation = textuales.citas.find((one) => one.n === n)
    return [
      make('h2', {}, 'Cita textual'),
      make('p', {}, quotation?.mensaje ?? ''),
      ...(isNamed
        ? [
            make(
              'p',
              {},
              make('a', { href: origin.href }, origin.textContent ?? ''),
              comparacion?.lugar == null ? '' : `, ${comparacion.lugar}`,
            ),
          ]
        : []),
      ...comparisonParts(comparacion),
      ...otherParts(quotation?.tambien ?? []),
    ]
  }
  await showBeside(root, { label: 'Origen de la cita textual', links, load, opener }, signal)
}

function comparisonParts(comparison: QuotationComparisonView | null): Part[] {
  if (comparison === null) return []
  const { pasaje, partes, mensaje } = comparison
  const note = mensaje === null ? [] : [make('p', { class: 'rd-note' }, mensaje)]
  if (pasaje === null) return note
  if (partes.length === 0) return [make('h3', {}, 'En el origen'), make('div', { class: 'rd-law' }, make('p', {}, pasaje)), ...note]
  return [
    make('h3', {}, 'Como la cita esta sentencia'),
    sideOf(partes, 'solo_escrito'),
    make('h3', {}, 'Como está en el origen'),
    sideOf(partes, 'solo_fuente'),
    ...note,
  ]
}

/** One side of a comparison, with what it alone has marked. */
function sideOf(parts: readonly ComparedPartView[], own: ComparedPartView['tipo']): HTMLElement {
  const shown = parts.filter(({ tipo }) => tipo === own || tipo === 'igual' || tipo === 'oculto')
  const words = shown.flatMap(({ tipo, texto }, at): Part[] => [
    at === 0 ? '' : ' ',
    tipo === own ? make('mark', { class: 'rd-differs' }, texto) : texto,
  ])
  return make('div', { class: 'rd-law' }, make('p', {}, ...words))
}

function otherParts(others: readonly QuotedRuling[]): Part[] {
  if (others.length === 0) return []
  return [
    make('h3', {}, 'Las mismas palabras están también en'),
    make('ul', {}, ...others.map(({ sentencia, ancla }) => make('li', {}, ...rulingParts({ ...sentencia, ancla })))),
  ]
}

type ListedRuling = QuotedRuling['sentencia'] & { readonly ancla: string | null }

const rulingParts = ({ url, ancla, caratulado, tribunal, numero, fechaSentencia }: ListedRuling): Part[] => [
  make('a', { href: ancla === null ? url : `${url}#${ancla}` }, caratulado),
  ` ${[tribunal, numero, fechaSentencia === null ? null : formatDate(fechaSentencia)].filter((fact) => fact !== null).join(' · ')}`,
]

/** Opens the list of the rulings that have a considerando, by date. */
export async function openRepeated(root: HTMLElement, { item, opener }: Opened, signal: AbortSignal): Promise<void> {
  const anchor = item.dataset['repeats'] ?? ''
  const load = async (): Promise<Part[]> => {
    const { repetidos, repeticiones } = await ask(root, { considerando: anchor, tamano: String(listedAtMost) }, signal)
    const listed = repeticiones ?? []
    const repeated = repetidos.find(({ ancla }) => ancla === anchor)
    const rest = (repeated?.sentencias ?? 0) - listed.length
    return [
      make('h2', {}, repeated?.mensaje ?? 'Considerando que se repite'),
      make('p', { class: 'rd-note' }, 'Las mismas palabras, sin contar nombres ocultos ni cifras. Por fecha, la primera arriba.'),
      make(
        'ol',
        { class: 'rd-repeated' },
        ...listed.map((ruling) =>
          make('li', ruling.docId === root.dataset['doc'] ? { 'aria-current': 'true' } : {}, ...rulingParts(ruling)),
        ),
      ),
      ...(rest > 0 ? [make('p', { class: 'rd-note' }, `y ${rest} más`)] : []),
    ]
  }
  await showBeside(root, { label: 'Sentencias con este considerando', links: [], load, opener }, signal)
}
