import { CircleAlert } from 'lucide-react'
import { FormField, fieldClass } from '../../../components/form/form-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import type { ReportReceipt } from './report-received.tsx'
import type { ReportRequest } from './report-request.ts'
import { concernsText } from './report-values.ts'
import { useReport } from './use-report.ts'

export interface ReportFormProps {
  readonly docId: string
  /** What can be wrong, and the value shown today where there is one. */
  readonly data: readonly { readonly value: string; readonly label: string; readonly shown: string | null }[]
  readonly maxLength: number
}

interface FormProps extends ReportFormProps {
  readonly request: ReportRequest
  readonly onReceived: (received: ReportReceipt) => void
  readonly onCancel: () => void
}

type Report = ReturnType<typeof useReport>

const withoutTheDatum = 'Diga de quién y dónde, sin copiar el dato: los RUT, correos, teléfonos y domicilios que escriba se tapan.'

export function ReportForm({ docId, data, maxLength, request, onReceived, onCancel }: FormProps) {
  const report = useReport(docId, request, onReceived)
  return (
    <form noValidate onSubmit={report.send} className="grid gap-4 text-14">
      <DatumField report={report} data={data} />
      {concernsText(report.values.dato) && request.places.length > 0 && <PlaceField report={report} places={request.places} />}
      <CorrectionField report={report} maxLength={maxLength} />
      <FormField
        name="correo"
        label="Su correo, si quiere respuesta"
        problem={report.problems.correo}
        hint="Opcional. Se borra al cerrar el reporte."
      >
        {(attributes) => (
          <input
            {...attributes}
            {...report.field('correo')}
            type="email"
            autoComplete="email"
            maxLength={254}
            className={fieldClass('h-10 pr-9')}
          />
        )}
      </FormField>
      {report.failure !== null && (
        <p role="alert" className="flex items-start gap-2 rounded-sm bg-no-wash px-3 py-2.5 text-no">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-[3px]" />
          {report.failure}
        </p>
      )}
      <div className="flex justify-end gap-2 max-md:grid max-md:grid-cols-2">
        <Button variant="line" className="max-md:h-11" onClick={onCancel}>
          Cancelar
        </Button>
        <Button variant="primary" type="submit" className="max-md:h-11" aria-disabled={report.sending}>
          {report.sending ? 'Enviando…' : 'Enviar reporte'}
        </Button>
      </div>
    </form>
  )
}

function DatumField({ report, data }: { readonly report: Report; readonly data: ReportFormProps['data'] }) {
  const shown = data.find(({ value }) => value === report.values.dato)?.shown ?? null
  return (
    <FormField
      name="dato"
      label="¿Qué dato está mal?"
      problem={report.problems.dato}
      hint={shown === null ? null : `Hoy dice: «${shown}».`}
    >
      {(attributes) => (
        <select {...attributes} {...report.field('dato')} className={fieldClass('h-10 pr-9')}>
          <option value="">Elija uno</option>
          {data.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

function PlaceField({ report, places }: { readonly report: Report; readonly places: ReportRequest['places'] }) {
  return (
    <FormField name="ancla" label="Lugar del texto">
      {(attributes) => (
        <select {...attributes} {...report.field('ancla')} className={fieldClass('h-10 pr-9')}>
          <option value="">Toda la sentencia</option>
          {places.map(({ anchor, place }) => (
            <option key={anchor} value={anchor}>
              {place}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

function CorrectionField({ report, maxLength }: { readonly report: Report; readonly maxLength: number }) {
  const { dato, propuesta } = report.values
  return (
    <FormField
      name="propuesta"
      label={concernsText(dato) ? '¿Qué está mal?' : '¿Qué debería decir?'}
      problem={report.problems.propuesta}
      hint={dato === 'datos_personales' ? withoutTheDatum : null}
      aside={propuesta.length > maxLength * 0.8 ? `${propuesta.length} de ${maxLength}` : null}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          {...report.field('propuesta')}
          rows={3}
          maxLength={maxLength}
          className={fieldClass('min-h-22 resize-y py-2 leading-normal')}
        />
      )}
    </FormField>
  )
}
