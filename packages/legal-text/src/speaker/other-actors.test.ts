import type { SectionKind } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { findVoices } from './find-voices.ts'

/** Who speaks at the end of each paragraph: the party, «informe», «parte» where no party is sure, else the speaker. */
const spokenIn = (kind: SectionKind, ...texts: string[]): string[] => {
  const voices = findVoices({ kind, title: '1°', paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })) })
  return texts.map((_, at) => {
    const voice = voices.get(`p${at}`)?.at(-1)
    return voice?.reports === true ? 'informe' : (voice?.role ?? voice?.speaker ?? 'tribunal')
  })
}

describe('who informs or answers', () => {
  it.each([
    'A folio 4, informa FAROS DEL SUR, solicitando que el recurso sea rechazado.',
    'A folio 6, evacúa informe la ILUSTRE MUNICIPALIDAD DEL PUERTO, señalando que es la dueña del faro.',
    'A folio 10, evacúa informe la SUPERINTENDENCIA DE FAROS, quien alega la improcedencia de la presente acción de protección.',
  ])('is told of in «%s», after who recurs', (text) => {
    const claim = 'A folio 1 comparece doña Inés Faro y deduce recurso de protección en contra del Puerto.'
    expect(spokenIn('vistos', claim, text, 'Señala que el faro está encendido.')).toEqual(['recurrente', 'informe', 'informe'])
  })

  it('has not filed the recourse of which it informs', () => {
    expect(
      spokenIn(
        'considerando',
        'SEGUNDO: Que, informando el presente recurso, don Elías Luna, Presidente de la Comisión, señala que la rechazó.',
      ),
    ).toEqual(['informe'])
    expect(spokenIn('considerando', 'SEGUNDO: Que al evacuar su informe, el Conservador señaló:', '“Que el título fue reparado.”')).toEqual(
      ['informe', 'informe'],
    )
  })

  it('is the defendant that answers the claim, whatever stands before the verb', () => {
    const claim = '6. A folio 6, compareció doña Inés Faro, en representación de Luces SpA, y dedujo demanda en contra de Puertos S.A.'
    expect(
      spokenIn('vistos', claim, '7. A folio 71, el 10 de mayo, en autos Rol N° 4, Puertos S.A. contestó la demanda de Luces.'),
    ).toEqual(['demandante', 'demandada'])
    const listed = [
      'Quinto: Que conviene dejar constancia de lo siguiente:',
      '1.- Que Luces SpA dedujo demanda. Explica que el faro falló.',
    ]
    expect(spokenIn('considerando', ...listed, '2.- Que la demandada contesta la demanda, negando los hechos.').at(-1)).toBe('la demandada')
    expect(spokenIn('considerando', 'SEGUNDO: Contestando, la Inspección del Trabajo expone:', 'I. Antecedentes de la multa.')).toEqual([
      'la inspeccion del trabajo',
      'la inspeccion del trabajo',
    ])
  })

  it('stays who answers when it names what another said', () => {
    const answer = 'SEGUNDO: Que la demandada contesta la demanda y pide su rechazo.'
    for (const text of [
      'Sobre los pagos que señala la demandante, reitera que no los debe.',
      'Como cuestión previa, esta parte controvierte los argumentos de la demandante.',
    ])
      expect(spokenIn('considerando', answer, text)).toEqual(['la demandada', 'la demandada'])
  })

  it('files a claim whose verb stands far behind', () => {
    const head =
      'CUARTO: Que al otrosí el compareciente antes individualizado, en subsidio y para el evento que no sea acogida la acción principal'
    expect(spokenIn('considerando', `${head}, deduce demanda de cumplimiento forzado.`, 'Reitera los hechos relatados.')).toEqual([
      'demandante',
      'demandante',
    ])
    expect(
      spokenIn('considerando', 'CUARTO: Que es posible ver que la recurrente interpone acción fuera de plazo, como se razonó.'),
    ).toEqual(['tribunal'])
  })
})

describe('bodies', () => {
  it('tell something within what an office or a court says', () => {
    const lead = 'Al respecto, es preciso señalar que el oficio rechazó la patente del faro.'
    const own = 'Como cuestión previa, útil resulta recordar que la ley exige un farolero.'
    for (const text of [
      'El Municipio argumenta que la patente se pidió a tiempo.',
      'Por otra parte, la Entidad Edilicia expresa que, en su opinión, basta la solicitud.',
      'En este contexto, el Municipio estima que la patente procede.',
    ])
      expect(spokenIn('texto', lead, text, own)).toEqual(['tribunal', 'parte', 'tribunal'])
    expect(spokenIn('considerando', 'OCTAVO. Para el SEA, hay motivos de forma para rechazar la reclamación.')).toEqual(['parte'])
    expect(spokenIn('considerando', 'OCTAVO. Que a juicio del reclamante, el plano no bastaba.')).toEqual(['reclamante'])
  })
})

describe('authorities', () => {
  it('are not parties when they go on to be cited', () => {
    expect(
      spokenIn(
        'considerando',
        'DÉCIMO: Que no hay objeto en el contrato.',
        'Según el autor citado, esto no es un objeto.',
        'Agrega, citando a otro, que el faro no se determina.',
      ),
    ).toEqual(['tribunal', 'tribunal', 'tribunal'])
    expect(spokenIn('considerando', 'SEXTO: Que importa en esta parte determinar cuándo se enciende el faro.')).toEqual(['tribunal'])
  })
})

describe('evidence', () => {
  it('is what a witness tells in a section about evidence', () => {
    const lead = 'DÉCIMO: Que, conforme lo expuesto, el Ministerio Público rindió una completa prueba testimonial.'
    const own = 'Que este tribunal estima que estas declaraciones resultaron coherentes.'
    expect(spokenIn('considerando', lead, own, 'Afirma que el faro estaba apagado.')).toEqual(['prueba', 'tribunal', 'prueba'])
    expect(spokenIn('considerando', lead, 'A continuación, el Ministerio Público presenta dos testigos del faro.')).toEqual([
      'prueba',
      'prueba',
    ])
  })

  it('stays evidence in an item that says what it shows', () => {
    const lead = 'TERCERO: Que la demandante rindió la siguiente prueba instrumental:'
    expect(spokenIn('considerando', lead, '1.- Expediente del faro, en el que se tiene por acreditado el pago.', '2.- Mandato.')).toEqual([
      'prueba',
      'prueba',
      'prueba',
    ])
  })

  it('is none where a claim tells which documents were asked for', () => {
    const claim = 'PRIMERO: Comparece don Elías Luna y deduce reclamo en contra de la Inspección.'
    expect(spokenIn('considerando', claim, '1. En mayo les solicitaron los siguientes documentos: recibos.', '2. Los enviaron.')).toEqual([
      'reclamante',
      'reclamante',
      'reclamante',
    ])
  })

  it('is the argument of a recourse where one says how it was weighed', () => {
    const recourse = 'Que la demandada se alza contra el fallo del faro, por el cual quedó acogida la solicitud.'
    expect(spokenIn('considerando', `${recourse} Aduce que la prueba fue ponderada parcialmente.`)).toEqual(['parte'])
  })

  it('leaves to the court what weighs it in the next paragraph', () => {
    const lead = 'NOVENO: Valoración de la prueba. Que el testigo del faro fue claro.'
    expect(
      spokenIn('considerando', lead, 'Añade que la luz falló dos noches.', 'El testimonio se estima creíble, pues es coherente.'),
    ).toEqual(['tribunal', 'prueba', 'tribunal'])
  })

  it('is not yet given where points to be proved are listed, whoever spoke', () => {
    expect(
      spokenIn(
        'considerando',
        'TERCERO: Que la demandante evacúa el traslado y pide el rechazo. Se fijaron los siguientes puntos de prueba:',
        '1. Efectividad de haberse encendido el faro.',
        '2. Remuneración pactada por la demandante.',
      ),
    ).toEqual(['demandante', 'antecedentes', 'antecedentes'].map((who, at) => (at === 0 ? expect.any(String) : who)))
  })
})

it('names the party whose words the court copies', () => {
  const text =
    'Décimo: Que la causal no se explica, pues el recurrente indica: “tenemos que el faro se encontraba apagado durante toda la noche del temporal de mayo”, lo que no basta.'
  const [range] = findVoices({ kind: 'considerando', title: '10°', paragraphs: [{ anchor: 'p1', text }] }).get('p1') ?? []
  expect([range?.role, text.slice(range?.from, range?.to).slice(0, 8)]).toEqual(['el recurrente', '“tenemos'])
})
