import { cutAtMarks, joinMarks, type Mark } from './marks.ts'

/** Text with its hits marked; adjacent hits are joined. Ranges are half-open UTF-16 offsets. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  return cutAtMarks(text, joinMarks(text, marks)).map((piece) => (piece.marked ? <mark key={piece.from}>{piece.text}</mark> : piece.text))
}
