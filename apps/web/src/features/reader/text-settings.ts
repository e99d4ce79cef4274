/** Holds the step, so that the server writes it into the page and no line moves. Absent: the middle. */
export const textSizeCookie = 'letra'
/** Factors of the reader's type, smallest first. */
export const textScales = [0.9, 1, 1.1, 1.2, 1.35, 1.5] as const
export const defaultTextSizeStep = 1

/** A step of `textScales`; anything else is the default. */
export function parseTextSizeStep(value: string | undefined): number {
  const step = Number(value)
  return value !== undefined && value !== '' && Number.isInteger(step) && step in textScales ? step : defaultTextSizeStep
}

export function textSizePercent(step: number): string {
  return `${Math.round((textScales[step] ?? 1) * 100)} %`
}

/** Holds the choice, so that the server writes it into the page and no line moves. Absent: the court's letter, with serifs. */
export const typefaceCookie = 'tipo'
export const typefaces = ['serif', 'sans'] as const
export type Typeface = (typeof typefaces)[number]

export function parseTypeface(value: string | undefined): Typeface {
  return value === 'sans' ? 'sans' : 'serif'
}
