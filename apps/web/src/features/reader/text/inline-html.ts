import { escapeHtml } from '@basejuris/domain/escape-html'

/** Half-open UTF-16 range that gets an opening and a closing tag. Ranges are nested or disjoint. */
export interface TaggedRange {
  readonly from: number
  readonly to: number
  readonly open: string
  readonly close: string
}

/** Escaped text from `start` on with its ranges between their tags. Of two equal ranges the first one is the outer. */
export function inlineHtml(text: string, ranges: readonly TaggedRange[], start = 0): string {
  const open: TaggedRange[] = []
  let html = ''
  let at = start
  const writeTo = (place: number) => {
    html += escapeHtml(text.slice(at, place))
    at = place
  }
  const closeUpTo = (place: number) => {
    for (let inner = open.at(-1); inner !== undefined && inner.to <= place; inner = open.at(-1)) {
      writeTo(inner.to)
      html += inner.close
      open.pop()
    }
  }
  for (const range of [...ranges].sort((a, b) => a.from - b.from || b.to - a.to)) {
    closeUpTo(range.from)
    writeTo(range.from)
    html += range.open
    open.push(range)
  }
  closeUpTo(text.length)
  writeTo(text.length)
  return html
}
