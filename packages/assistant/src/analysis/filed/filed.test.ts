import { expect, it } from 'vitest'
import { askCell, rulingOf } from '../../testing/ask-cell.ts'

const civil = { collection: 'civil', court: 'Juzgado de Letras de Lota' } as const
const denied = 'Se rechazan las excepciones y se ordena seguir adelante con la ejecución.'
const filed = (account: string) =>
  rulingOf([`Primero: Que comparece el banco de la caleta, en calidad de ejecutante, y expone. ${account}`], denied, civil)

it('what was claimed is the sum of the whole suit', () => {
  const writ = filed('Solicita que se despache mandamiento de ejecución y embargo por la suma de $3.400.000, más intereses y costas.')
  expect(askCell('monto', 'Monto demandado', writ)).toBe('respondida 3400000 CLP')
  const one = filed('Pide que se condene al demandado a pagar la suma de $900.000 por daño moral.')
  expect(askCell('monto', '¿Cuánto se pidió por daño moral?', one)).toBe('dudosa 900000 CLP')
  expect(askCell('monto', '¿Cuánto se pidió por lucro cesante?', one)).toBe('vacia')
  const list = filed('Pide que se condene al demandado a pagar las sumas de $900.000 por faroles y de $500.000 por redes.')
  expect(askCell('monto', 'Monto demandado', list)).toBe('vacia')
  const ordered = 'Se acoge la demanda y se condena a la demandada al pago de la suma de $5.000.000 a título de restitución.'
  expect(askCell('monto', 'Monto demandado', rulingOf(['Primero: Que se demandó.'], ordered, civil))).toBe('vacia')
})

it('a writ was issued for what was asked', () => {
  const question = '¿Por qué suma se despachó el mandamiento?'
  const asked = 'Solicita que se despache mandamiento de ejecución y embargo por la suma de $3.400.000, más intereses y costas.'
  expect(askCell('monto', question, filed(asked))).toBe('dudosa 3400000 CLP')
  const issued = `${asked} A folio 7, se despachó mandamiento de ejecución y embargo por la cantidad de $3.400.000, más intereses.`
  expect(askCell('monto', question, filed(issued))).toBe('respondida 3400000 CLP')
  expect(askCell('monto', question, filed('Pide que se condene a la demandada a pagar la suma de $900.000.'))).toBe('vacia')
})

it('which exceptions were opposed stands where they are account', () => {
  const opposed = filed('La ejecutada opuso la excepción del artículo 464 N° 17 del Código de Procedimiento Civil, fundada en el plazo.')
  expect(askCell('texto', '¿Qué excepciones se opusieron?', opposed)).toMatch(/^respondida/)
  expect(askCell('texto', '¿Qué excepciones se opusieron?', filed('Nada más agrega la ejecutada sobre el pagaré.'))).not.toMatch(
    /^respondida/,
  )
})

it('an exception that is granted by its number is the one of that number', () => {
  const granted = (operative: string) => rulingOf(['Primero: Que el ejecutado opuso excepciones.'], operative, civil)
  const question = '¿Se acogió la excepción de prescripción?'
  expect(askCell('si_no', question, granted('Se acoge la excepción del artículo 464 N° 17 del Código de Procedimiento Civil.'))).toBe(
    'respondida si',
  )
  expect(askCell('si_no', question, granted('Se acoge la excepción del N° 17 del artículo 464 del Código de Procedimiento Civil.'))).toBe(
    'respondida si',
  )
  expect(askCell('si_no', question, granted('Se acoge la excepción del artículo 464 N° 7 del Código de Procedimiento Civil.'))).toBe(
    'vacia',
  )
})

it('the party that lost a suit to enforce a title is who opposed it, where the suit goes on', () => {
  const lost = rulingOf(
    ['Primero: Que el ejecutado opuso excepciones.'],
    'I.- Que se rechazan las excepciones opuestas. II.- Que ha lugar a la demanda ejecutiva, debiendo seguirse adelante con la ejecución. III.- Que se condena en costas a la parte vencida.',
    { ...civil, outcome: 'rechaza' },
  )
  expect(askCell('si_no', '¿Se condenó en costas al ejecutado?', lost)).toBe('dudosa si')
  expect(
    askCell(
      'si_no',
      '¿Se condenó en costas?',
      rulingOf(['Primero: Que se opuso pago.'], 'Se rechaza, y siga la ejecución, con intereses y costas.', civil),
    ),
  ).toBe('respondida si')
})

it('the words of a norm say nothing of the case, and a sum of another head is not the one asked for', () => {
  const norm =
    'Segundo: Que el artículo 127 de la Ley N° 21.325 dispone que no podrá permanecer en el país quien ingrese por paso no habilitado.'
  expect(askCell('si_no', '¿Ingresó al país por paso no habilitado?', rulingOf([norm], 'Se rechaza el recurso.'))).toBe('vacia')
  const heads = 'Se acoge la demanda y se condena a pagar por daño emergente la suma de $700.000. En cuanto al daño moral, se rechaza.'
  expect(askCell('monto', 'Monto del daño moral', rulingOf(['Primero: Que se demanda daño moral.'], heads, civil))).toBe('vacia')
})

it('the day of an answer is not that of the claim answered', () => {
  const account = rulingOf(
    ['Primero: Que con fecha 13 de julio de 2023 la demandada contestó la demanda deducida en su contra.', 'Segundo: Que nada consta.'],
    'Se rechaza la demanda.',
    civil,
  )
  expect(askCell('fecha', '¿En qué fecha se presentó la demanda?', account)).toBe('vacia')
})
