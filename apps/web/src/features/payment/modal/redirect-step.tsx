import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { type HeadingProps, StepHeading } from './step-heading.tsx'

const countdownSeconds = 3

/** Counts down before the browser goes to the provider's page. A button goes at once. */
export function RedirectStep({ url, ...heading }: HeadingProps & { readonly url: string }) {
  const [seconds, setSeconds] = useState(countdownSeconds)
  useEffect(() => {
    if (seconds === 0) {
      location.assign(url)
      return
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds, url])
  return (
    <div className="grid gap-5 text-15">
      <StepHeading {...heading} step="redirect" />
      <p role="status" className="text-pretty">
        En {countdownSeconds} segundos se abre la página segura de Flow, donde registra su tarjeta: BaseJuris no ve ni guarda su número.
        Después vuelve aquí.
      </p>
      <div className="flex items-center justify-between gap-4 max-md:grid">
        <p aria-hidden className="figures text-20 font-[560] text-accent">
          {seconds > 0 ? `${seconds}…` : 'Abriendo…'}
        </p>
        <Button variant="primary" size="lg" onClick={() => setSeconds(0)}>
          <ExternalLink size={16} strokeWidth={1.5} aria-hidden />
          Ir ahora
        </Button>
      </div>
    </div>
  )
}
