import { afterAll, beforeAll } from 'vitest'
import { openPayments, type Payer, type TestPayments } from './open-payments.ts'

export {
  addPayer,
  comeBack,
  openPayments,
  type Payer,
  pay,
  registerAtProvider,
  subscribe,
  type TestPayments,
} from './open-payments.ts'

/** The product with payments for all tests of a file: opened and prepared before them, closed after them. */
export function paymentFixture(prepare: (test: TestPayments) => Promise<void> = async () => undefined): TestPayments {
  let opened: TestPayments | null = null
  beforeAll(async () => {
    opened = await openPayments()
    await prepare(opened)
  })
  afterAll(() => opened?.close())
  return new Proxy({} as TestPayments, {
    get(_target, key) {
      if (opened === null) throw new Error('payments are open within tests only')
      return Reflect.get(opened, key)
    },
  })
}

/** An attempt as its page sees it. */
export async function attemptOf({ call }: Payer, paymentRef: string) {
  return (await call('GET', `/v1/payment/attempts/${paymentRef}`)).body.data
}
