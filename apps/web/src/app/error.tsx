'use client'
import { StatePage } from '../components/frame/state-page.tsx'
import { Button, buttonClass } from '../components/ui/button.tsx'

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string }
}

export default function ErrorPage({ error }: ErrorPageProps) {
  return (
    <StatePage
      title="La página no se pudo mostrar."
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Intentar de nuevo
          </Button>
          <a className={buttonClass('line')} href="/">
            Ir al inicio
          </a>
        </>
      }
      {...(error.digest === undefined ? {} : { note: `Código para soporte: ${error.digest}` })}
    >
      Error interno del servidor. Por favor, intenta más tarde.
    </StatePage>
  )
}
