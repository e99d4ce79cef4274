'use client'
import { ErrorPage } from '../components/states/error-page.tsx'

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string }
}

export default function PageError({ error: { digest } }: ErrorPageProps) {
  return (
    <ErrorPage title="La página no se pudo mostrar.">
      <a className="ml-4 text-14" href="/">
        Ir al inicio
      </a>
      {digest !== undefined && <p className="mt-4 text-13 text-ink-2">Código para soporte: {digest}</p>}
    </ErrorPage>
  )
}
