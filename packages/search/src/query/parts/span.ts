/** A range of the query in UTF-16 offsets. */
export interface Span {
  readonly from: number
  readonly to: number
}

export function overlaps(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to
}

/** Items that overlap neither each other nor `taken`. Earlier items win. */
export function withoutOverlaps<Found extends Span>(found: readonly Found[], taken: readonly Span[] = []): Found[] {
  const retained: Found[] = []
  for (const each of found) if (![...taken, ...retained].some((other) => overlaps(each, other))) retained.push(each)
  return retained
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
