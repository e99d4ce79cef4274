import { defineQueue, dropRefundToken, findRefund, moveRefund, noteRefundToken, type PaymentRefund } from '@basejuris/database'
import { FlowError, type FlowRefund } from '@basejuris/flow'
import { z } from 'zod'
import type { PaymentProvider, Services } from '../../../services.ts'

/** Asks what became of a refund. */
export const refundQueue = defineQueue('payment-refund', z.object({ refundId: z.uuid() }), { retryLimit: 8, concurrency: 2 })

/** Stores a notice about a refund, to be asked about later. It proves nothing by itself. */
export async function receiveRefundNotice(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { refundId, token }: { readonly refundId: string; readonly token: string },
): Promise<void> {
  await noteRefundToken(db, refundId, token)
  if ((await findRefund(db, refundId))?.token === token) await jobs.send(refundQueue, { refundId }, { key: refundId })
}

/**
 * Asks the provider what became of a refund that it has, and stores it. One that its receiver did not accept is left to a person.
 * @throws {FlowError} when the provider could not be asked
 */
export async function followRefund(
  { db }: Pick<Services, 'db'>,
  { client, mode, now }: PaymentProvider,
  refundId: string,
): Promise<PaymentRefund | null> {
  const refund = await findRefund(db, refundId)
  if (refund === null || refund.mode !== mode || refund.token === null || refund.state !== 'requested') return refund
  const { token } = refund
  const answer = await client.call('refund/getStatus', { token }).catch((error: unknown) => {
    if (error instanceof FlowError && error.kind === 'rejected') return null
    throw error
  })
  if (answer === null || !isOf(refund, answer)) {
    await dropRefundToken(db, refundId, token)
    return refund
  }
  if (answer.status === 'refunded') return moveRefund(db, refundId, { to: 'refunded', at: now(), actor: 'provider' })
  if (answer.status !== 'rejected' && answer.status !== 'canceled') return refund
  return moveRefund(db, refundId, { to: 'rejected', at: now(), actor: 'provider', changes: { failure: answer.status } })
}

/** A token that came by a notice may belong to another refund. */
const isOf = ({ amount, flowRefundOrder }: PaymentRefund, answer: FlowRefund): boolean =>
  answer.amount === amount && (flowRefundOrder === null || flowRefundOrder === answer.flowRefundOrder)
