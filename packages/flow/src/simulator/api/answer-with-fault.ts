import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { AnswerFault } from '../state/faults.ts'
import { FlowError, invalidSignature, refusal } from '../state/flow-error.ts'
import { type Answer, answerOf } from './answer-call.ts'

/** How long a connection hangs before it is cut. */
const hangMs = 120_000
const slowMs = 30_000
const signInPage = '<!doctype html><html lang="es"><title>Flow</title><h1>Error Processing Request</h1></html>'

const refusals: Readonly<Partial<Record<AnswerFault['kind'], () => FlowError>>> = {
  wrongSignature: invalidSignature,
  quota: () => refusal('The customer id: 0 has exceeded the daily transaction quota'),
  noContract: () => new FlowError(400, 7001, 'Commerce has not automatic charge contract'),
}

const hasEffect = ({ kind }: AnswerFault): boolean =>
  ['timeoutAfter', 'resetAfter', 'errorAfter', 'htmlAfter', 'slow', 'truncated', 'duplicate'].includes(kind)

/** Runs a call as the fault has it. Null where no answer was given. */
export async function answerWithFault(reply: FastifyReply, fault: AnswerFault, act: () => Answer): Promise<Answer | null> {
  if (fault.kind === 'duplicate') act()
  const refuse = refusals[fault.kind]
  const answer = refuse !== undefined ? answerOf(refuse()) : hasEffect(fault) ? act() : null
  if (fault.kind.startsWith('timeout')) return hang(reply, fault.delayMs ?? hangMs)
  if (fault.kind.startsWith('reset')) return cut(reply)
  if (fault.kind === 'slow') await delay(fault.delayMs ?? slowMs, undefined, { ref: false })
  await send(reply, fault, answer)
  return { status: reply.statusCode, body: answer?.body ?? null }
}

async function send(reply: FastifyReply, { kind, status }: AnswerFault, answer: Answer | null): Promise<void> {
  if (kind.startsWith('error'))
    await reply
      .code(status ?? 500)
      .type('text/html')
      .send(signInPage)
  else if (kind.startsWith('html')) await reply.code(200).type('text/html').send(signInPage)
  else if (kind === 'redirect') await reply.redirect('/app/web/login.php', 302)
  else if (answer !== null) {
    const text = JSON.stringify(answer.body)
    await reply
      .code(answer.status)
      .type('application/json')
      .send(kind === 'truncated' ? text.slice(0, Math.floor(text.length / 2)) : text)
  }
}

/** Leaves the connection open without a word. */
function hang(reply: FastifyReply, ms: number): null {
  reply.hijack()
  setTimeout(() => reply.raw.destroy(), ms).unref()
  return null
}

function cut(reply: FastifyReply): null {
  reply.hijack()
  reply.raw.socket?.resetAndDestroy()
  return null
}
