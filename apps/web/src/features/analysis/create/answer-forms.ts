import type { ColumnType } from '@basejuris/domain'

interface AnswerForm {
  /** Values it may have, as the table writes them. */
  readonly values: readonly string[]
  readonly reads: string
}

/** What an answer of each type looks like, and what it is read from. */
export const answerForms: Readonly<Record<ColumnType, AnswerForm>> = {
  resultado: {
    values: ['Acoge', 'Acoge en parte', 'Rechaza', 'Confirma', '…'],
    reads: 'Lo que decide la parte resolutiva.',
  },
  si_no: {
    values: ['Sí', 'No'],
    reads:
      'Lo que decide la parte resolutiva, y si no, lo que el tribunal afirma o niega. Si lo dice con condiciones, o dice ambas cosas, queda dudosa.',
  },
  monto: {
    values: ['$4.500.000', '120 UF', '10 UTM'],
    reads: 'La suma que el tribunal pone junto a lo que se pregunta. Si hay varias distintas, queda dudosa.',
  },
  numero: {
    values: ['30 días', '80 %'],
    reads: 'La cifra con la unidad que nombra la pregunta: «¿cuántos días…?», «¿qué porcentaje…?». Sin unidad queda sin dato.',
  },
  fecha: {
    values: ['16-03-2020'],
    reads:
      'El día de lo que se pregunta: despido, ingreso, notificación, sentencia apelada… Si hay varios, o sólo lo dice una parte, queda dudosa.',
  },
  opcion: {
    values: ['Una de sus opciones'],
    reads: 'La que el tribunal nombra al tratar lo que se pregunta. Si nombra varias, queda dudosa.',
  },
  texto: {
    values: ['Una frase del tribunal'],
    reads: 'La frase que mejor responde, sin resumirla.',
  },
}
