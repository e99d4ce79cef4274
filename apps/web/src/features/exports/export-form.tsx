import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { formatOptions } from './export-formats.ts'
import { exportSummary } from './export-messages.ts'
import type { ExportChoice, ExportSubject } from './export-subject.ts'

interface ExportFormProps {
  readonly subject: ExportSubject
  readonly initial: ExportChoice
  readonly failure: Error | null
  readonly onExport: (choice: ExportChoice) => void
  readonly onCancel: () => void
}

/** Chooses the format and how much of each ruling to include. */
export function ExportForm({ subject: { origin, total, grouped }, initial, failure, onExport, onCancel }: ExportFormProps) {
  const [format, setFormat] = useState(initial.format)
  const [chosenContent, setChosenContent] = useState(initial.content)
  const canHoldText = formatOptions.find((one) => one.format === format)?.text ?? false
  const content = canHoldText ? chosenContent : 'datos'
  const send = (event: FormEvent) => {
    event.preventDefault()
    onExport({ format, content })
  }
  const facts = origin.tipo === 'busqueda' ? 'Datos, el pasaje que mejor calza y la cita' : 'Datos y cita'
  return (
    <form onSubmit={send} className="grid gap-5 text-14">
      <fieldset>
        <legend className="mb-1.5 font-[540]">Formato</legend>
        <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
          {formatOptions.map(({ format: value, label, use }) => (
            <ChoiceCard key={value} name="formato" value={value} label={label} checked={value === format} onChoose={() => setFormat(value)}>
              {use}
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
      {canHoldText && (
        <fieldset>
          <legend className="mb-1.5 font-[540]">De cada sentencia</legend>
          <div className="grid gap-1.5 sm:grid-cols-2">
            <ChoiceCard
              name="contenido"
              value="datos"
              label="Lo esencial"
              checked={content === 'datos'}
              onChoose={() => setChosenContent('datos')}
            >
              {facts}
            </ChoiceCard>
            <ChoiceCard
              name="contenido"
              value="texto"
              label="Texto completo"
              checked={content === 'texto'}
              onChoose={() => setChosenContent('texto')}
            >
              Con sus considerandos
            </ChoiceCard>
          </div>
        </fieldset>
      )}
      <p className="border-l-2 border-gen-rule pl-3 text-13 text-pretty text-ink-2" aria-live="polite">
        {exportSummary(total, content, grouped)} Cada una lleva su cita en forma oficial, su enlace y la fecha de consulta. Los datos
        personales van tapados.
      </p>
      <ErrorNotice error={failure} />
      <div className="flex justify-end gap-2 max-md:grid max-md:grid-cols-2">
        <Button variant="line" className="max-md:h-11" onClick={onCancel}>
          Cancelar
        </Button>
        <Button variant="primary" type="submit" className="max-md:h-11">
          Exportar
        </Button>
      </div>
    </form>
  )
}
