import { richCitation } from '../../citation/rich-citation.ts'
import { citeAt, citeQuote, type QuotedWords } from '../../citation-text.ts'
import type { ReaderUnit } from '../position/reader-unit.ts'
import { copyAndNotify } from './copy-text.ts'
import { findSelectedText, type SelectedText } from './selected-text.ts'
import { placeAddress, readerAddress } from './unit-actions.ts'
import { voiceOfParagraphs } from './voice-of-paragraphs.ts'

type Form = 'oficial' | 'corta' | 'palabras'
type Citations = Readonly<Record<Form, string>>

type SaidWords = Pick<QuotedWords, 'words' | 'voice'>
const unsaid: SaidWords = { words: '', voice: null }

/** The text of a unit without the number in the margin, our buttons and warnings, and whose words it is. */
const wordsOf = ({ element }: ReaderUnit): SaidWords => {
  const paragraphs = element.matches('p') ? [element] : [...element.querySelectorAll<HTMLElement>('p[id]')]
  return { words: paragraphs.map((paragraph) => paragraph.textContent ?? '').join(' '), voice: voiceOfParagraphs(paragraphs) }
}

interface CitedRuling {
  readonly official: string
  readonly short: string
}

function citationsAt({ official, short }: CitedRuling, unit: ReaderUnit | null, { words, voice }: SaidWords): Citations {
  const place = unit?.place ?? ''
  const palabras = words === '' ? '' : citeQuote({ words, place, voice }, short)
  return { oficial: citeAt(official, place), corta: citeAt(short, place), palabras }
}

/** Fills in the citation panel for the current place, and copies from it. */
export function startCitePanel(root: HTMLElement, current: () => ReaderUnit | null, signal: AbortSignal) {
  const panel = root.querySelector<HTMLElement>('.rd-cite')
  const text = root.querySelector<HTMLElement>('.rd-text')
  const { official = '', short = '', number = '' } = root.dataset
  let selected: SelectedText | null = null
  let place: ReaderUnit | null = null

  const citations = (unit: ReaderUnit | null, said: SaidWords): Citations => citationsAt({ official, short }, unit, said)
  const radio = (value: string) => panel?.querySelector<HTMLInputElement>(`input[value=${value}]`) ?? null
  const chosen = (): Citations => {
    if (radio('seleccion')?.checked && selected !== null) return citations(selected.unit, { words: selected.text, voice: selected.voice })
    if (radio('lugar')?.checked && place !== null) return citations(place, wordsOf(place))
    return citations(null, unsaid)
  }
  /** Anchor of the chosen citation; empty for the whole ruling. */
  const cited = (): string => {
    if (radio('seleccion')?.checked && selected !== null) return selected.anchor
    return (radio('lugar')?.checked ? place?.anchor : '') ?? ''
  }
  const rich = (citation: string, anchor: string) => richCitation(citation, number, placeAddress(readerAddress(root), anchor))
  const copySelected = ({ text: words, voice, unit, anchor }: SelectedText) => {
    const citation = citations(unit, { words, voice }).palabras
    void copyAndNotify(citation, unit === null ? 'Cita copiada' : `Cita copiada, ${unit.place}`, rich(citation, anchor))
  }
  const copyUnit = (unit: ReaderUnit) => {
    const citation = citations(unit, unsaid).oficial
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
