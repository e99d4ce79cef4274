import { withBareCaption } from '../../parts/find-caption.ts'
import { withUsualQuotes } from '../../parts/usual-quotes.ts'
import { withCapitalOperators } from './capital-operators.ts'
import { withJoinedVotes } from './joined-votes.ts'
import { withBrackets, withQuotedNames } from './quoted-names.ts'
import { withJoinedSigns } from './with-joined-signs.ts'

export const maxQueryLength = 2000

/** The query with usual signs in place of others, and without the quotes of names that are conditions. Each word stays where it is. */
export function typedText(written: string): string {
  const usual = withBrackets(withUsualQuotes(written.slice(0, maxQueryLength).normalize('NFC')))
  return withBareCaption(withJoinedSigns(withJoinedVotes(withQuotedNames(withCapitalOperators(usual)))))
}
