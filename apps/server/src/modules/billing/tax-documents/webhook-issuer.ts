import { createHmac } from 'node:crypto'
import { taxDocumentTypes } from '@basejuris/domain'
import { z } from 'zod'
import type { TaxDocumentIssuer, TaxDocumentOrder } from '../../../services.ts'
import { TaxDocumentRefused } from './issue-document.ts'

/** An answer has a folio or a code; anything longer is not read to its end. */
const maxAnswerBytes = 16 * 1024
const standardTimeoutMs = 20_000
/** The service says with these that the document itself is wrong. Everything else may pass with time or with another setting. */
const refusals: readonly number[] = [400, 422]

const issuedSchema = z.object({ folio: z.string().trim().min(1).max(40) })
const refusedSchema = z.object({ code: z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,39}$/) })

/**
 * An issuer behind a web service of the operator's (docs/payments.md). Each request is signed and carries the id of the document as its
 * idempotency key. Redirects are not followed, because the receiver's data would go elsewhere.
 */
export function createWebhookIssuer({
  url,
  secret,
  now,
  timeoutMs = standardTimeoutMs,
}: {
  readonly url: string
  readonly secret: string
  readonly now: () => Date
  readonly timeoutMs?: number
}): TaxDocumentIssuer {
  return {
    name: new URL(url).hostname,
    async issue(order) {
      const body = JSON.stringify(toDocument(order))
      const timestamp = String(Math.floor(now().getTime() / 1000))
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          connection: 'close',
          'idempotency-key': order.key,
          'x-basejuris-timestamp': timestamp,
          'x-basejuris-signature': signDocument({ secret, timestamp, body }),
        },
        body,
      })
      const answer = parseJson(await readBody(response))
      if (refusals.includes(response.status)) throw new TaxDocumentRefused(refusedSchema.safeParse(answer).data?.code ?? 'refused')
      if (response.status !== 200 && response.status !== 201) throw new Error(`The issuer answered ${response.status}`)
      return issuedSchema.parse(answer)
    },
  }
}

/** HMAC-SHA256 of `<seconds>.<body>`, lower-case hex. */
export function signDocument({
  secret,
  timestamp,
  body,
}: {
  readonly secret: string
  readonly timestamp: string
  readonly body: string
}): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`, 'utf8').digest('hex')
}

function toDocument({ key, kind, receiver, net, iva, total, corrects }: TaxDocumentOrder) {
  const type = taxDocumentTypes[kind]
  return {
    id: key,
    tipo: type,
    moneda: 'CLP',
    neto: net,
    iva,
    total,
    receptor: receiver,
    corrige: corrects === null ? null : { tipo: taxDocumentTypes[corrects.kind], folio: corrects.folio },
  }
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxAnswerBytes) throw new Error('The issuer answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
