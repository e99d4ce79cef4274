import { useId } from 'react'

/** Not checked by default: consent is given, not presumed (Ley 19.628, art. 12). */
export function TermsField({ problem }: { readonly problem: string | undefined }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3 text-14">
        <input
          id={id}
          type="checkbox"
          name="aceptaTerminos"
          value="si"
          required
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          className="mt-0.5 size-[18px] shrink-0 accent-[var(--fill)]"
        />
        <label htmlFor={id} className="text-pretty">
          Acepto los{' '}
          <a className="inline-link" href="/terminos" target="_blank" rel="noopener">
            términos
          </a>{' '}
          y la{' '}
          <a className="inline-link" href="/privacidad" target="_blank" rel="noopener">
            política de privacidad
          </a>
          .
        </label>
      </div>
      <p id={`${id}-note`} className="text-13 text-no empty:hidden">
        {problem}
      </p>
    </div>
  )
}
