import { isNegativeTreatment, type Treatment, treatmentNames } from '@basejuris/domain/treatments'
import clsx from 'clsx'

const shapes = {
  departs: <path d="M2.5 11h5l4-6.5M11.7 8V4.3H8.1M5 8.3l4.2 5" />,
  distinguishes: <path d="M2.5 8h4l3.5-4h3M6.5 8l3.5 4h3" />,
  follows: <path d="M2.5 8h10M9 4.5 12.5 8 9 11.5" />,
  mentions: (
    <>
      <path d="M3 8h10" />
      <circle cx="8" cy="8" r="2.2" fill="currentColor" stroke="none" />
    </>
  ),
}

const shapeOf = (treatment: Treatment): keyof typeof shapes => {
  if (treatment === 'cita') return 'mentions'
  if (treatment === 'distingue') return 'distinguishes'
  return isNegativeTreatment(treatment) ? 'departs' : 'follows'
}
const colours: Record<keyof typeof shapes, string> = {
  departs: 'text-no',
  distinguishes: 'text-part',
  follows: 'text-yes',
  mentions: 'text-ink-2',
}

/** How a ruling treats another: a shape, a word and a colour, so that it reads without colour. */
export function TreatmentMark({ treatment }: { readonly treatment: Treatment }) {
  const shape = shapeOf(treatment)
  return (
    <span className={clsx('inline-flex items-center gap-[5px] text-13 font-[560] whitespace-nowrap', colours[shape])}>
      <svg viewBox="0 0 16 16" width="15" height="15" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        {shapes[shape]}
      </svg>
      {treatmentNames[treatment]}
    </span>
  )
}
