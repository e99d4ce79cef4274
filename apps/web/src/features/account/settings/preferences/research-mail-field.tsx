/** Whether a mail says that a research of the user has ended. */
export function ResearchMailField({ chosen }: { readonly chosen: boolean }) {
  return (
    <fieldset>
      <legend className="font-[540]">Investigaciones</legend>
      <p id="aviso-investigaciones-nota" className="mt-0.5 text-13 text-pretty text-ink-2">
        El correo dice que terminó y lleva a ella; no repite su pregunta ni lo que encontró.
      </p>
      <label className="mt-2 flex min-h-9 cursor-pointer items-center gap-2.5 text-14">
        <input
          type="checkbox"
          name="avisoInvestigaciones"
          defaultChecked={chosen}
          aria-describedby="aviso-investigaciones-nota"
          className="size-[17px] shrink-0 accent-[var(--fill)]"
        />
        Avisarme por correo cuando terminen
      </label>
    </fieldset>
  )
}
