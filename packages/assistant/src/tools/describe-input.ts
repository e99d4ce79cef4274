import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const typeNames: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  array: 'una lista',
  object: 'un objeto',
}
const units: Readonly<Record<string, string>> = { string: ' caracteres', array: ' elementos' }

/** What is wrong with an input, in Spanish: each field and what is allowed. Never repeats the value. */
export function describeInput({ issues }: z.ZodError): string {
  return issues
    .slice(0, 10)
    .map((issue) => `${issue.path.map(String).join('.') || 'entrada'}: ${allowed(issue)}.`)
    .join(' ')
}

function allowed(issue: Issue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'es obligatorio' : `debe ser ${typeNames[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `valores permitidos: ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_big') return `máximo ${issue.maximum}${units[issue.origin] ?? ''}`
  if (issue.code === 'too_small') return `mínimo ${issue.minimum}${units[issue.origin] ?? ''}`
  if (issue.code === 'invalid_format') return 'use una fecha aaaa-mm-dd que exista'
  return issue.code === 'custom' ? issue.message : 'valor no válido'
}
