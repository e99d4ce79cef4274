'use client'
import { type ComponentType, lazy, Suspense } from 'react'
import { awayStatus } from '../api/away.ts'
import { ErrorPage } from '../components/states/error-page.tsx'

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string }
  readonly reset: () => void
}

/** Loaded with the failure: it would travel with every page. Where it does not come the page stands without it. */
const Aids = lazy<ComponentType<{ readonly part: 'header' | 'retry'; readonly onRetry: () => void }>>(() =>
  import('../components/states/failed-page-aids.tsx').catch(() => ({ default: () => null })),
)

export default function PageError({ error: { digest }, reset }: ErrorPageProps) {
  // An error of the pages themselves has a hash alone.
  const [code, status, ...sentence] = (digest ?? '').split(' ')
  return (
    <>
      <Suspense fallback={null}>
        <Aids part="header" onRetry={reset} />
      </Suspense>
      <ErrorPage title="La página no se pudo mostrar." sentence={sentence.join(' ')}>
        <a className="ml-4 text-14" href="/">
          Ir al inicio
        </a>
        <Suspense fallback={null}>{status === String(awayStatus) && <Aids part="retry" onRetry={reset} />}</Suspense>
        {code !== '' && <p className="mt-4 text-13 text-ink-2">Código para soporte: {code}</p>}
      </ErrorPage>
    </>
  )
}
