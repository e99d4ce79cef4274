/** A clause of the terms. */
export interface TermsSection {
  /** Anchor. */
  readonly id: string
  readonly title: string
  readonly body: readonly TermsBlock[]
}

/** A paragraph, or the items of a list. `[label](address)` is a link, `**words**` are strong. */
export type TermsBlock = string | readonly string[]

/** A piece of a paragraph; `href` is an address, or a path of this site. */
export interface InlinePiece {
  readonly text: string
  readonly href: string | null
  readonly isStrong: boolean
}

export function parseInline(text: string): readonly InlinePiece[] {
  const plain = (words: string): InlinePiece[] => (words === '' ? [] : [{ text: words, href: null, isStrong: false }])
  const pieces: InlinePiece[] = []
  let end = 0
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g)) {
    pieces.push(...plain(text.slice(end, match.index)))
    const [all, label, href, strong] = match
    pieces.push({ text: label ?? strong ?? '', href: href ?? null, isStrong: strong !== undefined })
    end = match.index + all.length
  }
  return [...pieces, ...plain(text.slice(end))]
}
