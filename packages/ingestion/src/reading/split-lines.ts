import { joinBytes } from './join-bytes.ts'

/** One line without its end. `terminated` is false for a last line without line break: the file may be truncated. */
export interface LineSlice {
  readonly offset: number
  readonly nextOffset: number
  readonly bytes: Uint8Array
  readonly terminated: boolean
  readonly tooLarge: boolean
}

const lineFeed = 0x0a

/** Lines of a byte stream that begins at byte `startOffset` of its file. Memory is one line of at most `maxLineBytes`. */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  { startOffset, maxLineBytes }: { startOffset: number; maxLineBytes: number },
): AsyncGenerator<LineSlice> {
  let position = startOffset
  let lineStart = startOffset
  let parts: Uint8Array[] = []
  let size = 0
  const keep = (part: Uint8Array) => {
    size += part.length
    if (size > maxLineBytes) parts = []
    else parts.push(part)
  }
  const take = (nextOffset: number, terminated: boolean): LineSlice => {
    const tooLarge = size > maxLineBytes
    const line = { offset: lineStart, nextOffset, bytes: joinBytes(parts), terminated, tooLarge }
    parts = []
    size = 0
    lineStart = nextOffset
    return line
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      keep(chunk.subarray(from, end))
      from = end + 1
      yield take(position + from, true)
    }
    keep(chunk.subarray(from))
    position += chunk.length
  }
  if (size > 0) yield take(position, false)
}
