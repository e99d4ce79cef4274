/** A range of the query in UTF-16 offsets. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The query without the spans, with blanks collapsed. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let rest = ''
  let at = 0
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (from > at) rest += text.slice(at, from)
    rest += ' '
    at = Math.max(at, to)
  }
  return (rest + text.slice(at)).replace(/\s+/gu, ' ').trim()
}

/** The text with a sign in place of each character of the spans. */
export function fillSpans(text: string, spans: readonly Span[], sign: string): string {
  return spans.reduce((filled, { from, to }) => filled.slice(0, from) + sign.repeat(to - from) + filled.slice(to), text)
}
