import { afterAll, beforeAll, expect, it } from 'vitest'
import { registrationPage } from '../client/registration-page.ts'
import { createCustomer, type FlowSubject, type OpenedSubject } from './testing/flow-subject.ts'
import { type Form, walkForms } from './testing/walk-forms.ts'

const returnUrl = 'https://app.example.cl/vuelta?intento=a&b=c d'
/** What a person types on the pages. */
const person = { vencimiento: '12/40', cvv: '123', rut: '11.111.111-1', clave: '123' }

/** Registering a card on the provider's pages, and the browser's way back. */
export function describeRegistration({ open }: OpenedSubject): void {
  let subject: FlowSubject
  beforeAll(async () => {
    subject = await open()
  })
  afterAll(() => subject[Symbol.asyncDispose]())

  async function register(customerId: string, numero: string, button = 'aceptar'): Promise<{ back: Form; token: string }> {
    const { client } = subject
    const registration = await client.call('customer/register', { customerId, url_return: returnUrl })
    const back = await walkForms(registrationPage(client.mode, registration), { ...person, numero }, button)
    return { back, token: registration.token }
  }

  it('sends the browser back with a POST of the token alone', async () => {
    const { back, token } = await register(await createCustomer(subject), '4051 8856 0044 6623')
    expect(back).toEqual({ action: new URL(returnUrl).href, method: 'post', fields: { token } })
  })

  it('gives the card to the customer, with its brand and last digits', async () => {
    const customerId = await createCustomer(subject)
    const { token } = await register(customerId, '4051 8856 0044 6623')
    expect((await subject.raw.get('customer/getRegisterStatus', { token })).json).toMatchObject({ status: '1', customerId })
    const ask = () => subject.client.call('customer/getRegisterStatus', { token })
    const card = { creditCardType: 'Visa', last4CardDigits: '6623' }
    expect(await ask()).toMatchObject({ status: 1, customerId, ...card })
    // A plain read, which may be repeated.
    expect(await ask()).toMatchObject({ status: 1, customerId })
    const customer = await subject.client.call('customer/get', { customerId })
    expect(customer).toMatchObject({ pay_mode: 'auto', registerDate: expect.any(Date), ...card })
  })

  it('replaces the card of before', async () => {
    const customerId = await createCustomer(subject)
    await register(customerId, '4051 8856 0044 6623')
    await register(customerId, '4051 8842 3993 7763')
    expect(await subject.client.call('customer/get', { customerId })).toMatchObject({
      creditCardType: 'RedCompra',
      last4CardDigits: '7763',
    })
  })

  it.each([
    ['a card that the bank refuses', '5186 0595 5959 0568', 'aceptar'],
    ['a person who refuses', '4051 8856 0044 6623', 'rechazar'],
  ])('of %s comes back too, and changes nothing', async (_, numero, button) => {
    const customerId = await createCustomer(subject)
    const { back, token } = await register(customerId, numero, button)
    expect(back.fields).toEqual({ token })
    expect(await subject.client.call('customer/getRegisterStatus', { token })).toMatchObject({ status: 0 })
    expect(await subject.client.call('customer/get', { customerId })).toMatchObject({ creditCardType: null, registerDate: null })
  })

  it('of a refused card leaves the card of before', async () => {
    const customerId = await createCustomer(subject)
    await register(customerId, '4051 8856 0044 6623')
    await register(customerId, '5186 0595 5959 0568')
    expect(await subject.client.call('customer/get', { customerId })).toMatchObject({ pay_mode: 'auto', last4CardDigits: '6623' })
  })
}
