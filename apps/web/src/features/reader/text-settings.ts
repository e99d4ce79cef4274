/** Cookie with the text size step. The server renders it into the page, so that no line moves. */
export const textSizeCookie = 'letra'
/** Scale factors of the reader's text size, ascending. */
export const textScales = [0.9, 1, 1.1, 1.2, 1.35, 1.5] as const
export const defaultTextSizeStep = 1

/** An index of `textScales`; anything else gives the default. */
export function parseTextSizeStep(value: string | undefined): number {
  const step = Number(value)
  return value !== undefined && value !== '' && Number.isInteger(step) && step in textScales ? step : defaultTextSizeStep
}

export function textSizePercent(step: number): string {
  return `${Math.round((textScales[step] ?? 1) * 100)} %`
}

/** Cookie with the typeface. The server renders it into the page, so that no line moves. Absent: serif. */
export const typefaceCookie = 'tipo'
export const typefaces = ['serif', 'sans'] as const
export type Typeface = (typeof typefaces)[number]

export function parseTypeface(value: string | undefined): Typeface {
  return value === 'sans' ? 'sans' : 'serif'
}
