import { richCitation } from '../../citation/rich-citation.ts'
import { citeAt, citeQuote, describeQuote, type QuotedWords } from '../../citation-text.ts'
import type { ReaderUnit } from '../position/reader-unit.ts'
import { copyAndNotify } from './copy-text.ts'
import { findSelectedText, type SelectedText } from './selected-text.ts'
import { placeAddress, readerAddress } from './unit-actions.ts'
import { voiceOfParagraphs } from './voice-of-paragraphs.ts'

type Form = 'oficial' | 'corta' | 'palabras'
type Citations = Readonly<Record<Form, string>>

type SaidWords = Pick<QuotedWords, 'words' | 'voice'>
const unsaid: SaidWords = { words: '', voice: null }

/** What a citation is of: a place, or the whole ruling where `unit` is null and `anchor` empty. */
interface ChosenPlace {
  readonly unit: ReaderUnit | null
  readonly said: SaidWords
  readonly anchor: string
}

const chosenWords = ({ text, voice, unit, anchor }: SelectedText): ChosenPlace => ({ unit, said: { words: text, voice }, anchor })

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

  const citations = ({ unit, said }: ChosenPlace): Citations => citationsAt({ official, short }, unit, said)
  const radio = (value: string) => panel?.querySelector<HTMLInputElement>(`input[value=${value}]`) ?? null
  const chosen = (): ChosenPlace => {
    if (radio('seleccion')?.checked && selected !== null) return chosenWords(selected)
    if (radio('lugar')?.checked && place !== null) return { unit: place, said: wordsOf(place), anchor: place.anchor }
    return { unit: null, said: unsaid, anchor: '' }
  }
  const rich = (citation: string, anchor: string) => richCitation(citation, number, placeAddress(readerAddress(root), anchor))
  const copy = (form: Form, { unit, said, anchor }: ChosenPlace) => {
    const citation = citations({ unit, said, anchor })[form]
    return copyAndNotify(citation, unit === null ? 'Cita copiada' : `Cita copiada, ${unit.place}`, {
      html: rich(citation, anchor),
      ...(form === 'palabras' ? { description: describeQuote(said, short) } : {}),
    })
  }
  const fill = () => {
    for (const [form, citation] of Object.entries(citations(chosen()))) {
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
      void copy(button.dataset['copy'] as Form, chosen()).then((copied) => copied && panel.hidePopover())
    },
    { signal },
  )
  return {
    open: () => panel?.showPopover(),
    copyPlace: (unit: ReaderUnit) => void copy('oficial', { unit, said: unsaid, anchor: unit.anchor }),
    copySelected: (words: SelectedText) => void copy('palabras', chosenWords(words)),
  }
}
