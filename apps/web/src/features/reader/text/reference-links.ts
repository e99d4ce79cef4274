import type { CitedRuling, ReferenceTarget, RulingView } from '@basejuris/contract'
import { escapeHtml } from '@basejuris/domain/escape-html'
import { outcomeNames } from '@basejuris/domain/outcomes'
import { formatDate, formatDocketLabel } from '@basejuris/domain/spanish-format'

/** Opening tags of the links in a text, the lists of dockets with several rulings, and the previews of single ones. */
export interface ReferenceLinks {
  readonly open: (target: string) => string | null
  /** HTML of the lists, placed after the text. */
  readonly lists: string
}

const factsOf = ({ tribunal, numero, fechaSentencia }: CitedRuling): string =>
  [tribunal, numero ?? '', fechaSentencia === null ? '' : formatDate(fechaSentencia)].filter((fact) => fact !== '').join(' · ')

type NamedDocket = Extract<ReferenceTarget, { tipo: 'rol' }>

/** The only ruling of the court that the text names; null where the reader must choose. */
function theOnlyOne({ tribunal, sentencias }: NamedDocket): CitedRuling | null {
  const [only, ...others] = sentencias
  return tribunal !== null && only !== undefined && others.length === 0 ? only : null
}

/** The number by which the article is opened beside the text. */
const articleOf = ({ articulo }: Extract<ReferenceTarget, { tipo: 'norma' }>): string =>
  articulo === null ? '' : ` data-article="${escapeHtml(articulo)}"`

function openTag(target: ReferenceTarget, list: string): string {
  if (target.tipo === 'norma')
    return `<a class="rd-ref" href="${escapeHtml(target.url)}" target="_blank" rel="noreferrer" title="${escapeHtml(target.etiqueta)} (texto oficial, en otra pestaña)"${articleOf(target)}>`
  const only = theOnlyOne(target)
  if (only !== null)
    return `<a class="rd-ref rd-ref-ruling" href="${escapeHtml(only.url)}" data-preview="${list}" aria-describedby="${list}">`
  const search = `/resultados?${new URLSearchParams({ q: `rol ${target.rol}` })}`
  return `<a class="rd-ref rd-ref-ruling" href="${escapeHtml(search)}" data-named="${list}" aria-haspopup="dialog">`
}

function listHtml({ rol, tribunal, sentencias }: NamedDocket, id: string): string {
  const label = formatDocketLabel(rol)
  const said = tribunal === null ? 'Compruebe que sea del tribunal que nombra el texto.' : `${tribunal}.`
  const items = sentencias
    .map((one) => `<li><a href="${escapeHtml(one.url)}">${escapeHtml(one.caratulado)}</a><span>${escapeHtml(factsOf(one))}</span></li>`)
    .join('')
  return `<div id="${id}" class="rd-named" popover role="dialog" aria-label="Sentencias con ${escapeHtml(label)}"><p><b>En BaseJuris, con ${escapeHtml(label)}</b> ${escapeHtml(said)}</p><ul>${items}</ul></div>`
}

/** What a link to one ruling shows before it is followed. */
function previewHtml(one: CitedRuling, id: string): string {
  const outcome = one.resultado === 'sin_dato' ? '' : ` · ${outcomeNames[one.resultado]}`
  return `<div id="${id}" class="rd-named rd-preview" popover="manual" role="tooltip"><b>${escapeHtml(one.caratulado)}</b><p>${escapeHtml(factsOf(one) + outcome)}</p></div>`
}

/** `prefix` keeps the lists of two texts of one page apart. */
export function referenceLinks(targets: RulingView['destinos'], prefix = ''): ReferenceLinks {
  const tags = new Map<string, string>()
  let lists = ''
  for (const [index, [key, target]] of Object.entries(targets).entries()) {
    const id = `${prefix}rol-nombrado-${index + 1}`
    tags.set(key, openTag(target, id))
    if (target.tipo !== 'rol') continue
    const only = theOnlyOne(target)
    lists += only === null ? listHtml(target, id) : previewHtml(only, id)
  }
  return { open: (target) => tags.get(target) ?? null, lists }
}

export const noLinks: ReferenceLinks = { open: () => null, lists: '' }
