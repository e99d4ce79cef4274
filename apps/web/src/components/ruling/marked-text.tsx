import { cutAtMarks, joinMarks, type Mark } from './marks.ts'

/** Text with its hits marked, neighbours as one; ranges are UTF-16 offsets, half open. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  return cutAtMarks(text, joinMarks(text, marks)).map((piece) => (piece.marked ? <mark key={piece.from}>{piece.text}</mark> : piece.text))
}
