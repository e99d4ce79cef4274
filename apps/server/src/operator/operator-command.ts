import type { z } from 'zod'
import type { Platform } from '../compose.ts'

export interface CommandContext {
  readonly platform: Platform
  readonly report: (progress: unknown) => void
  readonly signal: AbortSignal
}

/** What an operator may ask of the product, running or not. Arguments and results travel as JSON. */
export interface OperatorCommand<Args extends z.ZodType = z.ZodType, Result = unknown> {
  readonly args: Args
  readonly run: (args: z.output<Args>, context: CommandContext) => Promise<Result>
}

export const defineCommand = <Args extends z.ZodType, Result>(command: OperatorCommand<Args, Result>): OperatorCommand<Args, Result> =>
  command
