import { awayStatus } from '../../api/away.ts'
import { buttonClass } from '../ui/button.tsx'
import type { PageFailure } from './load-page.ts'
import { RetryPage } from './retry-page.tsx'

interface LoadFailureProps {
  readonly title: string
  readonly failure: PageFailure
  readonly retryHref: string
}

/** A list that could not be loaded: why, a retry link and the support code. */
export function LoadFailure({ title, failure: { status, message, requestId }, retryHref }: LoadFailureProps) {
  return (
    <div role="alert" className="max-w-[46rem]">
      <h1 className="font-serif text-[1.375rem] leading-[1.3] font-[540] tracking-[-0.01em] text-balance text-paper-ink">{title}</h1>
      <p className="mt-1.5 max-w-[58ch] text-pretty text-ink-2">{message}</p>
      <p className="mt-5">
        <a className={buttonClass('primary', 'md', 'max-md:h-11')} href={retryHref}>
          Intentar de nuevo
        </a>
      </p>
      {(status === null || status === awayStatus) && <RetryPage />}
      {requestId !== null && <p className="mt-4 text-13 text-ink-2">Código para soporte: {requestId}</p>}
    </div>
  )
}
