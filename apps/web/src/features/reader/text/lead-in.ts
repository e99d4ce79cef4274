import type { SectionView } from '@basejuris/contract'
import { isNumbered } from './section-names.ts'

/** The words with which a section announces itself. `number` repeats the number of the margin, `words` spells it, `heading` is «Vistos:». */
export interface LeadIn {
  /** UTF-16 units from the start of the text, without trailing space. */
  readonly length: number
  readonly kind: 'number' | 'words' | 'heading'
}

const ordinalWord =
  /^(?:primer|segund|tercer|cuart|quint|s[eé]xt|s[eé]ptim|octav|noven|d[eé]cim|und[eé]cim|duod[eé]cim|vig[eé]sim|trig[eé]sim|cuadrag[eé]sim|quincuag[eé]sim|sexag[eé]sim|septuag[eé]sim|octog[eé]sim|nonag[eé]sim|cent[eé]sim)/iu
const digits = /^(\d{1,3})(?:\s?[°º])?(?:\s?[.):]|\s?[-–])*(?=\s|$)/u
const words = /^(?:considerando\s+)?\p{L}+(?:\s\p{L}+){0,3}(?:\s?[°º])?(?:\s?(?:[.:;)]|[-–])[-–]?|(?=\s?\())/iu
const sight = /^vistos?\b[^.:;]{0,60}(?:[.:;][-–]?|$)/iu

function ofConsiderando(text: string, number: number | null): LeadIn | null {
  const figure = digits.exec(text)
  if (figure !== null) {
    const marked = figure[0].length > (figure[1]?.length ?? 0)
    return marked && Number(figure[1]) === number ? { length: figure[0].length, kind: 'number' } : null
  }
  const spelled = words.exec(text)
  if (spelled === null || spelled[0].length > 48) return null
  const first = spelled[0].replace(/^considerando\s+/iu, '')
  return ordinalWord.test(first) ? { length: spelled[0].length, kind: 'words' } : null
}

/** The words with which the first paragraph announces its section; null when there are none. */
export function leadIn(section: Pick<SectionView, 'tipo' | 'numero'>, text: string): LeadIn | null {
  if (isNumbered(section)) return ofConsiderando(text, section.numero)
  if (section.tipo !== 'vistos' && section.tipo !== 'encabezado') return null
  const heading = sight.exec(text)
  return heading === null ? null : { length: heading[0].length, kind: 'heading' }
}
