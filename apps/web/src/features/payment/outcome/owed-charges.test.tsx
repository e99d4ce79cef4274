// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { OwedCharges, owedCharges } from './owed-charges.tsx'

afterEach(cleanup)

const refusal = (...details: readonly object[]) =>
  new CallError(409, { error: 'Tiene cobros pendientes.', code: 'payment.unpaid', details })

test('each owed charge is shown with the page on which it is paid, named where there are several', () => {
  const details = [
    { field: 'cobro', message: 'Debe $11.000.', enlace: 'https://pago.test/1' },
    { field: 'cobro', message: 'Debe $21.000.' },
  ]
  render(<OwedCharges charges={owedCharges(refusal(...details))} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Debe $11.000. Pagar ahora', 'Debe $21.000. '])
  expect(screen.getByRole('link', { name: 'Pagar ahora: Debe $11.000.' }).getAttribute('href')).toBe('https://pago.test/1')
})

test('an address that is no web page is no link, and another refusal names no charge', () => {
  const charges = owedCharges(refusal({ field: 'cobro', message: 'Debe $1.000.', enlace: 'javascript:alert(1)' }))
  render(<OwedCharges charges={charges} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(owedCharges(new CallError(409, { code: 'payment.subscribed', details: [{ field: 'a', message: 'b' }] }))).toEqual([])
})
