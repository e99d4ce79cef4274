import clsx from 'clsx'
import type { Ref } from 'react'

const stepWords = ['confirmación', 'procesamiento', 'pago'] as const
const shownSteps = {
  loading: { index: 0, title: 'Suscripción' },
  confirmation: { index: 0, title: 'Datos de facturación' },
  processing: { index: 1, title: 'Procesando su suscripción' },
  redirect: { index: 2, title: 'Lo llevamos a pagar' },
} as const

export interface HeadingProps {
  /** The heading receives the focus when its step begins. */
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly headingId: string
}

/** Which of the three steps shows, and its title. */
export function StepHeading({ step, headingRef, headingId }: HeadingProps & { readonly step: keyof typeof shownSteps }) {
  const { index: present, title } = shownSteps[step]
  return (
    <div className="grid gap-1 pr-10">
      <p className="flex flex-wrap gap-x-2 text-13 text-ink-2">
        {stepWords.map((word, index) => (
          <span key={word} className={clsx('flex gap-x-2', index !== present && 'max-md:hidden')}>
            {index === present ? (
              <span aria-current="step" className="font-[560] text-accent">
                Paso {index + 1} de {stepWords.length}, {word}
              </span>
            ) : (
              <span>{word}</span>
            )}
            {index < stepWords.length - 1 && (
              <span aria-hidden className="max-md:hidden">
                ·
              </span>
            )}
          </span>
        ))}
      </p>
      <h2 ref={headingRef} id={headingId} tabIndex={-1} className="font-serif text-21 font-semibold outline-none">
        {title}
      </h2>
    </div>
  )
}
