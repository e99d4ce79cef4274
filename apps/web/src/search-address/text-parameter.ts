import type { AddressParameters } from './parse-address.ts'

/** The first value of a parameter of an address, trimmed and well formed; empty without one. */
export function textParameter(parameters: AddressParameters, name: string): string {
  const value = parameters[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).replaceAll('\0', ' ').toWellFormed().trim()
}
