/** A text with the noise of its scan removed, and where each of its characters stood before. */
export interface RepairedScan {
  readonly text: string
  /** The span of the original that a span of this text stands for. */
  readonly spanOf: (from: number, to: number) => { readonly from: number; readonly to: number }
}

const accented: readonly string[] = [
  'artículo',
  'artículos',
  'código',
  'constitución',
  'política',
  'república',
  'orgánico',
  'orgánica',
  'tránsito',
  'número',
  'números',
  'minería',
  'protección',
  'tramitación',
  'administración',
]
/** A letter with accent that the scan lost: «art culo», «C?digo». */
const lost = accented.map((word) => word.replace(/[áéíóú]/u, '[ ?\ufffd]?')).join('|')
const accentOf = new Map(accented.map((word) => [word.replace(/[áéíóú]/u, ''), word]))
const pattern = new RegExp(
  [
    String.raw`(?<blank>\s{12,})`,
    String.raw`\(cid:(?<glyph>\d{2,3})\)`,
    String.raw`(?<=\p{Ll})[-\u00ad]\s?\n\s{0,8}(?=\p{Ll})`,
    String.raw`\s{0,8}código:\s?[a-z]{8,}\s{1,4}este documento tiene firma electr[^\n]{0,160}?verificadoc\.pjud\.cl\S{0,60}\s{0,8}`,
    String.raw`(?<page>\s{0,4}\n\s{0,4}p[áa]g(?:ina|\.)\s\d{1,4}(?:\s(?:de|\/)\s\d{1,4})?\s{0,4}\n\s{0,4})`,
    String.raw`(?<=(?<![\p{L}])n)(?<sign>[?\ufffd])(?=\s?\d)`,
    String.raw`(?<![\p{L}\d])(?<word>${lost})(?![\p{L}\d])`,
  ].join('|'),
  'giu',
)

const replacement = (match: RegExpExecArray): string => {
  const { blank, glyph, page, sign, word } = match.groups ?? {}
  if (page !== undefined) return ' '
  if (blank !== undefined) return blank.includes('\n') ? '\n' : ' '
  if (sign !== undefined) return '°'
  if (glyph !== undefined) return Number(glyph) < 256 ? String.fromCharCode(Number(glyph)) : ' '
  if (word === undefined) return /firma/iu.test(match[0]) ? ' ' : ''
  const whole = accentOf.get(word.toLowerCase().replace(/[ ?\ufffd]/u, '')) ?? word
  return word.charAt(0) + whole.slice(1)
}

/** Repairs what a scan or the text layer of a PDF does to citations; null where the text shows none of it. */
export function repairScan(text: string): RepairedScan | null {
  // Long blanks, page numbers, glyph codes, hyphens at the end of a line, footers of signed copies, and letters that left a blank.
  const pieces: { readonly from: number; readonly at: number }[] = []
  let repaired = ''
  let done = 0
  for (const match of text.matchAll(pattern)) {
    repaired += text.slice(done, match.index)
    pieces.push({ from: match.index, at: repaired.length })
    repaired += replacement(match)
    done = match.index + match[0].length
    pieces.push({ from: done, at: repaired.length })
  }
  if (pieces.length === 0) return null
  const original = (offset: number, isEnd: boolean): number => {
    let [low, high] = [0, pieces.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const { at } = pieces[middle] ?? { at: 0 }
      if (isEnd ? at < offset : at <= offset) low = middle + 1
      else high = middle
    }
    const before = pieces[low - 1]
    if (before === undefined) return offset
    const next = pieces[low]
    return Math.min(before.from + (offset - before.at), next?.from ?? text.length)
  }
  return {
    text: repaired + text.slice(done),
    spanOf: (from, to) => ({ from: original(from, false), to: original(to, true) }),
  }
}
