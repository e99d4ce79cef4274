import type { AssistantAnswer } from '@basejuris/contract'
import { unreadSentence } from '@basejuris/domain/unread-rulings'
import { coverageLine } from './coverage-line.ts'

/** In what was searched, and what was not read for lack of a subscription, with the way to it. Nothing where the answer says nothing of it. */
export function CoverageWords({ coverage }: { readonly coverage: AssistantAnswer['cobertura'] }) {
  if (coverage === null) return null
  const unread = unreadSentence(coverage.sinAcceso)
  return (
    <>
      {coverageLine(coverage)}
      {unread !== '' && (
        <>
          {` ${unread} `}
          <a className="inline-link" href="/suscripciones">
            Ver las bases
          </a>
        </>
      )}
    </>
  )
}
