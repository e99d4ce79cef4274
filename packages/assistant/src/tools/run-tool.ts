import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { cutAnswer, type ToolPlace } from './cut-answer.ts'
import { describeInput } from './describe-input.ts'
import { findTool, tools } from './tools.ts'

/** Why a tool does not answer: the input, nothing under that reference, the rights of the actor, or a failure that says nothing. */
export type RefusalReason = 'input' | 'not_found' | 'no_access' | 'unavailable'

export interface RefusalOptions extends ErrorOptions {
  readonly reason?: RefusalReason
  /** What may be said of a ruling that the actor may not read. */
  readonly closed?: object | null
}

/** A verb that refuses, with a Spanish sentence for whoever asked. */
export class ToolRefused extends Error {
  override readonly name = 'ToolRefused'
  readonly reason: RefusalReason
  readonly closed: object | null
  constructor(sentence: string, { reason = 'input', closed = null, ...options }: RefusalOptions = {}) {
    super(sentence, options)
    this.reason = reason
    this.closed = closed
  }
}

/** A call as a model or a client names it. */
export interface ToolCall {
  readonly name: string
  readonly input: unknown
  /** From where an answer that was cut goes on. */
  readonly from?: ToolPlace | null
}

export type ToolResult =
  | {
      readonly kind: 'answer'
      readonly name: string
      readonly input: unknown
      readonly output: unknown
      readonly isCut: boolean
      /** What was cut; empty where nothing was. */
      readonly rest: readonly ToolPlace[]
    }
  /** `sentence` says in Spanish what was wrong, and what is allowed. */
  | {
      readonly kind: 'refusal'
      readonly name: string
      readonly input: unknown
      readonly sentence: string
      readonly reason: RefusalReason
      readonly closed: object | null
    }

/**
 * Runs a tool of the list by name, with the rights of the ports. An unknown name, an input that does not fit, a refusal of the verb and a
 * time-out are refusals. Anything else that fails is thrown.
 */
export async function runTool(ports: AssistantPorts, { name, input, from = null }: ToolCall, signal: AbortSignal): Promise<ToolResult> {
  const refuse = (sentence: string, reason: RefusalReason = 'input', closed: object | null = null): ToolResult => ({
    kind: 'refusal',
    name,
    input,
    sentence,
    reason,
    closed,
  })
  const tool = findTool(name)
  if (tool === null) return refuse(`No existe la herramienta «${name}». Las que hay son: ${tools.map((each) => each.name).join(', ')}.`)
  const parsed = tool.input.safeParse(input, { reportInput: true })
  if (!parsed.success) return refuse(`Entrada no válida. ${describeInput(parsed.error)}`)
  const timeout = AbortSignal.timeout(tool.limits.timeoutMs)
  try {
    const answer = tool.output.parse(await tool.run(ports, parsed.data as never, AbortSignal.any([signal, timeout])))
    const { output, rest } = cutAnswer(answer, tool.limits.maxBytes, from)
    return { kind: 'answer', name, input: parsed.data, output, isCut: rest.length > 0, rest }
  } catch (error) {
    if (error instanceof ToolRefused) return refuse(error.message, error.reason, error.closed)
    if (timeout.aborted && !signal.aborted)
      return refuse(`La herramienta no respondió en ${tool.limits.timeoutMs / 1000} segundos.`, 'unavailable')
    throw error
  }
}
