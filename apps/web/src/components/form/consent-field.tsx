import { type ReactNode, useId } from 'react'

interface ConsentFieldProps {
  readonly name: string
  /** Null for a consent that may be left out. */
  readonly required: { readonly problem: string | undefined } | null
  readonly className?: string
  /** What is agreed to. */
  readonly children: ReactNode
}

/** Not checked by default: consent is given, not presumed (Ley 19.628, art. 12). */
export function ConsentField({ name, required, className = 'text-14', children }: ConsentFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <div className={`flex items-start gap-3 ${className}`}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="si"
          required={required !== null}
          aria-invalid={required === null ? undefined : required.problem !== undefined}
          aria-describedby={required === null ? undefined : `${id}-note`}
          className="mt-0.5 size-[18px] shrink-0 scroll-my-24 accent-(--fill)"
        />
        <label htmlFor={id} className="text-pretty">
          {children}
        </label>
      </div>
      {required !== null && (
        <p id={`${id}-note`} className="text-13 text-no empty:hidden">
          {required.problem}
        </p>
      )}
    </div>
  )
}

/** A text that is agreed to. It opens beside the form, so that nothing written is lost. */
export function ConsentLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="inline-link" href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
