/** A picture written into the text, as some parts of BCN have it. */
const picture = /(?:data:image\/[a-z+]+;base64,)?[A-Za-z0-9+/]{200,}={0,2}/gu
export const omittedPicture = '[imagen omitida]'
/** Margin notes of the gazette stand right of the text, in one column, after a gap. */
const marginColumns = { min: 58, max: 80 } as const
const gaps = / {2,}(?=\S)/gu
const noteWords =
  /^(?:LEY|Ley|L\.|CPR|D\.?\s?L\b|D\.?F\.?L|DTO|DS\b|Art|ART|N[°ºª]|NOTA|D\.\s?O|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}\.\d{3}\b|Rectif|(?:[a-zñ]|\d{1,2})\)? ?D\.\s?O)/u
const publishedAt = /\s+(?:(?:Art\.?|N[°º]|Ley|LEY|L\.)[^.;,]{0,30}\s)?D\.\s?O\.\s?\d{1,2}\.\d{1,2}\.\d{4}\s*$/u
/** Columns of a text that its source broke into lines of fixed width. */
const maxWrappedColumns = 90
const endsSentence = /[.:;]["”»)]?$/u
const beginsItem = /^\s*["“«]?(?:\d{1,3}\s?[.°º)]|[a-zñ]{1,2}\)|[ivxlc]{1,5}[.)])/u

/** Paragraphs of a text, one each line: blanks collapsed, pictures named, empty lines gone. */
export function cleanLines(text: string): string[] {
  return text
    .replace(picture, omittedPicture)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replace(/[\s\u00a0\u00ad]+/gu, ' ').trim())
    .filter((line) => line !== '')
}

/**
 * Paragraphs of a text that its source broke into lines of some sixty columns, as BCN serves it: an indented line begins a paragraph, any
 * other one goes on. Margin notes of the gazette, right of the text, are cut off. Texts without wrapped lines keep their lines.
 */
export function unwrapLines(text: string): string[] {
  const written = text
    .replace(picture, omittedPicture)
    .replace(/\u00a0/gu, ' ')
    .split(/\r\n|[\n\r]/u)
    .map((line) => line.trimEnd())
  const lines = withoutMarginNotes(written)
  const isWrapped = lines.every((line) => line.length <= maxWrappedColumns)
  const isIndented = lines.slice(1).some((line) => /^ +\S/u.test(line))
  const paragraphs: string[] = []
  let afterBlank = true
  for (const line of lines) {
    if (line.trim() === '') {
      afterBlank = true
      continue
    }
    const begins = beginsParagraph(line, { previous: paragraphs.at(-1), isWrapped, isIndented, afterBlank })
    if (begins) paragraphs.push(line)
    else paragraphs[paragraphs.length - 1] = `${paragraphs.at(-1)} ${line}`
    afterBlank = false
  }
  return paragraphs.flatMap(cleanLines)
}

interface LineContext {
  readonly previous: string | undefined
  readonly isWrapped: boolean
  readonly isIndented: boolean
  readonly afterBlank: boolean
}

function beginsParagraph(line: string, { previous, isWrapped, isIndented, afterBlank }: LineContext): boolean {
  if (previous === undefined || !isWrapped) return true
  if (afterBlank && (endsSentence.test(previous.trimEnd()) || beginsItem.test(line))) return true
  if (isIndented) return /^ +\S/u.test(line)
  return endsSentence.test(previous.trimEnd()) || beginsItem.test(line)
}

const gapsIn = (line: string): { readonly from: number; readonly to: number }[] =>
  [...line.matchAll(gaps)]
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
    .filter(({ to }) => to >= marginColumns.min && to <= marginColumns.max)

/** Cuts what stands in a column where some line has a note of the gazette («LEY 19.611», «D.O. 16.06.1999»). */
function withoutMarginNotes(lines: readonly string[]): string[] {
  const columns = new Set(lines.flatMap((line) => gapsIn(line).flatMap(({ to }) => (noteWords.test(line.slice(to)) ? [to] : []))))
  return lines.map((line) => {
    const gap = gapsIn(line).find(({ to }) => columns.has(to)) ?? wideGap(line)
    return (gap === undefined ? line : line.slice(0, gap.from)).replace(publishedAt, '')
  })
}

/** Blanks that set a note apart wherever it stands. */
const wideGapWidth = 10

function wideGap(line: string): { readonly from: number } | undefined {
  const wide = [...line.matchAll(gaps)].find(
    ({ index, 0: { length } }) => index > 0 && length >= wideGapWidth && noteWords.test(line.slice(index + length)),
  )
  return wide === undefined ? undefined : { from: wide.index }
}
