import { describe, expect, it } from 'vitest'
import { maskNames } from './mask-names.ts'

const masked = (text: string): string => maskNames(text, { scope: 'minors', parties: [], officials: [] }).text

describe('children in rulings whose names are public', () => {
  it.each([
    [
      'Don Pedro Faro Luna, abogado, actúa en favor de Amaro Andrés Rojas Pino, boliviano, menor de edad. Se acoge el recurso de Amaro Andrés Rojas Pino.',
      'Don Pedro Faro Luna, abogado, actúa en favor de [persona 1], boliviano, menor de edad. Se acoge el recurso de [persona 1].',
    ],
    [
      '5. Ana Rojas Pino, hija, cédula nacional de identidad número [RUT], mayor de edad. 6. Clemente Rojas Pino, hijo, cédula nacional de identidad número [RUT], menor adulto.',
      '5. Ana Rojas Pino, hija, cédula nacional de identidad número [RUT], mayor de edad. 6. [persona 1], hijo, cédula nacional de identidad número [RUT], menor adulto.',
    ],
    [
      'Doña Rosa Soto Mena recurre en favor de su hija Isidora Carla Luna Soto, por la matrícula.',
      'Doña Rosa Soto Mena recurre en favor de su hija [persona 1], por la matrícula.',
    ],
    [
      'Viajaba con Luis Mena Paz, de siete años de edad, y con don Pedro Soto Rojas, de 45 años de edad.',
      'Viajaba con [persona 1], de siete años de edad, y con don Pedro Soto Rojas, de 45 años de edad.',
    ],
    [
      'El niño de iniciales M.A.S.R. fue atendido. El colegio informó que Matías Andrés Soto Rojas asiste.',
      'El niño de iniciales [persona 1] fue atendido. El colegio informó que [persona 1] asiste.',
    ],
    [
      'Comparece don Alberto Aquiles Sánchez Carrasco en calidad de tutor del menor Matías Soto Rojas, quien vende. Don Alberto Sánchez firmó.',
      'Comparece don [persona 1] en calidad de tutor del menor [persona 2], quien vende. Don [persona 1] firmó.',
    ],
  ])('are hidden in «%s»', (text, expected) => {
    expect(masked(text)).toBe(expected)
  })

  it.each([
    'Legó en favor de su hijo don Manuel José Olave Soto un predio.',
    'Don Luis Mena Soto, padre de un menor de edad, trabajó con Pedro Rojas Paz, de 15 años de servicio.',
    'Doña Juana Soto Mena, en representación de su hijo menor de edad, demanda.',
  ])('are none in «%s»', (text) => {
    expect(masked(text)).toBe(text)
  })
})

describe('whoever is no party in a protected ruling', () => {
  const everyone = (text: string, officials: readonly string[] = []): string =>
    maskNames(text, { scope: 'everyone', parties: [], officials }).text

  it.each([
    'Se oyó al abogado de la parte requirente, señor Alejandro Faro Teitelboim, y a la abogada de la demandada, doña Luisa Mena Soto.',
    'DEMANDADA: FAROLES SERVICIOS FINANCIEROS SPA. La demandada Faroles pagó.',
    'Así se ha dicho.\nVale decir, la norma rige.',
    'No está (Ortiz, Luis y Arévalo, Javier: Tratado de los Faros. Editorial Inventada, 2013, p. 363).',
  ])('keeps the name: «%s»', (text) => {
    expect(everyone(text)).toBe(text)
  })

  it('keeps a judge by a surname that is a given name too', () => {
    expect(everyone('Sr. García\nSr. Romero', ['Juan José Romero Guzmán', 'Gonzalo García Pino'])).toBe('Sr. García\nSr. Romero')
  })

  it('hides a party without a lawyer before the name', () => {
    expect(everyone('El abogado de la demandada doña Rosa Faro Mena alegó.')).toBe('El abogado de la demandada doña [persona 1] alegó.')
  })

  it.each([
    'La Convención de los Crímenes de Guerra, el trato a los Prisioneros de Guerra y la Carta Magna. En La Ligua y ante el Juzgado de La Ligua.',
    'La Subcomisión Cautín, la COMPIN de O’Higgins y la municipalidad de Baquedano. El Hyundai Elantra era plomo.',
  ])('keeps places and things that bear the name of a party: «%s»', (text) => {
    const parties = ['Luis Guerra Magna', 'Ana Ligua Cautín', 'Rosa O’Higgins Baquedano', 'Iván Elantra Soto']
    const said = `${text} Declaró Guerra.`
    expect(maskNames(said, { scope: 'everyone', parties, officials: [] }).text).toBe(`${text} Declaró [persona 1].`)
  })
})
