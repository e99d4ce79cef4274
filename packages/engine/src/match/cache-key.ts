/** One name for equal questions, or parts of them. As JSON, where numbers that JSON does not know keep their own. */
export function questionKey(question: unknown): string {
  return JSON.stringify(question, (_name, value: unknown) => (typeof value === 'number' && !Number.isFinite(value) ? `${value}` : value))
}
