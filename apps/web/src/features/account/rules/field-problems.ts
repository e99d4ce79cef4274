/** Copies of the contract's rules, without its validation library. A test compares both. */
const email = { longest: 254, shape: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u }
export const passwordBounds = { shortest: 10, longest: 128 }

export function emailProblem(value: string): string | undefined {
  const given = value.trim()
  if (given === '') return 'Indique su correo.'
  if (given.length > email.longest) return `Use como máximo ${email.longest} caracteres.`
  return email.shape.test(given) ? undefined : 'Use una dirección de correo.'
}

export function newPasswordProblem(value: string): string | undefined {
  if (value === '') return 'Indique una contraseña.'
  if (value.length < passwordBounds.shortest) return `Use al menos ${passwordBounds.shortest} caracteres.`
  return value.length > passwordBounds.longest ? `Use como máximo ${passwordBounds.longest} caracteres.` : undefined
}

export function currentPasswordProblem(value: string): string | undefined {
  return value === ''
    ? 'Indique su contraseña.'
    : value.length > passwordBounds.longest
      ? `Use como máximo ${passwordBounds.longest} caracteres.`
      : undefined
}
