import type { InputOf, reportRulingEndpoint } from '@basejuris/contract'

type ReportBody = InputOf<typeof reportRulingEndpoint, 'body'>

export interface ReportValues {
  readonly dato: ReportBody['dato'] | ''
  readonly propuesta: string
  /** Anchor; empty for the whole ruling. */
  readonly ancla: string
  readonly correo: string
}
export type ReportField = keyof ReportValues
export type ReportProblems = Readonly<Partial<Record<ReportField, string>>>

/** True for data within the text: the report may give the place. */
export function concernsText(dato: ReportValues['dato']): boolean {
  return dato === 'datos_personales' || dato === 'considerando' || dato === 'enlace' || dato === 'otro'
}

const placeSuffices = ({ dato, ancla }: ReportValues): boolean =>
  (dato === 'datos_personales' || dato === 'considerando' || dato === 'enlace') && ancla !== ''

/** Validation messages by field; empty when the report can be sent. */
export function findReportProblems(values: ReportValues): ReportProblems {
  const problems: Partial<Record<ReportField, string>> = {}
  if (values.dato === '') problems.dato = 'Elija qué dato está mal.'
  if (values.propuesta.trim() === '' && !placeSuffices(values))
    problems.propuesta = concernsText(values.dato) ? 'Diga qué está mal, o elija el lugar del texto.' : 'Diga qué debería decir.'
  if (values.dato === 'otro' && values.propuesta.trim() === '') problems.propuesta = 'Diga qué está mal.'
  if (values.correo.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u.test(values.correo.trim()))
    problems.correo = 'Escriba una dirección completa, como nombre@dominio.cl, o deje el campo vacío.'
  return problems
}

export function reportBody({ dato, propuesta, ancla, correo }: ReportValues): ReportBody {
  if (dato === '') throw new Error('A report names what is wrong')
  return {
    dato,
    propuesta: propuesta.trim(),
    ...(ancla !== '' && concernsText(dato) ? { ancla } : {}),
    ...(correo.trim() === '' ? {} : { correo: correo.trim() }),
  }
}
