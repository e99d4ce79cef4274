import { reportTool, runTool, tools } from '@basejuris/assistant'
import type { Actor } from '@basejuris/domain'
import { z } from 'zod'
import { OperatorError } from '../../errors/operator-error.ts'
import { askQuestion } from '../../modules/assistant/answers/ask-question.ts'
import { assistantPorts } from '../../modules/assistant/lookups/assistant-ports.ts'
import { defineCommand } from '../define-command.ts'

/** Whoever gives operator commands owns the data folder, and reads all of it. */
const operator: Actor = { kind: 'service', name: 'operator', bases: null }

export const askCommand = defineCommand({
  request: z.object({ question: z.string().trim().min(1).max(2000), budget: z.int().min(200).max(20_000) }),
  run: (request, { platform: { services }, signal }) =>
    askQuestion(services, operator, { ...request, model: services.languageModel }, signal),
})

export const listToolsCommand = defineCommand({
  request: z.object({}),
  run: async () => tools.map(({ name, description, input }) => ({ name, description, input: z.toJSONSchema(input, { io: 'input' }) })),
})

export const runToolCommand = defineCommand({
  request: z.object({ name: z.string().max(100), input: z.unknown() }),
  run: async ({ name, input }, { platform: { services }, signal }) => {
    const result = await runTool(assistantPorts(services, operator), { name, input }, signal)
    if (result.kind === 'refusal') throw new OperatorError(result.sentence)
    return { output: result.output, isCut: result.isCut }
  },
})

/** As a client of the protocol reads it. What failed is told as such, and never as an answer. */
export const reportToolCommand = defineCommand({
  request: z.object({ name: z.string().max(100), input: z.unknown() }),
  run: ({ name, input }, { platform: { services }, signal }) => reportTool(assistantPorts(services, operator), { name, input }, signal),
})
