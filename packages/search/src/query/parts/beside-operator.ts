import type { Span } from './span.ts'

const joining = 'Y/O|AND/OR|Y|E|O|U|AND|OR'
/** Words in capitals that join or exclude, for a pattern. */
export const operatorWords = `${joining}|NOT?`
const before = new RegExp(String.raw`(?:(?:^|[\s(])(?:${operatorWords})\s+|(?:^|[\s(])[+!-]|[&|(])$`, 'u')
const behind = new RegExp(String.raw`^(?:\s+(?:${joining})(?!\S)|\s*[)&|])`, 'u')

/** Whether an operator or a mark is of a part of a text: «dt» in «multa dt O suseso», not in «dt NO multa». */
export function isBesideOperator(text: string, { from, to }: Span): boolean {
  return before.test(text.slice(0, from)) || behind.test(text.slice(to))
}

/** «hurto Y Garantía de Angol»: an operator parts a court from what stands before it as a sign does. */
export function withSigns(text: string): string {
  return text.replace(/(?<=(?:^|[\s(])(?:Y|NO|AND|NOT))\s(?=\p{L})/gu, '+')
}
