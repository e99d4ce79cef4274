import { sideBySideHref } from '../../../../components/ruling/side-by-side-address.ts'
import { articleParts } from './article-beside.ts'
import { make, type Part } from './make-element.ts'

const panels = new WeakMap<HTMLElement, HTMLElement>()

/** The panel of a reader, empty. Escape and «Cerrar» close it and return the focus to where it came from. */
function preparePanel(root: HTMLElement, signal: AbortSignal): HTMLElement {
  const found = panels.get(root)
  if (found !== undefined) return found
  const panel = make('aside', { class: 'rd-beside', popover: 'manual', 'aria-label': 'Al lado', tabindex: '-1' })
  panels.set(root, panel)
  root.append(panel)
  panel.addEventListener('keydown', (event) => event.key === 'Escape' && panel.hidePopover())
  signal.addEventListener('abort', () => {
    panel.remove()
    panels.delete(root)
  })
  return panel
}

/** What the panel shows: its name, its links before «Cerrar», and its content once it is there. */
export interface BesideContent {
  readonly label: string
  readonly links: readonly Part[]
  /** Rejects where nothing could be read. */
  readonly load: () => Promise<readonly Part[]>
  /** Gets the focus back. */
  readonly opener: HTMLElement
}

/** Shows content beside the text. A later press replaces what is shown. Resolves with its region, null where another replaced it. */
export async function showBeside(root: HTMLElement, content: BesideContent, signal: AbortSignal): Promise<HTMLElement | null> {
  const panel = preparePanel(root, signal)
  const close = make('button', { type: 'button', class: 'rd-beside-close' }, 'Cerrar')
  close.addEventListener('click', () => {
    panel.hidePopover()
    content.opener.focus({ preventScroll: true })
  })
  const bar = make('p', { class: 'rd-beside-bar' }, ...content.links, close)
  const body = make(
    'div',
    { class: 'rd-beside-text', tabindex: '0', role: 'region', 'aria-label': content.label },
    make('p', { role: 'status' }, 'Abriendo…'),
  )
  panel.replaceChildren(bar, body)
  panel.showPopover()
  panel.focus({ preventScroll: true })
  const parts = await content.load().catch(() => null)
  if (!body.isConnected) return null
  body.replaceChildren(...(parts ?? [make('p', { role: 'status' }, 'No se pudo abrir. Revise su conexión o abra el enlace.')]))
  return body
}

/** Opens the ruling or the article that a link names beside the text. */
export async function openBeside(root: HTMLElement, link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
  const url = new URL(link.href)
  const isRuling = url.origin === location.origin
  const docId = url.searchParams.get('id') ?? ''
  const links = [
    make(
      'a',
      { href: link.href, ...(isRuling ? {} : { target: '_blank', rel: 'noreferrer' }) },
      isRuling ? 'Abrir la sentencia' : 'Texto oficial',
    ),
  ]
  if (isRuling) links.push(make('a', { href: sideBySideHref(root.dataset['doc'] ?? '', docId) }, 'Comparar lado a lado'))
  const load = () => (isRuling ? rulingParts(url, signal) : articleParts(root, link, signal))
  const body = await showBeside(root, { label: link.textContent ?? '', links, load, opener: link }, signal)
  if (url.hash !== '')
    body?.querySelector(`[data-anchor="${CSS.escape(decodeURIComponent(url.hash.slice(1)))}"]`)?.scrollIntoView({ block: 'start' })
}

/** Heading and text of a ruling from its own page. Their ids become `data-anchor`, because the page has those of the text being read. */
async function rulingParts(url: URL, signal: AbortSignal): Promise<Part[]> {
  const response = await fetch(`${url.pathname}${url.search}`, { headers: { accept: 'text/html' }, signal })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const parts = [page.querySelector('.rd-head'), page.querySelector('.rd-text')].filter((part) => part !== null)
  if (parts.length < 2)
    return [make('p', { role: 'status' }, page.querySelector('main h1')?.textContent ?? 'Esta sentencia no se puede leer ahora.')]
  for (const part of parts) {
    for (const named of part.querySelectorAll('[id]')) {
      named.setAttribute('data-anchor', named.id)
      named.removeAttribute('id')
    }
    for (const inner of part.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
      inner.href = `${url.pathname}${url.search}${inner.getAttribute('href')}`
    for (const list of part.querySelectorAll('[popover]')) list.remove()
  }
  return parts.map((part) => document.adoptNode(part))
}
