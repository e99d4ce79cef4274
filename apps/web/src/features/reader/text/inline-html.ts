import { escapeHtml } from '../../../components/static-html/escape-html.ts'

/** A stretch of text between two tags: half-open UTF-16 range. Of two stretches one holds the other or they are apart. */
export interface TaggedRange {
  readonly from: number
  readonly to: number
  readonly open: string
  readonly close: string
}

/** Text from `start` on with its stretches between their tags; of two that are equal the first given is outside. Every character is kept, escaped. */
export function inlineHtml(text: string, stretches: readonly TaggedRange[], start = 0): string {
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
  for (const stretch of [...stretches].sort((a, b) => a.from - b.from || b.to - a.to)) {
    closeUpTo(stretch.from)
    writeTo(stretch.from)
    html += stretch.open
    open.push(stretch)
  }
  closeUpTo(text.length)
  writeTo(text.length)
  return html
}
