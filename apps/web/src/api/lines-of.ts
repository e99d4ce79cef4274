/** Lines of a stream of text, without their ends; a last one without end counts. */
export async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let begun = ''
  try {
    while (true) {
      const { done, value = '' } = await reader.read()
      const lines = `${begun}${value}`.split('\n')
      begun = lines.pop() ?? ''
      yield* lines.filter((line) => line !== '')
      if (done) break
    }
    if (begun !== '') yield begun
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
