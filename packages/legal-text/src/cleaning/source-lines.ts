import { repairGlyphs } from './repair-glyphs.ts'

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }
const ligatures: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' }

const repairCharacters = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/gu, (entity) => entities[entity] ?? entity)
    .replace(/[\ufb00-\ufb04]/gu, (ligature) => ligatures[ligature] ?? ligature)
    .replace(/(?<=[áéíóúñÁÉÍÓÚÑ])[\u0300-\u036f]+/gu, '')
    .replace(/\u00ad(?=\d)/gu, '-')
    .replace(/№/gu, 'N°')
    .replace(/¿([^¿?]{1,300})¿(?=[\s.,;:)]|$)/gu, '“$1”')
    .replace(/[\p{Co}●◼▪■]/gu, ' • ')
    .replace(/[\0\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu, '')

/** «JUZGADO ???:» and a question mark for a bullet: signs that an encoding lost. */
const dropLostSigns = (line: string): string => {
  if (!line.includes('?')) return line
  const header = line.replace(/^(NOMENCLATURA|JUZGADO|CAUSA ROL|CARATULADO) ?\?+ ?:/u, '$1 :')
  return (header.includes('¿') ? header : header.replace(/\?{2,}$/u, '')).replace(/^\? ?(?=\p{Lu}\p{L})/u, '')
}

/** A page head of the judiciary that the extraction left inside a line. */
const pageHead = /«RIT»\s+Foja: ?\d+(?=\s|$)/gu

const tidyCharacters = /^[ !-%'->@-~\xa1-\xaa\xac\xae-\xbe\xc0-\xff“”‘’–—…]*$/u

/** True when there is nothing to repair. */
const isTidy = (line: string): boolean => tidyCharacters.test(line) && !line.startsWith(' ') && !line.endsWith(' ') && !line.includes('  ')

const tidyLine = (line: string): string => {
  const text = line
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(pageHead, (head, _at: number, whole: string) => (head.length === whole.trim().length ? head : ''))
    .replace(/ {2,}/gu, ' ')
    .trim()
  const bulleted = dropLostSigns(text).replace(/^(?:• ?)+(?=.)/u, '• ')
  return bulleted === '•' ? '' : bulleted.replace(/(?<=.) •(?: •)*$/u, '').replace(/(?<=[^•]) •(?= )/gu, ' •')
}

export interface SourceLine {
  /** Characters composed and repaired, blanks single; '' for a blank line. */
  readonly text: string
  /** UTF-16 offsets of the line in the source's text. */
  readonly from: number
  readonly to: number
}

const lineEnd = /<br\s*\/?>|\r\n|[\n\r\f\v\u0085\u2028\u2029]/giu

/** Physical lines of a source's raw text with their positions. `<br/>` and line ends are breaks. */
export function locateSourceLines(raw: string): SourceLine[] {
  const repair = repairGlyphs(raw)
  const lines: SourceLine[] = []
  const add = (from: number, to: number): void => {
    const line = repair(raw.slice(from, to))
    lines.push({ text: isTidy(line) ? line : tidyLine(repairCharacters(line)), from, to })
  }
  let from = 0
  for (const match of raw.matchAll(lineEnd)) {
    add(from, match.index)
    from = match.index + match[0].length
  }
  add(from, raw.length)
  return lines
}

/** As `locateSourceLines`, without positions. */
export function sourceLines(raw: string): string[] {
  return locateSourceLines(raw).map(({ text }) => text)
}
