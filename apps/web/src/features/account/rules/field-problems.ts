import { passwordLength } from '@basejuris/domain/limits'

/** Copy of the contract's rule for addresses, without its validation library. A test compares both, and the sentences. */
const emailRules = { max: 254, shape: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u }

export function emailProblem(value: string): string | undefined {
  const trimmed = value.trim()
  if (trimmed === '') return 'Indique su correo.'
  if (trimmed.length > emailRules.max) return `Use como máximo ${emailRules.max} caracteres.`
  return emailRules.shape.test(trimmed) ? undefined : 'Use una dirección de correo.'
}

export function newPasswordProblem(value: string): string | undefined {
  if (value === '') return 'Indique una contraseña.'
  if (value.length < passwordLength.min) return `Use al menos ${passwordLength.min} caracteres.`
  return value.length > passwordLength.max ? `Use como máximo ${passwordLength.max} caracteres.` : undefined
}

export function currentPasswordProblem(value: string): string | undefined {
  return value === ''
    ? 'Indique su contraseña.'
    : value.length > passwordLength.max
      ? `Use como máximo ${passwordLength.max} caracteres.`
      : undefined
}
