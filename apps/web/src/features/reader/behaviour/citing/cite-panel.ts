import { richCitation } from '../../citation/rich-citation.ts'
import { citeAt, citeQuote } from '../../citation-text.ts'
import type { ReaderUnit } from '../position/reader-unit.ts'
import { copyAndNotify } from './copy-text.ts'
import { findSelectedText, type SelectedText } from './selected-text.ts'
import { placeAddress, readerAddress } from './unit-actions.ts'

type Form = 'oficial' | 'corta' | 'palabras'
type Citations = Readonly<Record<Form, string>>

/** The text of a unit without the number in the margin and without our buttons. */
const wordsOf = (unit: ReaderUnit): string =>
  unit.element.matches('p')
    ? (unit.element.textContent ?? '')
    : [...unit.element.querySelectorAll('p')].map((paragraph) => paragraph.textContent ?? '').join(' ')

/** Fills in the citation panel for the current place, and copies from it. */
export function startCitePanel(root: HTMLElement, current: () => ReaderUnit | null, signal: AbortSignal) {
  const panel = root.querySelector<HTMLElement>('.rd-cite')
  const text = root.querySelector<HTMLElement>('.rd-text')
  const { official = '', short = '', number = '' } = root.dataset
  let selected: SelectedText | null = null
  let place: ReaderUnit | null = null

  const citations = (unit: ReaderUnit | null, words: string): Citations => {
    const at = unit?.place ?? ''
    return { oficial: citeAt(official, at), corta: citeAt(short, at), palabras: words === '' ? '' : citeQuote(words, short, at) }
  }
  const radio = (value: string) => panel?.querySelector<HTMLInputElement>(`input[value=${value}]`) ?? null
  const chosen = (): Citations => {
    if (radio('seleccion')?.checked && selected !== null) return citations(selected.unit, selected.text)
    if (radio('lugar')?.checked && place !== null) return citations(place, wordsOf(place))
    return citations(null, '')
  }
  /** Anchor of the chosen citation; empty for the whole ruling. */
  const cited = (): string => {
    if (radio('seleccion')?.checked && selected !== null) return selected.anchor
    return (radio('lugar')?.checked ? place?.anchor : '') ?? ''
  }
  const rich = (citation: string, anchor: string) => richCitation(citation, number, placeAddress(readerAddress(root), anchor))
  const copySelected = ({ text, unit, anchor }: SelectedText) => {
    const citation = citations(unit, text).palabras
    void copyAndNotify(citation, unit === null ? 'Cita copiada' : `Cita copiada, ${unit.place}`, rich(citation, anchor))
  }
  const copyUnit = (unit: ReaderUnit) => {
    const citation = citations(unit, '').oficial
    void copyAndNotify(citation, `Cita copiada, ${unit.place}`, rich(citation, unit.anchor))
  }
  const fill = () => {
    for (const [form, citation] of Object.entries(chosen())) {
      const row = panel?.querySelector<HTMLElement>(`[data-form=${form}]`)
      const shown = row?.querySelector('.rd-form-text')
      if (row == null || shown == null) continue
      row.hidden = citation === ''
      shown.textContent = citation.replace(/(c\.|N°) (?=\d)/gu, '$1\u00a0')
    }
  }
  const prepare = () => {
    const [whole, here, words] = [radio('sentencia'), radio('lugar'), radio('seleccion')]
    if (text === null || whole === null || here === null || words === null) return
    selected = findSelectedText(text)
    place = selected?.unit ?? current()
    here.disabled = place === null
    words.disabled = selected === null
    const label = here.parentElement?.querySelector('span')
    if (label != null) label.textContent = place === null ? 'Este lugar' : (place.place.split(' (')[0] ?? '')
    const choice = selected !== null ? words : place !== null ? here : whole
    choice.checked = true
    fill()
  }
  panel?.addEventListener('beforetoggle', (event) => event.newState === 'open' && prepare(), { signal })
  // The panel was opened before this module loaded.
  if (panel?.matches(':popover-open')) prepare()
  panel?.addEventListener('change', fill, { signal })
  panel?.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null
      if (button === null) return
      const citation = chosen()[button.dataset['copy'] as Form]
      void copyAndNotify(citation, 'Cita copiada', rich(citation, cited())).then((copied) => copied && panel.hidePopover())
    },
    { signal },
  )
  return {
    open: () => panel?.showPopover(),
    copyPlace: copyUnit,
    copySelected,
  }
}
