import { describe } from 'vitest'
import { flowBaseUrl } from '../client/base-url.ts'
import { createFlowClient } from '../client/client.ts'
import { describeFlowContract } from './flow-contract.suite.ts'
import type { FlowSubject } from './testing/flow-subject.ts'
import { RawFlow } from './testing/raw-flow.ts'

const apiKey = process.env['FLOW_SANDBOX_API_KEY'] ?? ''
const secretKey = process.env['FLOW_SANDBOX_SECRET_KEY'] ?? ''
/** Flow writes to its customers: the mailbox has to be one's own. */
const email = process.env['FLOW_SANDBOX_EMAIL'] ?? ''
/** A customer whose card a person has registered before. */
const cardholder = process.env['FLOW_SANDBOX_CUSTOMER_ID'] ?? ''

const unable = (what: string) => () => Promise.reject(new Error(`${what} in Flow's sandbox`))

function open(): Promise<FlowSubject> {
  if (email === '') throw new Error('FLOW_SANDBOX_EMAIL has to name a mailbox of yours, as Flow writes to its customers')
  const access = { baseUrl: flowBaseUrl('sandbox'), apiKey, secretKey }
  return Promise.resolve({
    client: createFlowClient({ mode: 'sandbox', ...access }),
    raw: new RawFlow(access),
    email,
    callbackUrl: 'https://www.flow.cl/',
    openCardholder: () => Promise.resolve(cardholder),
    advanceDays: unable('time does not pass'),
    callbacks: unable('callbacks do not arrive here'),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  })
}

const hasKeys = apiKey !== '' && secretKey !== ''
const name = "contract of Flow, kept by Flow's sandbox"

// Keys of Flow's sandbox are nobody's but the operator's.
describe.skipIf(!hasKeys)(hasKeys ? name : `${name}: FLOW_SANDBOX_API_KEY and FLOW_SANDBOX_SECRET_KEY are not set`, () => {
  describeFlowContract({ abilities: { hasCards: cardholder !== '', isSimulator: false }, open })
})
