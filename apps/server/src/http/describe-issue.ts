import type { ErrorDetail } from '../errors/service-error.ts'

/** An invalid field as the zod type provider reports it. */
export interface ValidationIssue {
  readonly keyword: string
  readonly instancePath: string
  readonly message?: string | undefined
  readonly params: Readonly<Record<string, unknown>>
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  array: 'una lista',
  object: 'un objeto',
  boolean: 'verdadero o falso',
}

/** Describes an invalid field for people: its name and what is allowed. Never repeats the value. */
export function describeIssue(issue: ValidationIssue): ErrorDetail[] {
  const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.')
  if (issue.keyword === 'unrecognized_keys') {
    return (issue.params['keys'] as string[])
      .slice(0, 20)
      .map((key) => ({ field: [field, key.slice(0, 60)].filter(Boolean).join('.'), message: 'campo desconocido' }))
  }
  return [{ field: field === '' ? 'cuerpo' : field, message: allowed(issue) }]
}

/** How zod's own messages begin; any other message is a sentence of the contract. */
const defaultMessage = /^(?:Too (?:big|small)|Invalid|Unrecognized)\b/

function allowed({ keyword, params, message }: ValidationIssue): string {
  if (message !== undefined && message !== '' && !defaultMessage.test(message)) return message
  if (keyword === 'invalid_type') return `debe ser ${typeNames[String(params['expected'])] ?? String(params['expected'])}`
  if (keyword === 'invalid_value') return `valores permitidos: ${(params['values'] as unknown[]).map(String).join(', ')}`
  if (keyword === 'too_big') return bound('máximo', params['maximum'], params['origin'])
  if (keyword === 'too_small') return bound('mínimo', params['minimum'], params['origin'])
  if (keyword === 'invalid_union') return 'debe ser un texto o una lista de textos, dentro de los límites'
  if (keyword === 'invalid_format') return 'formato no válido'
  return 'valor no válido'
}

function bound(word: string, limit: unknown, origin: unknown): string {
  const unit = origin === 'string' ? ' caracteres' : origin === 'array' ? ' elementos' : ''
  return `${word} ${String(limit)}${unit}`
}
