import { CircleAlert } from 'lucide-react'
import { CallError } from '../../api/call-error.ts'

/** Why what was sent was not taken: the sentence, what is wrong field by field, and the code for support of what is our fault. */
export function FormFailure({ error }: { readonly error: Error | null }) {
  if (error === null) return null
  const details = error instanceof CallError ? error.details : []
  const requestId = error instanceof CallError && error.status >= 500 ? error.requestId : null
  return (
    <div role="alert" className="flex items-start gap-2 rounded-sm bg-no-wash px-3 py-2.5 text-14 text-no">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-[3px]" />
      <div className="grid gap-0.5">
        <p>{error.message}</p>
        {details.map(({ field, message }) => (
          <p key={`${field} ${message}`}>{message.slice(0, 1).toUpperCase() + message.slice(1)}.</p>
        ))}
        {requestId !== null && <p className="text-13">Código para soporte: {requestId}</p>}
      </div>
    </div>
  )
}
