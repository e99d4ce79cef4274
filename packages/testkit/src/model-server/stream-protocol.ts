import type { ModelRequest } from './model-reply.ts'

type Ending = 'whole' | 'refusal' | 'tool_call'

/** The wire format of one kind of service. Each frame is an event of the stream, with the blank line that ends it. */
export interface StreamProtocol {
  readonly name: ModelRequest['protocol']
  readonly path: string
  readonly read: (body: never, headers: NodeJS.Dict<string | string[]>) => Omit<ModelRequest, 'protocol'>
  readonly begin: () => string
  readonly words: (text: string) => string
  readonly end: (ending: Ending, tokens: { readonly input: number; readonly output: number }) => string
  readonly error: (status: number) => unknown
}

interface SentMessage {
  readonly role: string
  readonly content: string | readonly { readonly text?: string }[]
}

const textOf = (content: SentMessage['content'] | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('')
const header = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null)

const chunk = (choices: unknown, more: object = {}): string =>
  `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'modelo', choices, ...more })}\n\n`
const choice = (delta: object, reason: string | null = null): unknown => [{ index: 0, delta, finish_reason: reason }]
const calledTool = { index: 0, id: 'call-1', type: 'function', function: { name: 'borrar_todo', arguments: '{}' } }

/** `POST /v1/chat/completions` with `stream: true`. */
export const openAiProtocol: StreamProtocol = {
  name: 'openai',
  path: '/v1/chat/completions',
  read: (body: { model: string; messages: readonly SentMessage[]; max_tokens?: number }, headers) => ({
    key: header(headers['authorization'])?.replace('Bearer ', '') ?? null,
    model: body.model,
    instructions: textOf(body.messages.find(({ role }) => role === 'system')?.content),
    prompt: textOf(body.messages.find(({ role }) => role === 'user')?.content),
    maxTokens: body.max_tokens ?? null,
  }),
  begin: () => chunk(choice({ role: 'assistant', content: '' })),
  words: (text) => chunk(choice({ content: text })),
  end: (ending, { input, output }) => {
    const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
    const last = {
      whole: chunk(choice({}, 'stop')),
      refusal: chunk(choice({}, 'content_filter')),
      tool_call: chunk(choice({ tool_calls: [calledTool] })) + chunk(choice({}, 'tool_calls')),
    }
    return `${last[ending]}${chunk([], { usage })}data: [DONE]\n\n`
  },
  error: (status) => ({ error: { message: `status ${status}`, type: 'error', code: String(status) } }),
}

const event = (type: string, data: object): string => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`
const stopReasons: Record<Ending, string> = { whole: 'end_turn', refusal: 'refusal', tool_call: 'tool_use' }

/** `POST /v1/messages` with `stream: true`. */
export const anthropicProtocol: StreamProtocol = {
  name: 'anthropic',
  path: '/v1/messages',
  read: (body: { model: string; system?: SentMessage['content']; messages: readonly SentMessage[]; max_tokens: number }, headers) => ({
    key: header(headers['x-api-key']),
    model: body.model,
    instructions: textOf(body.system),
    prompt: textOf(body.messages.find(({ role }) => role === 'user')?.content),
    maxTokens: body.max_tokens,
  }),
  begin: () =>
    event('message_start', {
      message: {
        id: 'message-1',
        type: 'message',
        role: 'assistant',
        content: [],
        model: 'modelo',
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }) + event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  words: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  end: (ending, { input, output }) =>
    event('content_block_stop', { index: 0 }) +
    (ending === 'tool_call'
      ? event('content_block_start', { index: 1, content_block: { type: 'tool_use', id: 'call-1', name: 'borrar_todo', input: {} } }) +
        event('content_block_stop', { index: 1 })
      : '') +
    event('message_delta', {
      delta: { stop_reason: stopReasons[ending], stop_sequence: null },
      usage: { input_tokens: input, output_tokens: output },
    }) +
    event('message_stop', {}),
  error: (status) => ({ type: 'error', error: { type: 'api_error', message: `status ${status}` } }),
}
