import { expect, it } from 'vitest'
import { readEvents, type ServerEvent } from './read-events.ts'

/** A stream that arrives in pieces of this many bytes. */
function streamOf(text: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}

async function collect(text: string, size = 1000): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of readEvents(streamOf(text, size))) events.push(event)
  return events
}

const step = 'event: step\ndata: {"texto":"Buscó «ñandú»"}\n\n'

it.each([1, 2, 7, 1000])('reads events that arrive in pieces of %i bytes', async (size) => {
  expect(await collect(`retry: 3000\n\n: nada\n\n${step}event: done\ndata: {"grado":"responde"}\n\n`, size)).toEqual([
    { name: 'step', data: { texto: 'Buscó «ñandú»' } },
    { name: 'done', data: { grado: 'responde' } },
  ])
})

it('joins lines of data, takes line ends of both kinds, and drops an event without its end', async () => {
  expect(await collect(`event:delta\r\ndata: {"a":\r\ndata: 1}\r\n\r\n${step}event: done\ndata: {"cortado":`)).toEqual([
    { name: 'delta', data: { a: 1 } },
    { name: 'step', data: { texto: 'Buscó «ñandú»' } },
  ])
})

it('refuses data that is not JSON', async () => {
  await expect(collect('event: step\ndata: <html>\n\n')).rejects.toThrow(SyntaxError)
})

it('cancels the stream when its reader leaves', async () => {
  let cancelled = false
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(step)),
    cancel: () => {
      cancelled = true
    },
  })
  for await (const { name } of readEvents(endless)) {
    expect(name).toBe('step')
    break
  }
  expect(cancelled).toBe(true)
})
