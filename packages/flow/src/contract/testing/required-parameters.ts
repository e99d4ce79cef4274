const sample = {
  amount: 1000,
  changeType: 'to_future',
  commerceId: 'orden-que-no-existe',
  commerceOrder: 'orden-que-no-existe',
  couponId: 1,
  currency: 'CLP',
  customerId: 'cus_aaaaaaaaaa',
  date: '2026-07-05',
  email: 'prueba@correo.cl',
  externalId: 'user_que_no_existe',
  flowOrder: 1,
  interval: 3,
  invoiceId: 1,
  itemId: 1,
  name: 'Prueba de contrato',
  newPlanId: 'planQueNoExiste',
  planId: 'planQueNoExiste',
  receiverEmail: 'prueba@correo.cl',
  refundCommerceOrder: 'devolucion-que-no-existe',
  subject: 'Prueba de contrato',
  subscriptionId: 'sus_aaaaaaaaaa',
  token: 'A'.repeat(40),
  trial_period_days: 5,
  urlCallBack: 'https://www.flow.cl/',
  urlConfirmation: 'https://www.flow.cl/',
  urlReturn: 'https://www.flow.cl/',
  url_return: 'https://www.flow.cl/',
} as const

type ParameterName = keyof typeof sample

/** Method, path and required parameters of every call that Flow documents and the simulator offers. */
const documented = `
POST customer/create name email externalId
POST customer/edit customerId
POST customer/delete customerId
GET customer/get customerId
GET customer/list
POST customer/register customerId url_return
GET customer/getRegisterStatus token
POST customer/unRegister customerId
POST customer/charge customerId amount subject commerceOrder
GET customer/getCharges customerId
GET customer/getChargeAttemps customerId
GET customer/getSubscriptions customerId
POST plans/create planId name amount interval
GET plans/get planId
POST plans/edit planId
POST plans/delete planId
GET plans/list
POST subscription/create planId customerId
GET subscription/get subscriptionId
GET subscription/list planId
POST subscription/changeTrial subscriptionId trial_period_days
POST subscription/cancel subscriptionId
POST subscription/addCoupon subscriptionId couponId
POST subscription/deleteCoupon subscriptionId
POST subscription/addItem subscriptionId itemId
POST subscription/deleteItem subscriptionId itemId
POST subscription/changePlan subscriptionId newPlanId
POST subscription/changePlanPreview subscriptionId newPlanId
POST subscription/changePlanCancel subscriptionId
POST subscription_item/create name currency amount
GET subscription_item/get itemId
POST subscription_item/edit itemId
POST subscription_item/delete itemId changeType
GET subscription_item/list
POST coupon/create name
POST coupon/edit couponId name
POST coupon/delete couponId
GET coupon/get couponId
GET coupon/list
GET invoice/get invoiceId
POST invoice/cancel invoiceId
POST invoice/outsidePayment invoiceId date
GET invoice/getOverDue
POST invoice/retryToCollect invoiceId
POST payment/create commerceOrder subject amount email urlConfirmation urlReturn
GET payment/getStatus token
GET payment/getStatusByCommerceId commerceId
GET payment/getStatusByFlowOrder flowOrder
GET payment/getStatusExtended token
GET payment/getStatusByFlowOrderExtended flowOrder
GET payment/getPayments date
POST refund/create refundCommerceOrder receiverEmail amount urlCallBack
POST refund/cancel token
GET refund/getStatus token`

export interface DocumentedCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly required: readonly ParameterName[]
}

export const documentedCalls: readonly DocumentedCall[] = documented
  .trim()
  .split('\n')
  .map((line) => {
    const [method, path = '', ...required] = line.split(' ')
    return { method: method === 'GET' ? 'GET' : 'POST', path, required: required as ParameterName[] }
  })

/** Well-formed values of these parameters that name nothing which exists. */
export function sampleOf(names: readonly ParameterName[]): Record<string, string | number> {
  return Object.fromEntries(names.map((name) => [name, sample[name]]))
}
