'use client'
import { ErrorPage } from '../components/states/error-page.tsx'

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string }
}

export default function PageError({ error: { digest } }: ErrorPageProps) {
  // An error of the pages themselves has a hash alone.
  const [code, ...sentence] = (digest ?? '').split(' ')
  return (
    <ErrorPage title="La página no se pudo mostrar." sentence={sentence.join(' ')}>
      <a className="ml-4 text-14" href="/">
        Ir al inicio
      </a>
      {code !== '' && <p className="mt-4 text-13 text-ink-2">Código para soporte: {code}</p>}
    </ErrorPage>
  )
}
