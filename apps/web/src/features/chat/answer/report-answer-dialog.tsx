'use client'
import { CountedField } from '../../../components/form/counted-field.tsx'
import { FormDialog } from '../../../components/form/form-dialog.tsx'
import { notify } from '../../../notifications/notify.ts'

interface ReportAnswerDialogProps {
  /** Throws what went wrong. */
  readonly onSend: (comment: string, withQuestion: boolean) => Promise<void>
  readonly onClosed: () => void
}

const maxComment = 2000

/** Says what is wrong with an answer, in the reader's words. */
export function ReportAnswerDialog({ onSend, onClosed }: ReportAnswerDialogProps) {
  const send = async (form: FormData) => {
    const comment = String(form.get('comentario') ?? '').trim()
    if (comment === '') throw new Error('Escriba qué está mal.')
    await onSend(comment, form.has('conPregunta'))
    void notify('Gracias. Recibimos su informe.')
  }
  return (
    <FormDialog title="Informar un error" action="Enviar" onSend={send} onClosed={onClosed}>
      <p className="text-pretty text-ink-2">
        Cuéntenos qué está mal: una cita que no corresponde, una sentencia que falta, una que ya no rige. La respuesta queda marcada como
        «No es útil».
      </p>
      <CountedField name="comentario" label="Qué está mal" problem={undefined} maxLength={maxComment} rows={5} />
      <label className="flex cursor-pointer items-start gap-2.5 text-14">
        <input
          type="checkbox"
          name="conPregunta"
          aria-describedby="con-pregunta-nota"
          className="mt-[3px] size-[17px] shrink-0 accent-[var(--fill)]"
        />
        <span>
          Enviar también mi pregunta y qué sentencias se citaron
          <span id="con-pregunta-nota" className="block text-13 text-pretty text-ink-2">
            Sin esto, soporte lee solo lo que escriba aquí: no anote nombres ni datos del caso.
          </span>
        </span>
      </label>
    </FormDialog>
  )
}
