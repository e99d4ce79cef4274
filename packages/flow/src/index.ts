export type { FlowMode } from './client/base-url.ts'
export type { FlowAnswer, FlowDuration } from './client/calls.ts'
export { addDays, type ChileanDay, chileanDayOf, parseChileanDay, parseChileanInstant, startOfChileanDay } from './client/chilean-time.ts'
export { breakCircuit, type CircuitBreakerOptions } from './client/circuit-breaker.ts'
export {
  createFlowClient,
  type FlowCallOptions,
  type FlowCallRecord,
  type FlowClient,
  type FlowClientOptions,
} from './client/client.ts'
export { FlowError, type FlowErrorFacts, type FlowErrorKind, type FlowReason } from './client/flow-error.ts'
export {
  type CustomerStatus,
  customerStatus,
  type FlowCustomer,
  type FlowRegisterResult,
  type FlowRegistration,
  type RegisterStatus,
  registerStatus,
} from './client/objects/customer.ts'
export { type FlowInvoice, type InvoiceItemType, type InvoiceStatus, invoiceItemType, invoiceStatus } from './client/objects/invoice.ts'
export {
  type ChargeOrder,
  type FlowPayment,
  type FlowRefund,
  type PaymentStatus,
  parseChargeOrder,
  paymentStatus,
  type RefundStatus,
  refundStatuses,
} from './client/objects/payment.ts'
export {
  type FlowCatalogueItem,
  type FlowPlan,
  type ItemStatus,
  itemStatus,
  type PlanInterval,
  type PlanStatus,
  planInterval,
  planStatus,
} from './client/objects/plan.ts'
export {
  type FlowItemChange,
  type FlowSubscription,
  type FlowSubscriptionItem,
  type Morose,
  morose,
  type SubscriptionStatus,
  subscriptionStatus,
} from './client/objects/subscription.ts'
export type { FlowPage } from './client/objects/values.ts'
export { type ListAllOptions, listAll } from './client/paging.ts'
export type { FlowEndpoint, FlowParameters, PageRange } from './client/parameters.ts'
export { registrationPage } from './client/registration-page.ts'
export { type FlowValue, type SentParameters, signFlowRequest, toSentParameters } from './client/signature.ts'
