import type { Outcome } from '@basejuris/domain'
import { outcomeNames } from '@basejuris/domain/outcomes'
import clsx from 'clsx'

type Tone = 'granted' | 'partly' | 'denied' | 'stands' | 'none'

const tones: Record<Outcome, Tone> = {
  acoge: 'granted',
  revoca: 'granted',
  casa: 'granted',
  anula: 'granted',
  unifica: 'granted',
  acoge_parcial: 'partly',
  mixto: 'partly',
  rechaza: 'denied',
  confirma: 'stands',
  condena: 'stands',
  absuelve: 'stands',
  inadmisible: 'none',
  desistido: 'none',
  abandonado: 'none',
  otro: 'none',
  sin_dato: 'none',
}
const colours: Record<Tone, string> = {
  granted: 'text-yes bg-yes-wash',
  partly: 'text-part bg-part-wash',
  denied: 'text-no bg-no-wash',
  stands: 'text-ink bg-mute-wash',
  none: 'text-ink-2 bg-mute-wash',
}

/** A full, half, struck, ringed or dashed circle, so that the outcome reads without colour. */
export function OutcomeShape({ outcome, size = 11 }: { readonly outcome: Outcome; readonly size?: number }) {
  const tone = tones[outcome]
  const ring = { cx: 6, cy: 6, r: 4.3, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }
  return (
    <svg viewBox="0 0 12 12" width={size} height={size} aria-hidden="true">
      {tone === 'granted' && <circle cx="6" cy="6" r="5" fill="currentColor" />}
      {tone !== 'granted' && <circle {...ring} {...(tone === 'none' ? { strokeDasharray: '2 2' } : {})} />}
      {tone === 'partly' && <path d="M6 1.7a4.3 4.3 0 0 0 0 8.6z" fill="currentColor" />}
      {tone === 'denied' && <path d="m3 9 6-6" stroke="currentColor" strokeWidth="1.5" />}
      {tone === 'stands' && <circle cx="6" cy="6" r="1.8" fill="currentColor" />}
    </svg>
  )
}

/** Whether what was asked for was granted, wholly or in part. */
export function isGranted(outcome: Outcome): boolean {
  return tones[outcome] === 'granted' || tones[outcome] === 'partly'
}

const inks: Record<Tone, string> = { granted: 'text-yes', partly: 'text-part', denied: 'text-no', stands: 'text-ink', none: 'text-ink-2' }

/** Colour of the shape of an outcome where it stands alone. */
export function outcomeInk(outcome: Outcome): string {
  return inks[tones[outcome]]
}

export function outcomeLabel(outcome: Outcome): string {
  return outcome === 'sin_dato' ? 'Resultado sin dato' : outcomeNames[outcome]
}

/** Shape, word and colour of an outcome. `text` replaces our word by that of the source. */
export function OutcomeBadge({ outcome, text }: { readonly outcome: Outcome; readonly text?: string }) {
  return (
    <span
      className={clsx(
        'inline-flex h-[22px] items-center gap-1.5 rounded-xs pr-2 pl-1.5 text-13 font-[560] whitespace-nowrap',
        colours[tones[outcome]],
      )}
    >
      <OutcomeShape outcome={outcome} />
      {text ?? outcomeLabel(outcome)}
    </span>
  )
}
