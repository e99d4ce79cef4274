import { maxNotesMegabytes, maxUploadBytes } from '@basejuris/domain/limits'

/** Of the notes of an account, and of files that bring data to it. */
export const accountDataErrors = {
  'import.format': {
    status: 415,
    message: 'Ese archivo no tiene datos de una cuenta de BaseJuris. Suba el ZIP de «Exportar mis datos», o el datos.json que trae.',
  },
  'import.too_large': {
    status: 413,
    message: `El archivo trae más de ${maxUploadBytes / 1_048_576} MB de datos. Pida al operador de esta instalación que los cargue.`,
  },
  'import.invalid': { status: 400, message: 'El archivo tiene datos que no se pueden leer. No se cambió nada en su cuenta.' },
  'import.full': {
    status: 409,
    message: 'Con esos datos su cuenta pasaría de lo que puede guardar. No se cambió nada: borre algo y suba el archivo de nuevo.',
  },
  'notes.full': {
    status: 409,
    message: `Sus notas y etiquetas llegaron al máximo de ${maxNotesMegabytes} MB por cuenta, entre carpetas, favoritos y pasajes. Borre o acorte alguna para guardar otra.`,
  },
} as const
