/** A refusal that an operator can act on; its message is shown as it is. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
