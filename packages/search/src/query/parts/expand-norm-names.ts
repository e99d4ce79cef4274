import { cardinalInWords, cardinalValue, codeAliases, findArticlePart, foldText } from '@basejuris/legal-text'

/** A rewritten text with the offset of each character in the original. */
export interface RewrittenText {
  readonly text: string
  /** The span of the original that a span of this text stands for. */
  readonly spanOf: (from: number, to: number) => { readonly from: number; readonly to: number }
}

type Rewrite = readonly [pattern: RegExp, put: (match: RegExpExecArray) => string]

const wordStart = String.raw`(?<![\p{L}\d])`
const wordEnd = String.raw`(?![\p{L}\d])\.?`
const named = (name: string, abbreviated: string): Rewrite => [
  new RegExp(String.raw`${wordStart}(?:c[oó]digo|c[oó]d\.?|c\.|c(?=\s+del?\s))\s*(?:del?\s+)?(?:${abbreviated})${wordEnd}`, 'giu'),
  () => name,
]
const acronyms = 'ct|cpc|cpp|cot|cpr'
const code = String.raw`(?:c[oó]digo\s+(?:del?\s+|org[aá]nico\s+de\s+|procesal\s+)?\p{L}+(?:\s+(?:civil|penal))?|${acronyms})${wordEnd}`
const notOfAList = String.raw`(?<![\p{L}\d][.,]?)(?<!(?:^|[^\p{L}])(?:art[ií]?c?u?l?o?s?|y|e|o|n[°º]|nro|rol|rit|inciso|inc|letra|ley)\.?\s*)(?<![\d,°º/-]\s*)`
const part = String.raw`(?:-\p{L}(?!\p{L})|\s+(?:bis|ter|inc(?:iso|\.)?\s+\p{L}*\d*|N°\s\d{1,3}|letra\s+\p{L}{1,2}(?!\p{L})\)?))`

/** Numbers in words after `before`, in figures. */
const inWords = (before: string): Rewrite => [
  new RegExp(String.raw`(?<=${before}\s+)${cardinalInWords}(?!\p{L})`, 'giu'),
  ([written]) => String(cardinalValue(foldText(written).replace(/\s+/gu, ' '))),
]
/** «183 A» is an article of its own; «373 b» is a letter of one. */
const isArticle = (number: string, letter: string): boolean =>
  codeAliases.some(({ idNorma }) => findArticlePart(idNorma, `${number} ${letter.toUpperCase()}`) !== null)

const rewrites: readonly Rewrite[] = [
  [/(?<![\p{L}\d])d\.?\s?(?:f\.?\s?l|[ls])\.?(?=\s*(?:n[°º.]?\s*)?\d)/giu, ([written]) => written.toUpperCase()],
  inWords('art[ií]culos?'),
  inWords(String.raw`\d,?\s+(?:n[uú]mero|numeral)`),
  [/(?<=(?<![\d.])\d{1,4}(?:\s+(?:bis|ter))?),?\s*n(?:[°ºo]\.?|ro\.?|[uú]m(?:ero|eral|\.)?|\.)?\s*(?=\d{1,3}(?![\d.-]))/giu, () => ' N° '],
  named('Código de Procedimiento Civil', String.raw`proc(?:edimiento)?\.?\s+civ(?:il)?`),
  named('Código Procesal Penal', String.raw`proc(?:esal)?\.?\s+pen(?:al)?`),
  named('Código Orgánico de Tribunales', String.raw`org(?:[aá]nico)?\.?\s+(?:de\s+)?(?:los\s+)?trib(?:unales)?`),
  named('Código del Trabajo', 't|trab(?:ajo)?'),
  named('Código Civil', 'civ(?:il)?'),
  named('Código Penal', 'pen(?:al)?'),
  named('Código Tributario', 'trib(?:utario)?'),
  named('Código de Comercio', 'com(?:ercio)?'),
  [
    /(?<=(?<!\p{L})art(?:[ií]c?(?:ulos?)?|s)?\.?\s*\d[^,;]{0,30}?)\s+(?:de\s+la\s+)?constituci[oó]n(?!\p{L})(?!\s+(?:pol[ií]tica|de(?!\s+(?:la\s+rep|1980|chile))))/giu,
    () => ' de la Constitución Política',
  ],
  [/^\s*(\d{1,4})\s+(cc|cp)\s*$/giu, ([, number, name = '']) => `art. ${number} ${name.toUpperCase()}`],
  [/^\s*(cc|cp)\s+(\d{1,4})\s*$/giu, ([, name = '', number]) => `art. ${number} ${name.toUpperCase()}`],
  [
    new RegExp(String.raw`(?<=(?<!\d)\d{1,4})\s+(?![yeo]\s)\p{L}(?=\)?\s+(?:del?\s+)?${code})`, 'giu'),
    (match) => {
      const [number = ''] = /\d+$/u.exec(match.input.slice(0, match.index)) ?? []
      const letter = match[0].trim()
      return isArticle(number, letter) ? `-${letter.toUpperCase()}` : ` letra ${letter}`
    },
  ],
  [
    new RegExp(
      String.raw`${wordStart}(?:${acronyms}|(?<=art\P{L}[^,;]{0,20})(?:cc|cp)|(?<=art[ií]culos?\s[^,;]{0,20})(?:cc|cp))(?![\p{L}\d])`,
      'giu',
    ),
    ([written]) => written.toUpperCase(),
  ],
  [new RegExp(String.raw`${notOfAList}\d{1,4}(?=(?:${part})*\s+(?:del?\s+)?${code})`, 'giu'), ([number]) => `art. ${number}`],
  [
    new RegExp(String.raw`(?<!\d[^;]{0,30})${wordStart}(${code})\s+(?!(?:19|20)\d\d)(\d{1,4})(?![\p{L}\d]|[-./]\d)`, 'giu'),
    ([, name, number]) => `art. ${number} ${name}`,
  ],
]

export function expandNormNames(written: string): RewrittenText {
  let text = written
  let offsets = Array.from(written, (_, at) => at)
  for (let at = offsets.length; at < written.length; at++) offsets.push(at)
  for (const [pattern, replace] of rewrites) {
    let rewritten = ''
    const moved: number[] = []
    let done = 0
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      const instead = replace(match)
      rewritten += text.slice(done, match.index) + instead
      const [first, last] = [offsets[match.index] ?? 0, offsets[end - 1] ?? 0]
      moved.push(
        ...offsets.slice(done, match.index),
        ...Array.from({ length: instead.length }, (_, at) => (at < instead.length - 1 ? first : last)),
      )
      done = end
    }
    text = rewritten + text.slice(done)
    offsets = [...moved, ...offsets.slice(done)]
  }
  return { text, spanOf: (from, to) => ({ from: offsets[from] ?? 0, to: (offsets[to - 1] ?? 0) + 1 }) }
}
