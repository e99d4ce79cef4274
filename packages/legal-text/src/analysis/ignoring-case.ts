const letter = /^\p{L}$/u

/**
 * A group that matches a regular expression source in either case, for patterns without the flag `i`. Letters in ranges are refused.
 * The modifier `(?i:…)` would say the same, but V8 sometimes matches it wrongly: https://github.com/nodejs/node/issues/60030
 */
export function ignoringCase(source: string): string {
  let written = ''
  let inClass = false
  for (const [token] of source.matchAll(/\\(?:[pP]\{[^}]*\}|u[\da-f]{4}|.)|\(\?<\p{L}+>|./gsu)) {
    if (token === '[') inClass = true
    if (token === ']') inClass = false
    const both = letter.test(token) ? [...new Set([token.toLowerCase(), token.toUpperCase()])].join('') : token
    if (inClass && token === '-') throw new Error(`No ranges: ${source}`)
    written += both.length === token.length || inClass ? both : `[${both}]`
  }
  return `(?:${written})`
}
