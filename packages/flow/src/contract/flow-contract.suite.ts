import { describe } from 'vitest'
import { describeCatalogue } from './catalogue.suite.ts'
import { describePassingTime } from './passing-time.suite.ts'
import { describeRegistration } from './registration.suite.ts'
import { describeSubscriptions } from './subscriptions.suite.ts'
import type { OpenedSubject } from './testing/flow-subject.ts'
import { describeTransport } from './transport.suite.ts'

/** What our payments rely on, asked of Flow or of what stands for it. Nothing is asked of its insides. */
export function describeFlowContract(opened: OpenedSubject): void {
  describe('transport', () => describeTransport(opened))
  describe('customers, plans and items', () => describeCatalogue(opened))
  describe('subscriptions', () => describeSubscriptions(opened))
  describe.runIf(opened.abilities.isSimulator)('registration of a card', () => describeRegistration(opened))
  describe.runIf(opened.abilities.isSimulator)('as time passes', () => describePassingTime(opened))
}
