// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { validityMessage } from './validity-message.ts'
import { wordValidity } from './word-validity.ts'

const valid = {
  valid: true,
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valueMissing: false,
}
const message = (type: string, wrong: Partial<typeof valid>, more = {}) =>
  validityMessage({ type, title: '', ...more, validity: { ...valid, valid: false, ...wrong } })

it('words in Spanish what browsers word in their language', () => {
  expect(message('text', { valueMissing: true })).toBe('Complete este campo.')
  expect(message('checkbox', { valueMissing: true })).toBe('Marque esta casilla para continuar.')
  expect(message('email', { typeMismatch: true })).toBe('Escriba un correo, como nombre@ejemplo.cl.')
  expect(message('text', { patternMismatch: true }, { title: 'Un año de cuatro cifras' })).toBe(
    'Use el formato pedido: Un año de cuatro cifras.',
  )
  expect(message('password', { tooShort: true }, { minLength: 12 })).toBe('Use al menos 12 caracteres.')
  expect(message('number', { rangeUnderflow: true }, { min: '1' })).toBe('Use 1 o más.')
  expect(message('number', { badInput: true })).toBe('Revise este campo.')
})

it('words the fields of every form, and stops when one is changed', () => {
  wordValidity()
  render(
    <form>
      <input aria-label="Quién lo presenta" required />
    </form>,
  )
  const field = screen.getByRole('textbox') as HTMLInputElement
  field.form?.checkValidity()
  expect(field.validationMessage).toBe('Complete este campo.')
  fireEvent.input(field, { target: { value: 'Elisa Ficticia' } })
  expect(field.checkValidity()).toBe(true)
})
