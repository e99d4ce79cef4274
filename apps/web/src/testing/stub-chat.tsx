import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { vi } from 'vitest'
import { type Answer, type ReceivedCall, stubServer } from './stub-server.ts'

/** One event of a stream. */
export function chatEvent(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** A stream that a test writes by and by. */
export interface WrittenStream {
  readonly write: (text: string) => void
  readonly end: () => void
  readonly signal: AbortSignal
}

/** What `POST /v1/chat` answers: a whole stream, a refusal, or `open`, which the test writes itself. */
export type ChatReply = string | Exclude<Answer, 'pending'> | 'open'

/** Answers the assistant besides `stubServer`. `streams` are those left open, in order. */
export function stubChat(replies: readonly ChatReply[], answers: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({
    'GET /v1/conversations': { data: { conversaciones: [], total: 0, pagina: 1, tamano: 20, maximo: 1000 } },
    ...answers,
  })
  const others = globalThis.fetch
  const asked: ReceivedCall['body'][] = []
  const streams: WrittenStream[] = []
  const left = [...replies]
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (path !== '/v1/chat') return others(path, init)
    asked.push(JSON.parse(String(init.body)))
    const reply = left.shift() ?? 'offline'
    if (reply === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
    if (reply === 'open') return Promise.resolve(openStream(streams, init.signal ?? new AbortController().signal))
    if (typeof reply === 'string') return Promise.resolve(new Response(reply, { headers: { 'content-type': 'text/event-stream' } }))
    return Promise.resolve(
      Response.json(
        { statusCode: 'status' in reply ? reply.status : 200, code: 'test', requestId: 'a1b2c3', ...reply },
        'status' in reply ? { status: reply.status } : {},
      ),
    )
  })
  return { calls, asked, streams }
}

function openStream(streams: WrittenStream[], signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason))
      streams.push({ write: (text) => controller.enqueue(new TextEncoder().encode(text)), end: () => controller.close(), signal })
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** Gives a view the query of the address, also after `history` changed it. */
export function WithAddress({ children }: { readonly children: ReactNode }) {
  const [query, setQuery] = useState(location.search)
  useEffect(() => {
    const watched = (['pushState', 'replaceState'] as const).map((name) => {
      const original = history[name].bind(history)
      return vi.spyOn(history, name).mockImplementation((...given) => {
        original(...given)
        setQuery(location.search)
      })
    })
    return () => {
      for (const spy of watched) spy.mockRestore()
    }
  }, [])
  return <SearchParamsContext value={new URLSearchParams(query)}>{children}</SearchParamsContext>
}
