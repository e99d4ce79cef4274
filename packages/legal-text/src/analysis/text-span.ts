/** Part of a text, UTF-16 offsets, end exclusive. */
export interface TextSpan {
  readonly from: number
  readonly to: number
}

/** Whether two parts of one text share a character. */
export function overlaps(a: TextSpan, b: TextSpan): boolean {
  return a.from < b.to && b.from < a.to
}

/** Parts that overlap none of `taken`. */
export function apartFrom<Found extends TextSpan>(found: readonly Found[], taken: readonly TextSpan[]): Found[] {
  return found.filter((each) => !taken.some((other) => overlaps(each, other)))
}

/** Parts that overlap neither each other nor `taken`. Earlier ones win. */
export function withoutOverlaps<Found extends TextSpan>(found: readonly Found[], taken: readonly TextSpan[] = []): Found[] {
  const retained: Found[] = []
  for (const each of apartFrom(found, taken)) if (!retained.some((other) => overlaps(each, other))) retained.push(each)
  return retained
}
