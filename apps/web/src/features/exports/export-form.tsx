import type { ExportFormat } from '@basejuris/contract'
import { maskedData } from '@basejuris/contract/masked-data'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { Button } from '../../components/ui/button.tsx'
import { InlineText } from '../../components/ui/inline-text.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { formatOptions } from './export-formats.ts'
import { exportSummary } from './export-messages.ts'
import type { ExportChoice, ExportOrigin, ExportSubject } from './export-subject.ts'
import { SavedOptions } from './saved-options.tsx'

interface ExportFormProps {
  readonly subject: ExportSubject
  readonly initial: ExportChoice
  readonly failure: Error | null
  readonly onExport: (choice: ExportChoice) => void
  readonly onCancel: () => void
}

const noOthers = { total: 0, grouped: 0 }

/** How much of each ruling a format can hold. */
function contentsOf(format: ExportFormat, origin: ExportOrigin['tipo']) {
  if (origin === 'contraste') return [{ value: 'datos', label: 'Tabla', words: 'Con los pasajes que se oponen' }] as const
  const { text = false, brief = false } = formatOptions.find((one) => one.format === format) ?? {}
  const facts = origin === 'busqueda' ? 'Datos, el pasaje que mejor responde y la cita' : 'Datos y cita'
  return [
    { value: 'datos', label: 'Lo esencial', words: facts },
    ...(text ? [{ value: 'texto', label: 'Texto completo', words: 'Con sus considerandos' } as const] : []),
    ...(brief && origin === 'carpeta'
      ? [{ value: 'minuta', label: 'Minuta', words: 'Qué resuelve y sus pasajes, para un escrito' } as const]
      : []),
  ] as const
}

/** Chooses the format and how much of each ruling to include. */
export function ExportForm({
  subject: { origin, total, grouped = 0, others = noOthers },
  initial,
  failure,
  onExport,
  onCancel,
}: ExportFormProps) {
  const [format, setFormat] = useState(initial.format)
  const [chosenContent, setChosenContent] = useState(initial.content)
  const [withOthers, setWithOthers] = useState(initial.withOthers)
  const [saved, setSaved] = useState(initial.saved)
  const added = withOthers ? others : noOthers
  const contents = contentsOf(format, origin.tipo)
  const content = contents.some(({ value }) => value === chosenContent) ? chosenContent : 'datos'
  const isOrdering = saved.order === 'propio' && saved.ids.length === 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isOrdering) onExport({ format, content, withOthers, saved })
  }
  return (
    <form onSubmit={send} className="grid gap-5 text-14">
      <fieldset>
        <legend className="mb-1.5 font-[540]">Formato</legend>
        <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
          {formatOptions
            .filter(({ contrast }) => contrast || origin.tipo !== 'contraste')
            .map(({ format: value, label, use }) => (
              <ChoiceCard
                key={value}
                name="formato"
                value={value}
                label={label}
                checked={value === format}
                onChoose={() => setFormat(value)}
              >
                {use}
              </ChoiceCard>
            ))}
        </div>
      </fieldset>
      {contents.length > 1 && (
        <fieldset>
          <legend className="mb-1.5 font-[540]">De cada sentencia</legend>
          <div className={`grid gap-1.5 ${contents.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
            {contents.map(({ value, label, words }) => (
              <ChoiceCard
                key={value}
                name="contenido"
                value={value}
                label={label}
                checked={content === value}
                onChoose={() => setChosenContent(value)}
              >
                {words}
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
      )}
      {(origin.tipo === 'carpeta' || origin.tipo === 'lista') && (
        <SavedOptions origin={origin} isBrief={content === 'minuta'} choice={saved} onChoose={setSaved} />
      )}
      {total > 0 && others.total > 0 && (
        <label className="flex items-start gap-2.5">
          <input type="checkbox" className="mt-1" checked={withOthers} onChange={(event) => setWithOthers(event.currentTarget.checked)} />
          Incluir también {formatPlural(others.total, 'sentencia que menciona', 'sentencias que mencionan')} solo una parte de lo pedido
        </label>
      )}
      <p className="text-13 text-pretty text-ink-2" aria-live="polite">
        {exportSummary(total + added.total, content, grouped + added.grouped)} Cada una lleva su cita en forma oficial, su enlace y la fecha
        de consulta. <InlineText text={maskedData} linkClass="inline-link" />
      </p>
      <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-3 border-t border-rule bg-sheet px-5 py-3">
        <ErrorNotice error={failure} />
        <div className="flex justify-end gap-2 max-md:grid max-md:grid-cols-2">
          <Button variant="line" className="max-md:h-11" onClick={onCancel}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" className="max-md:h-11" disabled={isOrdering}>
            Exportar
          </Button>
        </div>
      </div>
    </form>
  )
}
