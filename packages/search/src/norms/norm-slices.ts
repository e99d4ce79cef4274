const maxSliceCharacters = 2400

/** Slices of a long article, each a document of its own: cut between lines, and within a long line between words. An empty text has none. */
export function sliceText(text: string): string[] {
  if (text.length <= maxSliceCharacters) return text.trim() === '' ? [] : [text]
  const slices: string[] = []
  let open = ''
  for (const line of text.split('\n').flatMap(cutLine)) {
    if (open !== '' && open.length + line.length > maxSliceCharacters) {
      slices.push(open)
      open = ''
    }
    open = open === '' ? line : `${open}\n${line}`
  }
  return open === '' ? slices : [...slices, open]
}

function cutLine(line: string): string[] {
  const cut: string[] = []
  let from = 0
  while (line.length - from > maxSliceCharacters) {
    const blank = line.lastIndexOf(' ', from + maxSliceCharacters)
    const end = blank > from ? blank : from + maxSliceCharacters
    cut.push(line.slice(from, end))
    from = end
  }
  return [...cut, line.slice(from)]
}

/** Id of the document of a slice, counted from 0, of the article at `place`. */
export function documentIdOf(place: string, slice: number): string {
  return slice === 0 ? place : `${place}/${slice + 1}`
}

/** The slice, counted from 0, whose document has this id. */
export function sliceOf(documentId: string): number {
  const [, count] = documentId.split('/', 2)
  return count === undefined ? 0 : Number(count) - 1
}
