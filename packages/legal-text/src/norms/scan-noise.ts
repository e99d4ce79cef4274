import { type Rewriting, type RewrittenText, rewriteText } from '../analysis/rewrite-text.ts'

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
/** «Minera» is a word of its own. */
const isWordWithout = (word: string): boolean => word === 'minería'
/** A letter with accent that the scan lost: «art culo», «C?digo». */
const lost = accented.map((word) => word.replace(/[áéíóú]/u, isWordWithout(word) ? '[ ?\ufffd]' : '[ ?\ufffd]?')).join('|')
const accentOf = new Map(accented.map((word) => [word.replace(/[áéíóú]/u, ''), word]))
const digitsFor: Readonly<Record<string, readonly string[]>> = { í: ['1', '!'], ó: ['6', '0'] }
/** «art1culo», «C6digo»: digits that scans read for letters with accent. */
const misread = new Map<string, string>()
for (const word of ['artículo', 'artículos', 'código', 'constitución', 'número'])
  for (const [at, letter] of [...word].entries())
    for (const digit of digitsFor[letter] ?? []) misread.set(word.slice(0, at) + digit + word.slice(at + 1), word)
/** What stands alone between two lines at a page turn: «13», «- 13 -», «13 / 40». */
const pageNumber = String.raw`[ \t]{0,20}\r?\n(?:[ \t\f]{0,20}\r?\n){0,2}[ \t\f]{0,40}[-–—]?[ ]?\d{1,4}[ ]?[-–—]?(?:[ ]?(?:de|\/)[ ]?\d{1,4})?[ \t\f]{0,20}\r?\n(?:[ \t\f]{0,20}\r?\n){0,2}[ \t]{0,20}`
/** Words behind which a number is no page, and months, before which it is none. */
const numbered =
  '(?:art[íi]culos?|arts?|inciso|numeral(?:es)?|n[úu]meros?|nro|rol(?:es)?|ley(?:es)?|decreto|letra|fojas?|de[ ]?fecha|[yeo]|n)'
/** «rol [45-2020]», «RIT «O-45-2020»»: marks around a number alone, each by itself, so that the number keeps its place. */
const numberLabel = String.raw`(?<!\p{L})(?:rol|rit|n[°º])(?:\sn[°º]|\sde\singreso)?\s?`
const markedNumber = String.raw`(?:\p{L}-)?\d[\d.]{0,8}[-/](?:19|20)?\d{2}(?:-\p{L}{3})?`
const opensNumber = String.raw`(?<=${numberLabel})[\[("“«‹'](?=${markedNumber}[\])"”»›'])`
const closesNumber = String.raw`(?<=${numberLabel}[\[("“«‹']${markedNumber})[\])"”»›']`
/** A cheap sign of each noise, and its form, which begins with what it may begin with. */
const noises: readonly (readonly [sign: RegExp, form: string])[] = [
  [
    /\n[ \t\f\r]*[-–—]?[ ]?\d{1,4}[ ]?[-–—]?(?:[ ]?(?:de|\/)[ ]?\d{1,4})?[ \t\f\r]*\n/,
    String.raw`(?=[ \t]{0,20}\r?\n)(?<=\p{L}(?<!(?<!\p{L})${numbered}))(?<turn>${pageNumber})(?=\p{L})(?!(?:de\s+)?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|d[íi]as|a[ñn]os|meses|horas)(?!\p{L}))`,
  ],
  [
    /\d(?:\s\.\s?|\.\s)\d{3}/,
    String.raw`(?=[\s.])(?<=(?<!\p{L})(?:ley(?:es)?|n[°º])\s{0,2}(?:n[°º.]{1,2}\s?)?\d{1,2})(?<dot>\s\.\s?|\.\s)(?=\d{3}(?!\d))`,
  ],
  [/\s\.\s/, String.raw`(?=\s\.\s)(?<=(?<![\p{L}.])[a-z])(?<initial>\s\.)(?=\s)`],
  [/\sdcl?\s/i, String.raw`(?=dcl?\s)(?<![\p{L}\d])(?<de>dc)(?=l?\s)`],
  [
    /\d[lio]|[lio]\d/i,
    String.raw`(?=[lio]{0,3}\d)(?<=(?<!\p{L})(?:art[íi1]culos?|arts?\.|ley(?:\sn[°º])?)\s)(?<digits>(?=[lio]*\d)(?=\d*[lio])[\dlio]{2,4})(?![\p{L}\d])`,
  ],
  [/r[o0][1i!|l]/i, String.raw`(?=r)(?<![\p{L}\d])(?<rol>r(?:o[1i!|]|0[l1i!|]))(?=[\s\u00a0]{1,2}(?:n[\s°º*"”’'.0o]|n[úu]m|\d))`],
  [/r[1l!|]t/i, String.raw`(?=r)(?<![\p{L}\d])(?<rit>r[1l!|]t)(?=[\s\u00a0:]{1,2}(?:n[\s°º.]|[a-z0]-\d|\d))`],
  [/n0\s/i, String.raw`(?=0)(?<=(?<![\p{L}\d])(?:r[o0][l1i!|]|rit|ingreso|causa)\s{1,2}n)(?<nought>0)(?=\s{1,2}[\dlo])`],
  [/\s0-\d/, String.raw`(?=0)(?<=(?<![\p{L}\d])r[i1l!|]t[\s\u00a0:]{1,2}(?:n[°º.]{1,2}\s?)?)(?<laboral>0)(?=-\d{1,6}-\d{2,4}(?!\d))`],
  [/c0rte/i, String.raw`(?=c)(?<![\p{L}\d])(?<corte>c0rte)(?![\p{L}\d])`],
  [/[a-z][016!][a-z]/i, String.raw`(?=[acn])(?<![\p{L}\d])(?<misread>${[...misread.keys()].join('|')})(?![\p{L}\d])`],
  [/\s{12}/, String.raw`(?<blank>\s{12,})`],
  [/\(cid:/i, String.raw`\(cid:(?<glyph>\d{2,3})\)`],
  [/[-\u00ad]\s?\n/, String.raw`(?<=\p{Ll})[-\u00ad]\s?\n\s{0,8}(?=\p{Ll})`],
  [
    /verificadoc/i,
    String.raw`\s{0,8}código:\s?[a-z]{8,}\s{1,4}este documento tiene firma electr[^\n]{0,160}?verificadoc\.pjud\.cl\S{0,60}\s{0,8}`,
  ],
  [/\n\s{0,4}p[áa]g/i, String.raw`(?<page>\s{0,4}\n\s{0,4}p[áa]g(?:ina|\.)\s\d{1,4}(?:\s(?:de|\/)\s\d{1,4})?\s{0,4}\n\s{0,4})`],
  [
    /\sgui[oó]n[\s,]/i,
    String.raw`(?=,?\sgui)(?<=(?<!\p{L})(?:\d[\d.]{0,8}|\p{L})),?\s(?<hyphen>gui[oó]n),?\s(?=\d|(?:ina|inc|inha|cpt|cca|cco|cds|caa)(?!\p{L}))`,
  ],
  [/comillas/i, String.raw`(?=[ac])(?<!\p{L})(?:(?<opens>abren?)|cierr[ae]n?)\s(?<marks>comillas)(?!\p{L})`],
  [/№/, '№'],
  [/apelaciones\s\(/i, String.raw`(?<=apelaciones)\s\((?:i\.?\s?)?c\.?\s?a\.?\)(?=\sde\s)`],
  [/(?:rol|rit|n[°º.])\s?[[("“«‹']/i, String.raw`(?=[\[\]()"“”«»‹›'])(?:${opensNumber}|${closesNumber})`],
  [/n[?\ufffd]/i, String.raw`(?<=(?<![\p{L}])n)(?<sign>[?\ufffd])(?=\s?\d)`],
  [new RegExp(lost, 'i'), String.raw`(?=[acmnoprt])(?<![\p{L}\d])(?<word>${lost})(?![\p{L}\d])`],
]
const patterns = new Map<string, RegExp>()

/** Which noises a text may have, one bit each. A part of the text has no others. */
export type NoiseSigns = number

const everySign: NoiseSigns = 2 ** noises.length - 1

const signsIn = (text: string, among: NoiseSigns): NoiseSigns =>
  noises.reduce((signs, [sign], at) => ((among & (1 << at)) !== 0 && sign.test(text) ? signs | (1 << at) : signs), 0)

/** The pattern of all that a text shows a sign of; null where it shows none. */
function patternFor(signs: NoiseSigns): RegExp | null {
  const source = noises.flatMap(([, form], at) => ((signs & (1 << at)) === 0 ? [] : [form])).join('|')
  if (source === '') return null
  const pattern = patterns.get(source) ?? new RegExp(source, 'giu')
  patterns.set(source, pattern)
  return pattern
}

/** «ro1 N0 123», «R1T 0-45-2020», «C0rte»: what names a case, with figures that scans read for its letters. */
const cueOf = ({ rol, rit, nought, laboral, corte }: Partial<Record<string, string>>): string | null => {
  if (rol !== undefined) return `${rol.charAt(0)}ol`
  if (rit !== undefined) return 'RIT'
  if (nought !== undefined) return '°'
  if (laboral !== undefined) return 'O'
  return corte === undefined ? null : `${corte.charAt(0)}orte`
}

const replacement = (match: RegExpExecArray): string => {
  const { blank, glyph, page, turn, dot, initial, de, digits, misread: garbled, hyphen, opens, marks, sign, word } = match.groups ?? {}
  if (match[0] === '№') return 'N°'
  if (page !== undefined || turn !== undefined) return ' '
  const misreadCue = cueOf(match.groups ?? {})
  if (misreadCue !== null) return misreadCue
  if (dot !== undefined || initial !== undefined) return '.'
  if (de !== undefined) return 'de'
  if (digits !== undefined) return digits.replaceAll(/[li]/giu, '1').replaceAll(/o/giu, '0')
  if (hyphen !== undefined) return '-'
  if (marks !== undefined) return opens === undefined ? '”' : '“'
  if (garbled !== undefined) return garbled.charAt(0) + (misread.get(garbled.toLowerCase()) ?? garbled).slice(1)
  if (blank !== undefined) return blank.includes('\n') ? '\n' : ' '
  if (sign !== undefined) return '°'
  if (glyph !== undefined) return Number(glyph) < 256 ? String.fromCharCode(Number(glyph)) : ' '
  if (word === undefined) return /firma/iu.test(match[0]) ? ' ' : ''
  const whole = accentOf.get(word.toLowerCase().replace(/[ ?\ufffd]/u, '')) ?? word
  return word.charAt(0) + whole.slice(1)
}

interface RepairedScan {
  readonly text: string
  readonly signs: NoiseSigns
  readonly repaired: RewrittenText | null
}

let latest: RepairedScan = { text: '', signs: 0, repaired: null }

function latestRepair(text: string, among: NoiseSigns): RepairedScan {
  if (latest.text !== text) {
    const signs = signsIn(text, among)
    latest = { text, signs, repaired: repair(text, signs) }
  }
  return latest
}

/** For `repairScan` of parts of the text. */
export function noiseSigns(text: string): NoiseSigns {
  return latestRepair(text, everySign).signs
}

/**
 * Repairs what a scan, the text layer of a PDF or dictation does to citations; null where the text shows none of it. The result for the
 * latest text is cached: norms and rulings are read from the same one in turn. `among`: the signs of a text of which this one is a part.
 */
export function repairScan(text: string, among: NoiseSigns = everySign): RewrittenText | null {
  return latestRepair(text, among).repaired
}

/**
 * «guion» and «abre comillas» as dictated, long blanks, page numbers, glyph codes, divided words, footers of copies, letters that left a blank.
 * Brackets around a number and initials within the name of a court too.
 */
const repair = (text: string, signs: NoiseSigns): RewrittenText | null => {
  const pattern = patternFor(signs)
  return pattern === null ? null : rewriteText(text, repairsOf(text, pattern))
}

function* repairsOf(text: string, pattern: RegExp): Generator<Rewriting> {
  for (const match of text.matchAll(pattern)) yield { from: match.index, to: match.index + match[0].length, as: replacement(match) }
}
