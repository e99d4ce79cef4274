/** How a reply goes wrong. Those with `words` first send the text, as far as it goes. */
export const modelFaults = [
  /** Answers nothing, not even a status. */
  'silent',
  /** Answers its status, and then nothing. */
  'stall_before_words',
  'stall_after_words',
  'garbage_before_words',
  'garbage_after_words',
  'cut_before_words',
  'cut_after_words',
  /** The service ends the answer: it breaks a rule of theirs. */
  'refusal',
  /** A tool is called that nobody offered. */
  'tool_call',
] as const
export type ModelFault = (typeof modelFaults)[number]

/** What the server answers to one request. */
export interface ModelReply {
  readonly text?: string
  /** Characters of one piece of the stream. */
  readonly pieceLength?: number
  readonly status?: number
  readonly fault?: ModelFault
}

/** A request as the server read it. */
export interface ModelRequest {
  readonly protocol: 'openai' | 'anthropic'
  readonly key: string | null
  readonly model: string
  readonly instructions: string
  readonly prompt: string
  readonly maxTokens: number | null
}
