import { cutAtMarks, type Mark } from './cut-at-marks.ts'

/** Text with its hits marked; ranges are UTF-16 offsets, half open. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  return cutAtMarks(text, marks).map((piece) => (piece.marked ? <mark key={piece.from}>{piece.text}</mark> : piece.text))
}
