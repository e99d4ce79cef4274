import { describe, expect, it } from 'vitest'
import { denialBefore, isGivenAsDenied } from './clipped-denial.ts'

const denialAt = (source: string): string | null => denialBefore(source.replace('|', ''), source.indexOf('|'))

describe('words that deny what follows them', () => {
  it.each([
    ['En la audiencia no se acreditó |la existencia de un contrato', 'no se acreditó'],
    ['Que no consta que |el actor haya firmado la carta', 'no consta que'],
    ['Los hechos no logran configurar el |delito de la acusación', 'no logran configurar el'],
    ['Se resuelve sin que se haya probado |el pago de la deuda', 'sin que se haya probado'],
    ['El tribunal descarta que |la empresa conociera el defecto', 'descarta que'],
    ['Todo ello revela la ausencia de |un perjuicio que reparar', 'la ausencia de'],
    ['Lo anterior no |permite arribar a otra conclusión', 'no'],
  ])('%s', (source, expected) => {
    expect(denialAt(source)).toBe(expected)
  })

  it.each([
    'No se acreditó el pago. |La existencia del contrato consta en autos',
    'No obstante, consta que |el actor firmó la carta',
    'No es posible descartar que |el actor firmara la carta',
    'No se discute que |las partes celebraron un contrato',
    'No cabe duda que |las partes celebraron un contrato',
    'Quedó acreditada |la existencia de un contrato',
    'La demanda será rechazada, sin costas, y |se ordena su archivo',
    'Si no |se paga dentro de plazo, se seguirá adelante',
  ])('%s', (source) => {
    expect(denialAt(source)).toBeNull()
  })
})

describe('words that deny their object some words before it', () => {
  it.each([
    ['no se advierte en la causa de marras una', 'Que no se advierte en la causa de marras una |demora de entidad suficiente'],
    ['no se advierte por estos jueces', 'Que no se advierte por estos jueces |una demora que reprochar a la recurrida'],
    ['no existe en autos', 'Por lo demás, no existe en autos |antecedente alguno del pago que se alega'],
    ['Tampoco consta, en consecuencia,', 'Tampoco consta, en consecuencia, |la entrega de las llaves al arrendador'],
    ['no se divisa, en este caso concreto, la', 'Que no se divisa, en este caso concreto, la |infracción que el recurso postula'],
    [
      'sin que se haya acreditado por el actor',
      'La demanda fue rechazada sin que se haya acreditado por el actor |el perjuicio que reclama',
    ],
    ['descartándose en la especie', 'La muerte fue accidental, descartándose en la especie |la intervención de terceros'],
    ['no consta que la demandada haya recibido', 'Que no consta que la demandada haya recibido |la carta de despido'],
    ['no da cuenta de la existencia de', 'El informe no da cuenta de la existencia de |una grieta en el muro'],
    ['no se probó el cambio del mercado, ni la', 'Que no se probó el cambio del mercado, ni la |baja de las ventas'],
    ['no incurre el juez en', 'Que no incurre el juez en |la falta que se denuncia'],
  ])('«%s»', (expected, source) => {
    expect(denialAt(source)).toBe(expected)
  })

  it.each([
    'No se advierte una demora en la causa, |una vez que se pidió el informe',
    'No se advierte una demora, sino |una espera normal del trámite',
    'No se advierte demora pero existe |una omisión en la respuesta',
    'No se advierte demora y la recurrida entregó |una respuesta completa',
    'No se advierte demora en |la respuesta de la recurrida al oficio',
    'No se advierte demora por |el número de solicitudes que se tramitan',
    'No acreditó el pago |la demandada que compareció en autos',
    'Se fue del local sin haber pagado |las cuentas del mes anterior',
    'No se encontraba exhibida |la carta que la ley ordena',
    'Si no se acredita en autos |el pago de la renta, se ordenará el lanzamiento',
    'No existe en autos impedimento para |la entrega del inmueble',
    'La renuncia no fue aceptada por su dimisión. Hubo en ello |una decisión del jefe',
    'La ley no establece diferencias, por lo tanto, |los derechos de ambos son iguales',
  ])('%s', (source) => {
    expect(denialAt(source)).toBeNull()
  })
})

describe('what a text says around a quotation', () => {
  it.each(['El tribunal no tuvo por acreditada', 'El fallo descartó', 'La defensa alegó', 'Se discutió'])(
    '«%s» gives it as no finding',
    (around) => {
      expect(isGivenAsDenied(around)).toBe(true)
    },
  )

  it('«El tribunal estableció» gives it as a finding', () => {
    expect(isGivenAsDenied('El tribunal estableció')).toBe(false)
  })
})
