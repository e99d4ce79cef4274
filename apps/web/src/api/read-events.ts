/** An event of the server, with its data as parsed JSON. */
export interface ServerEvent {
  readonly name: string
  readonly data: unknown
}

/**
 * Events of a `text/event-stream`, in order. Comments and fields that say when to reconnect are left out, and so is a last event without
 * its blank line. Throws SyntaxError where data is not JSON.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let partialLine = ''
  let event = emptyEvent
  try {
    while (true) {
      const { done, value = '' } = await reader.read()
      const lines = `${partialLine}${value}`.split('\n')
      partialLine = lines.pop() ?? ''
      for (const line of lines) {
        const text = line.endsWith('\r') ? line.slice(0, -1) : line
        if (text !== '') event = addField(event, text)
        else {
          if (event.data.length > 0) yield { name: event.name, data: JSON.parse(event.data.join('\n')) }
          event = emptyEvent
        }
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

interface PartialEvent {
  readonly name: string
  readonly data: readonly string[]
}

const emptyEvent: PartialEvent = { name: 'message', data: [] }

function addField(event: PartialEvent, line: string): PartialEvent {
  const colon = line.indexOf(':')
  const field = colon < 0 ? line : line.slice(0, colon)
  const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
  if (field === 'event') return { ...event, name: value }
  return field === 'data' ? { ...event, data: [...event.data, value] } : event
}
