import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFlowClient, type FlowCallRecord, type FlowClient, type FlowClientOptions } from '../client.ts'

export interface ReceivedRequest {
  readonly method: string
  /** Path without its query. */
  readonly path: string
  readonly contentType: string
  /** Query of a GET, form of a POST. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Answers one request. `count` is 1 of the first. */
export type Answering = (response: ServerResponse, request: ReceivedRequest, count: number) => void

export interface TestServer extends AsyncDisposable {
  readonly client: FlowClient
  readonly baseUrl: string
  readonly requests: ReceivedRequest[]
  readonly records: FlowCallRecord[]
}

export const testKeys = { apiKey: '1F90971E-8276-4715-97FF-2BLG5030EE3B', secretKey: 'f00dfacef00dfacef00dfacef00dfacef00dface' }

/** A server that answers as it is told, and a client of it. */
export async function openServer(answering: Answering, options: Partial<FlowClientOptions> = {}): Promise<TestServer> {
  const requests: ReceivedRequest[] = []
  const listener: RequestListener = (request, response) => {
    void readRequest(request).then((received) => {
      requests.push(received)
      answering(response, received, requests.length)
    })
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  const records: FlowCallRecord[] = []
  const client = createFlowClient({ mode: 'simulator', baseUrl, ...testKeys, onCall: (record) => records.push(record), ...options })
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { client, baseUrl, requests, records, [Symbol.asyncDispose]: close }
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  const url = new URL(request.url ?? '', 'http://localhost')
  const form = request.method === 'POST' ? new URLSearchParams(body) : url.searchParams
  const contentType = request.headers['content-type'] ?? ''
  return { method: request.method ?? '', path: url.pathname, contentType, parameters: Object.fromEntries(form) }
}

/** Answers JSON. */
export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export const customerAnswer = {
  customerId: 'cus_onoolldvec',
  created: '2017-07-21 12:33:15',
  email: 'ana.perez@correo.cl',
  name: 'Ana Pérez',
  pay_mode: 'auto',
  creditCardType: 'Visa',
  last4CardDigits: '4425',
  externalId: 'user_7',
  status: '1',
  registerDate: '2026-07-26 10:00:05',
}

export const subscriptionAnswer = {
  subscriptionId: 'sus_azcyjj9ycd',
  planId: 'fullBjud',
  plan_name: 'Plan',
  customerId: 'cus_onoolldvec',
  created: '2026-07-26 10:01:00',
  subscription_start: '2026-07-26 00:00:00',
  subscription_end: null,
  period_start: '2026-07-26 00:00:00',
  period_end: '2026-08-25 00:00:00',
  next_invoice_date: '2026-08-26 00:00:00',
  trial_period_days: '0',
  trial_start: null,
  trial_end: null,
  cancel_at_period_end: '0',
  cancel_at: null,
  status: '1',
  morose: '0',
  discount: [],
  invoices: [
    {
      id: '1167928',
      subscriptionId: 'sus_azcyjj9ycd',
      customerId: 'cus_onoolldvec',
      created: '2026-07-26 10:01:01',
      subject: 'Plan - período: 2026-07-26 / 2026-08-25',
      currency: 'CLP',
      amount: '1000.0000',
      period_start: '2026-07-26 00:00:00',
      period_end: '2026-08-25 00:00:00',
      attemp_count: '0',
      attemped: '1',
      next_attemp_date: '2026-07-26 00:00:00',
      due_date: '2026-07-29 00:00:00',
      status: '1',
      error: '0',
      errorDate: null,
      errorDescription: null,
      items: [{ id: 55, subject: 'Plan', type: '1', currency: 'CLP', amount: '1000.0000' }],
    },
  ],
  items: [
    {
      s_item_id: 9,
      item_id: '31',
      name: 'Corte Suprema',
      currency: 'CLP',
      amount: '20000.0000',
      quantity: 1,
      totalAmount: '20000.0000',
      amountFormat: '$20.000',
    },
  ],
}

export const paymentAnswer = {
  flowOrder: '3567899',
  commerceOrder: 'sus_f7254c813f_1167928_2026-07-05 19:55',
  requestDate: '2026-07-05 19:55:01',
  status: '2',
  subject: 'Plan',
  currency: 'CLP',
  amount: '25000.0000',
  payer: 'ana.perez@correo.cl',
  optional: '{"rut":"11111111-1"}',
  pending_info: { media: null, date: null },
  paymentData: {
    date: '2026-07-05 19:55:09',
    media: 'webpay',
    amount: '25000.0000',
    currency: 'CLP',
    fee: '723.00',
    balance: '24140',
    transferDate: '2026-07-08 00:00:00',
  },
  merchantId: null,
}
