import { Readable } from 'node:stream'
import { type Endpoint, errorBodySchema } from '@basejuris/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Call, toCall, toRoute } from '../bind-endpoint.ts'
import { failureBody } from '../error-mapper.ts'
import type { FileAnswer, FilePart } from './file-answer.ts'
import { fileLines } from './file-lines.ts'
import { peekParts } from './peek-parts.ts'
import type { Spool, SpooledFile } from './spool.ts'
import { spoolAnswer } from './spool-answer.ts'

const lineType = 'application/x-ndjson'

/**
 * Registers a route for an endpoint that answers a file. The file is made whole in the spool before its first byte is sent; readers of
 * lines get the progress meanwhile. An error before the first line or byte is answered as JSON. The work stops when the client disconnects.
 */
export function bindFileEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  { endpoint, spool }: { readonly endpoint: E & Required<Pick<Endpoint, 'file'>>; readonly spool: Spool },
  verb: (call: Call<E>) => Promise<FileAnswer>,
): void {
  const route = toRoute(endpoint)
  app.route({
    ...route,
    // Compression would buffer and delay the progress; most of these files are compressed already.
    compress: false,
    schema: {
      ...route.schema,
      response: { 200: { description: 'El archivo', content: contentOf(endpoint) }, '4xx': errorBodySchema, '5xx': errorBodySchema },
    },
    handler: async (request, reply) => {
      const call = toCall<E>(request, reply)
      const answer = await verb(call)
      const file = await spool.create()
      return sendFile(spoolAnswer(answer, file, call.signal), file, call).catch(async (error: unknown) => {
        await file.close()
        throw error
      })
    },
  })
}

/** A file of each media type, or lines of progress and bytes, for the OpenAPI document. */
function contentOf({ file, data }: Required<Pick<Endpoint, 'file' | 'data'>>): Record<string, { schema: z.ZodType }> {
  const bytes = z.string().meta({ format: 'binary' })
  return { ...Object.fromEntries(file.map((type) => [type, { schema: bytes }])), [lineType]: { schema: data } }
}

async function sendFile(
  answer: FileAnswer,
  file: SpooledFile,
  { request, reply }: Pick<Call<Endpoint>, 'request' | 'reply'>,
): Promise<FastifyReply> {
  const inLines = (request.headers.accept ?? '').includes(lineType)
  const parts = await peekParts(answer, (part) => inLines || part instanceof Uint8Array)
  const title = parts.before.find((part) => 'name' in part)
  reply.header('cache-control', 'no-store, no-transform').type(title?.mediaType ?? lineType)
  if (title !== undefined) reply.header('content-disposition', `attachment; filename="${title.name}"`).header('content-length', file.size())
  const failed = (error: unknown) => {
    const body = failureBody(error as Error, request)
    return { tipo: 'error', error: body.error, code: body.code, requestId: body.requestId } as const
  }
  const stream = Readable.from(inLines ? fileLines(parts, failed) : bytesOf(parts), { objectMode: inLines })
  stream.once('close', () => void parts.close().finally(file.close))
  return reply.send(stream)
}

async function* bytesOf(parts: AsyncIterable<FilePart>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) if (part instanceof Uint8Array) yield part
}
