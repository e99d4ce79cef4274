/** An error as Flow answers it: HTTP 400 or 401 with `{ code, message }`. */
export class FlowError extends Error {
  readonly status: 400 | 401
  readonly code: number

  constructor(status: 400 | 401, code: number, message: string) {
    super(message)
    this.name = 'FlowError'
    this.status = status
    this.code = code
  }
}

/** A value or a state that Flow does not accept. */
export function refusal(message: string): FlowError {
  return new FlowError(400, 1001, message)
}

/** 104, naming the first parameter that is missing. */
export function missingParameter(name: string): FlowError {
  return new FlowError(400, 104, `Missing service params: ${name}`)
}

export function unknownService(): FlowError {
  return new FlowError(400, 105, 'No services available')
}

/** Flow's answer to a wrong key or signature is not known; this one is a guess. */
export function invalidSignature(): FlowError {
  return new FlowError(401, 108, 'Invalid signature')
}

export function alreadyUsed(message: string): FlowError {
  return new FlowError(401, 501, message)
}
