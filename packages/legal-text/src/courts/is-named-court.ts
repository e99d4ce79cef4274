import { foldText } from '../analysis/fold-text.ts'
import { courtName } from './court-name.ts'

const plain = (name: string): string => foldText(courtName(name)).replace(/[º°]/gu, '')
const ordinal = /^\d{1,2} /u

/**
 * Whether a court as cited may be `court`. A citation may leave out the end («Corte de Apelaciones») or the number («Juzgado Civil de
 * Santiago»), and then means any of them.
 */
export function isNamedCourt(cited: string, court: string): boolean {
  const [a, b] = [plain(cited), plain(court)]
  const isOneOf = (name: string): boolean => name === a || name.startsWith(`${a} `)
  return isOneOf(b) || (!ordinal.test(a) && isOneOf(b.replace(ordinal, '')))
}
