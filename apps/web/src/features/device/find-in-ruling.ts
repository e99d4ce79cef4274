import type { SectionView } from '@basejuris/contract'
import { foldAccents } from '@basejuris/domain/fold-text'

/** Words shorter than this would mark half of the text. */
const minLength = 2

/** One unit for each unit of the text, so that positions stay. */
const foldUnits = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => foldAccents(text.charAt(at)).charAt(0) || text.charAt(at)).join('')

/** The sections with a mark at every occurrence of a phrase, whatever its accents and capitals. Marks of before are gone. */
export function findInRuling(sections: readonly SectionView[], phrase: string): SectionView[] {
  const sought = foldUnits(phrase.normalize('NFC').trim().replaceAll(/\s+/g, ' '))
  const marksIn = (text: string): [number, number][] => {
    const [folded, marks]: [string, [number, number][]] = [foldUnits(text), []]
    if (sought.length < minLength) return marks
    for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) marks.push([at, at + sought.length])
    return marks
  }
  return sections.map((section) => ({
    ...section,
    parrafos: section.parrafos.map((paragraph) => ({ ...paragraph, marcas: marksIn(paragraph.texto) })),
  }))
}
