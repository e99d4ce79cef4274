import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const attributesSchema = z.array(
  z.object({ key: z.string(), value: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.unknown()])) }),
)
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: attributesSchema.default([]),
              status: z.object({ code: z.number().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  /** Null for the first of a trace. */
  readonly parentId: string | null
  readonly name: string
  readonly service: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly hasFailed: boolean
}

export interface TraceReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string
  readonly spans: readonly ReceivedSpan[]
  /** Everything that was received, as it came. */
  readonly bodies: readonly string[]
  readonly headers: readonly NodeJS.Dict<string | string[]>[]
  /** Status of the next answers. */
  answer(status: number): void
  close(): Promise<void>
}

/** A collector of traces: it takes OTLP over HTTP, in JSON, and keeps what it gets. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const headers: NodeJS.Dict<string | string[]>[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    if (request.url === '/v1/traces' && status === 200) {
      bodies.push(body)
      headers.push(request.headers)
      spans.push(...spansOf(body))
    }
    response.writeHead(request.url === '/v1/traces' ? status : 404, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    headers,
    answer: (next) => {
      status = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const errorStatus = 2

function spansOf(body: string): ReceivedSpan[] {
  return bodySchema.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ traceId, spanId, parentSpanId = '', name, attributes, status }) => ({
        traceId,
        spanId,
        parentId: parentSpanId === '' ? null : parentSpanId,
        name,
        service: String(valuesOf(resource.attributes)['service.name']),
        attributes: valuesOf(attributes),
        hasFailed: status?.code === errorStatus,
      })),
    ),
  )
}

/** An integer comes as a text or a number, by the encoder. */
const valuesOf = (attributes: z.output<typeof attributesSchema>): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => {
      const [kind, held] = Object.entries(value)[0] ?? []
      return [key, kind === 'intValue' ? Number(held) : held]
    }),
  )
