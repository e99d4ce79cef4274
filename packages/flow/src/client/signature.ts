import { createHmac } from 'node:crypto'

/** Absent values are neither signed nor sent. */
export type FlowValue = string | number | null | undefined

/** Parameters as they are signed and sent, without the absent ones. */
export type SentParameters = Readonly<Record<string, string>>

/**
 * Numbers as decimal text.
 * @throws {TypeError} where a number has no plain decimal text
 */
export function toSentParameters(parameters: Readonly<Record<string, FlowValue>>): SentParameters {
  const sent = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, formatValue(name, value)] as const],
  )
  return Object.fromEntries(sent)
}

/** `s` of a request: HMAC-SHA256 over names and values, sorted by name in code units, in lower-case hex. */
export function signFlowRequest(parameters: SentParameters, secretKey: string): string {
  // The default order compares code units, upper case before lower.
  const text = Object.keys(parameters)
    .filter((name) => name !== 's')
    .sort()
    .map((name) => name + parameters[name])
    .join('')
  return createHmac('sha256', secretKey).update(text, 'utf8').digest('hex')
}

function formatValue(name: string, value: string | number): string {
  if (typeof value === 'string') return value
  const text = String(value)
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw new TypeError(`${name} is not a plain number`)
  return text
}
