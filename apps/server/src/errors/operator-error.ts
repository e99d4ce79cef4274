/** A refusal that an operator can act on; its message is shown unchanged. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
