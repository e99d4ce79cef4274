/** Other pairs of quotation marks, and the usual ones in their place at the same length. An apostrophe within or behind a word is none. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/<<([^<>\n]{1,500})>>/gu, ' «$1» '],
  [/(?<![\p{L}\d'])(?:''|``)([^'`\n]{1,500})''(?![\p{L}\d'])/gu, ' "$1" '],
  [/[„‟]([^„“”‟"\n]{1,500})[“”"]/gu, '"$1"'],
  [/”([^“”\n]{1,500})”/gu, '"$1"'],
  [/(?<![\p{L}\d'‘’])['‘‚]([^'‘’‚\n]{1,500})['’](?![\p{L}\d'])/gu, '"$1"'],
]

/** The text with every quotation in marks that the readers of a query know, every other character in its place. */
export function withUsualQuotes(text: string): string {
  return pairs.reduce((written, [pattern, usual]) => written.replace(pattern, usual), text)
}
