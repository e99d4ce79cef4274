import { CallError } from '../../api/call-error.ts'
import { toSentence } from './failure.ts'
import { FormFailure } from './form-failure.tsx'

const ourFault = 500

/** Why a submission failed, with the support code when the fault is ours. Renders nothing without an error. */
export function ErrorNotice({ error }: { readonly error: Error | null }) {
  if (error === null) return null
  const details = error instanceof CallError ? error.details : []
  return (
    <FormFailure requestId={error instanceof CallError && error.status >= ourFault ? error.requestId : null}>
      {error.message}
      {details.map(({ field, message }) => (
        <span key={`${field} ${message}`} className="block">
          {toSentence(message)}
        </span>
      ))}
    </FormFailure>
  )
}
