import type { InputOf, privacyRequestEndpoint } from '@basejuris/contract'
import { emailProblem } from '../../components/form/email-field.tsx'
import type { Problems } from '../../components/form/failure.ts'

type RequestBody = InputOf<typeof privacyRequestEndpoint, 'body'>

export const requestFields = [
  'derecho',
  'sentencia',
  'nombreEnSentencia',
  'fundamento',
  'nombre',
  'correo',
  'calidad',
  'declaracion',
  'sitio',
] as const
export type RequestField = (typeof requestFields)[number]
export type RequestValues = Readonly<Record<RequestField, string>>

/** What is wrong with each field. */
export function requestProblems(values: RequestValues): Problems<RequestField> {
  const missing = (name: RequestField, sentence: string): Problems<RequestField> => (values[name].trim() === '' ? { [name]: sentence } : {})
  const email = emailProblem(values.correo)
  return {
    ...missing('derecho', 'Elija qué pide.'),
    ...missing('sentencia', 'Indique la sentencia: su enlace, su identificador o su rol.'),
    ...(values.derecho === 'ocultar' ? missing('nombreEnSentencia', 'Escriba el nombre tal como aparece en la sentencia.') : {}),
    ...missing('fundamento', 'Explique qué pide y por qué.'),
    ...missing('nombre', 'Escriba su nombre.'),
    ...(email === undefined ? {} : { correo: email }),
    ...missing('calidad', 'Indique si es la persona nombrada o la representa.'),
    ...missing('declaracion', 'Falta su declaración.'),
  }
}

export function requestBody({ derecho, calidad, correo, declaracion: _declared, ...words }: RequestValues): RequestBody {
  return {
    ...words,
    derecho: derecho as RequestBody['derecho'],
    calidad: calidad as RequestBody['calidad'],
    correo: correo.trim(),
    declaracion: true,
  }
}
