const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }
const ligatures: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' }

const isLatinCode = (code: number): boolean => code >= 0xa1 && code <= 0xff

const repairCharacters = (text: string): string =>
  text
    .replace(/\(cid:(\d{2,3})\)/gu, (whole, code: string) => (isLatinCode(Number(code)) ? String.fromCharCode(Number(code)) : whole))
    .replace(/&(?:amp|lt|gt|quot|nbsp);/gu, (entity) => entities[entity] ?? entity)
    .replace(/[\ufb00-\ufb04]/gu, (ligature) => ligatures[ligature] ?? ligature)
    .replace(/(?<=[áéíóúñÁÉÍÓÚÑ])[\u0300-\u036f]+/gu, '')
    .replace(/\u00ad(?=\d)/gu, '-')
    .replace(/№/gu, 'N°')
    .replace(/¿([^¿?\n]{1,300})¿(?=[\s.,;:)]|$)/gu, '“$1”')
    .replace(/[\p{Co}●◼▪■]/gu, ' • ')
    .replace(/[\0\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu, '')

const tidyLine = (line: string): string => {
  const text = line.replace(/[\s\u00a0]+/gu, ' ').trim()
  const bulleted = text.replace(/^(?:• ?)+(?=.)/u, '• ')
  return bulleted === '•' ? '' : bulleted.replace(/(?<=.) •(?: •)*$/u, '').replace(/(?<=[^•]) •(?= )/gu, ' •')
}

/** Physical lines of a source's raw text: `<br/>` and line ends as breaks, blanks single, characters composed and repaired; blank lines are ''. */
export const sourceLines = (raw: string): string[] =>
  repairCharacters(raw.normalize('NFC'))
    .split(/<br\s*\/?>|\r\n|[\n\r\f\v\u0085\u2028\u2029]/giu)
    .map(tidyLine)
