import { Info, TriangleAlert } from 'lucide-react'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { DialogSample } from './dialog-sample.tsx'

const variants = ['primary', 'line', 'quiet', 'danger'] as const
const names = { primary: 'Principal', line: 'De línea', quiet: 'Discreto', danger: 'Sin vuelta' }

export function ButtonStates() {
  return (
    <div className="grid gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant}>{names[variant]}</Button>
          <Button variant={variant} size="sm">
            Pequeño
          </Button>
          <Button variant={variant} disabled>
            Cerrado
          </Button>
          <Button variant={variant} aria-disabled>
            Enviando…
          </Button>
        </div>
      ))}
      <p className="text-14 text-ink-2">
        Los botones dicen lo que hacen con un verbo. Uno principal por vista. En el teléfono miden 44 px de alto. Lo que se está enviando
        sigue enfocado: se marca con <code className="font-mono text-13">aria-disabled</code>, no se cierra.
      </p>
    </div>
  )
}

export function ChipStates() {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Chip kind="norma" text="art. 161 CT" removeHref="#fichas" />
      <Chip kind="tribunal" text="Corte Suprema" quiet />
      <Chip kind="sin" text="fuero maternal" excluded removeHref="#fichas" />
    </div>
  )
}

export function NoticeStates() {
  return (
    <div className="grid gap-3">
      <Notice icon={Info}>Información que dura mientras dure su causa.</Notice>
      <Notice icon={TriangleAlert} tone="warning">
        Algo falta o envejeció: se dice qué y desde cuándo.
      </Notice>
      <FormFailure requestId="00000000-0000-4000-8000-000000000000">Lo que no se pudo hacer y qué hacer ahora.</FormFailure>
    </div>
  )
}

export function DialogState() {
  return (
    <div className="grid gap-3">
      <div>
        <DialogSample />
      </div>
      <p className="text-14 text-ink-2">
        El elemento <code className="font-mono text-13">dialog</code> del navegador: el foco queda dentro, Escape y el fondo lo cierran y el
        foco vuelve a quien lo abrió.
      </p>
    </div>
  )
}
