import type { LanguageModelView } from '@basejuris/contract'

interface QuotesOnlyFieldProps {
  readonly model: LanguageModelView
  readonly chosen: boolean
}

/** Whether answers are quotations alone, so that no language model is asked for this account. */
export function QuotesOnlyField({ model: { proveedor, modelo, servicio }, chosen }: QuotesOnlyFieldProps) {
  return (
    <fieldset>
      <legend className="font-[540]">Respuestas del asistente</legend>
      <p id="solo-citas-nota" className="mt-0.5 text-13 text-pretty text-ink-2">
        {proveedor === 'ninguno'
          ? 'Hoy esta instalación no consulta ningún modelo de lenguaje. Su preferencia vale también si más adelante se configura uno.'
          : `Con ella el modelo ${modelo}, ${servicio === null ? 'en este mismo servidor' : `en ${servicio}`}, no recibe ninguna pregunta suya, ni del asistente ni de sus investigaciones.`}{' '}
        Más en{' '}
        <a className="inline-link" href="/privacidad">
          la página de privacidad
        </a>
        .
      </p>
      <label className="mt-2 flex min-h-9 cursor-pointer items-center gap-2.5 text-14">
        <input
          type="checkbox"
          name="soloCitas"
          defaultChecked={chosen}
          aria-describedby="solo-citas-nota"
          className="size-[17px] shrink-0 accent-[var(--fill)]"
        />
        Solo citas, sin modelo de lenguaje
      </label>
    </fieldset>
  )
}
