import { z } from 'zod'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { type Tool, tools } from './tools.ts'

/** A verb that refuses, with a Spanish sentence for whoever asked. */
export class ToolRefused extends Error {
  override readonly name = 'ToolRefused'
}

/** A call as a model or a client names it. */
export interface ToolCall {
  readonly name: string
  readonly input: unknown
}

export type ToolResult =
  | { readonly kind: 'answer'; readonly name: string; readonly input: unknown; readonly output: unknown; readonly isCut: boolean }
  /** `sentence` says in Spanish what was wrong, and what is allowed. */
  | { readonly kind: 'refusal'; readonly name: string; readonly input: unknown; readonly sentence: string }

/**
 * Runs a tool of the list by name, with the rights of the ports. An unknown name, an input that does not fit, a refusal of the verb and a
 * time-out are refusals. Anything else that fails is thrown.
 */
export async function runTool(ports: AssistantPorts, { name, input }: ToolCall, signal: AbortSignal): Promise<ToolResult> {
  const refuse = (sentence: string): ToolResult => ({ kind: 'refusal', name, input, sentence })
  const tool: Tool | undefined = tools.find((each) => each.name === name)
  if (tool === undefined)
    return refuse(`No existe la herramienta «${name}». Las que hay son: ${tools.map((each) => each.name).join(', ')}.`)
  const parsed = tool.input.safeParse(input)
  if (!parsed.success) return refuse(`Entrada no válida: ${z.prettifyError(parsed.error)}`)
  const timeout = AbortSignal.timeout(tool.limits.timeoutMs)
  try {
    const answer = tool.output.parse(await tool.run(ports, parsed.data as never, AbortSignal.any([signal, timeout])))
    return { kind: 'answer', name, input: parsed.data, ...cut(answer, tool.limits.maxCharacters) }
  } catch (error) {
    if (error instanceof ToolRefused) return refuse(error.message)
    if (timeout.aborted && !signal.aborted) return refuse(`La herramienta no respondió en ${tool.limits.timeoutMs / 1000} segundos.`)
    throw error
  }
}

/** Drops the last items of the longest list until the answer fits. */
function cut(output: object, maxCharacters: number): { readonly output: object; readonly isCut: boolean } {
  let shown: Record<string, unknown> = { ...output }
  let isCut = false
  while (JSON.stringify(shown).length > maxCharacters) {
    const lists = Object.entries(shown).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > 0)
    const [longest] = lists.sort((a, b) => JSON.stringify(b[1]).length - JSON.stringify(a[1]).length)
    if (longest === undefined) break
    shown = { ...shown, [longest[0]]: longest[1].slice(0, -1) }
    isCut = true
  }
  return { output: shown, isCut }
}
