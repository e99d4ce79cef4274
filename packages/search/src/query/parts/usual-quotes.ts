/** Other pairs of quotation marks, and the usual ones in their place at the same length. An apostrophe within or behind a word is none. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/<<([^<>\n]{1,500})>>/gu, ' «$1» '],
  [/(?<![\p{L}\d'])(?:''|``)([^'`\n]{1,500})''(?![\p{L}\d'])/gu, ' "$1" '],
  [/[„‟]([^„“”‟"\n]{1,500})[“”"]/gu, '"$1"'],
  [/”([^“”\n]{1,500})”/gu, '"$1"'],
  [/(?<![\p{L}\d'‘’])['‘‚]([^'‘’‚\n]{1,500})['’](?![\p{L}\d'])/gu, '"$1"'],
]

/** «RIT O-12-2023 O "O-13-2023"»: beside other words a quoted number of a case is that case. */
const quotedCase = /["«“](?<number>\s*(?:r[io][tl]\s+)?(?:\p{L}{1,2}-)?\d{1,3}(?:\.?\d{3})*-(?:19|20)\d\d\s*)["»”]/giu

/** The text with every quotation in marks that the readers of a query know, every other character in its place. */
export function withUsualQuotes(text: string): string {
  const quoted = pairs.reduce((written, [pattern, usual]) => written.replace(pattern, usual), text)
  return quoted.replace(quotedCase, (whole: string, number: string) => (whole.trim() === quoted.trim() ? whole : ` ${number} `))
}
