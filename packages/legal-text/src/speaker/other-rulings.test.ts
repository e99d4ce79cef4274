import type { Section } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { findVoices } from './find-voices.ts'

const spoken = (kind: Section['kind'], ...texts: string[]): string[] => {
  const voices = findVoices({ kind, title: '5°', paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })) })
  return texts.map(
    (_, at) =>
      voices
        .get(`p${at}`)
        ?.map(({ speaker, role }) => (role === null ? speaker : `${speaker}: ${role}`))
        .join(', ') ?? 'tribunal',
  )
}
const inReason = (...texts: string[]): string[] => spoken('considerando', ...texts)

describe('words of other courts', () => {
  it.each([
    ['Quinto: Que, para la judicatura de la instancia, la luz y la bocina del faro son compatibles, pues sirven a dos fines.', 'instancia'],
    [
      'La Corte de Apelaciones de Puerto Alba, conociendo el recurso de nulidad deducido por la demandada, sostuvo que “el farero dormía”.',
      'apelaciones',
    ],
    ['El tribunal a quo razonó que la bitácora basta para probar el turno.', 'a quo'],
    ['Séptimo: Que el sentenciador del grado dio por establecido que la linterna fue apagada a las dos.', 'instancia'],
    ['Agrega la sentencia recurrida que la bocina no incide en el precio.', 'recurrida'],
    ['En la sentencia de contraste se resolvió que el faro es una faena.', 'contraste'],
    ['Octavo: Que los jueces del fondo dejaron asentado que el bote venía sin luces.', 'fondo'],
    ['Sexto: Por su parte, la Resolución Reclamada indicó que el faro no espanta a las aves.', 'acto'],
    ['Séptimo: Mediante la Res. Ex. N° 5 de 2022, el servicio acogió el reclamo, señalando en su considerando noveno que:', 'acto'],
    ['En tal dictamen se sostuvo que la linterna no es parte del faro.', null],
  ])('hears another ruling in «%s»', (text, role) => {
    expect(inReason(text)).toEqual([role === null ? 'fallo' : `fallo: ${role}`])
  })

  it.each([
    'La sentencia impugnada no contiene el vicio que se le atribuye.',
    'El tribunal a quo razonó correctamente que la bitácora basta.',
    'Séptimo: Que para la resolución del asunto importa la fecha de la bitácora.',
    'Octavo: Que, entre la sentencia recurrida y las acompañadas, no se verifican interpretaciones contradictorias sobre el faro.',
  ])('leaves to the court what it says of a ruling: «%s»', (text) => {
    expect(inReason(text)).toEqual(['tribunal'])
  })

  it('goes on with the same court, and not with a party', () => {
    expect(
      inReason(
        'Quinto: Que el tribunal a quo estimó que la luz y la bocina son compatibles.',
        'No obstante, considera que el precio de una debe imputarse al de la otra.',
        'La Corte de Apelaciones de Puerto Alba, conociendo del recurso que dedujo la demandada, sostuvo que no cumplen el mismo fin.',
      ),
    ).toEqual(['fallo: a quo', 'fallo: a quo', 'fallo: apelaciones'])
  })

  it('keeps a ruling that a party tells of with that party', () => {
    expect(
      inReason(
        'Cuarto: Que para justificar que hay distintas interpretaciones la recurrente alega que el fallo impugnado desconoce el turno.',
        'Lo que resulta contradictorio con lo resuelto por esta Corte en los antecedentes N°1-2020, que, en síntesis, resuelve que procede el pago.',
      ),
    ).toEqual(['parte: la recurrente', 'parte: la recurrente'])
  })

  it('takes the rulings brought to compare from the court until it compares them', () => {
    expect(
      inReason(
        'Sexto: Que, para acreditar la existencia de interpretaciones contradictorias, la demandada presentó la sentencia dictada en otro faro.',
        'El primer caso versa sobre la bocina, que cabe destacar como parte de la faena.',
        'En consecuencia, entre una y otra no se advierte divergencia jurisprudencial alguna.',
      ),
    ).toEqual(['fallo: contraste', 'tribunal', 'tribunal'])
    expect(
      inReason(
        'Sexto: Que se ofreció a modo de contraste la sentencia dictada en otro faro.',
        'La primera trata de la bocina y la segunda del turno.',
      ),
    ).toEqual(['fallo: contraste', 'fallo: contraste'])
  })

  it('changes no voice within a quotation, nor for an account that is only quoted', () => {
    expect(
      inReason(
        'En tal dictamen se sostuvo que “la luz del faro es una faena. Cabe destacar que el recurrente alega otra cosa. Lo cierto es que no se probó”.',
      ),
    ).toEqual(['fallo'])
    expect(
      inReason(
        'Cuarto: Que el fallo trata del turno, así lo muestra su motivo décimo: “la defensa arguyó que el farero dormía en su casa ese día”.',
      ),
    ).not.toContain('parte: la defensa')
  })

  it('follows one ruling through quotations that are joined', () => {
    const text =
      'Séptimo: Que el juez a quo, en el motivo noveno, reflexiona “que la bitácora prueba el turno y no deja duda alguna de quién lo hizo”, concluyendo en el motivo décimo que “debe desecharse lo que alega el demandado en cuanto a la bocina y a la linterna”.'
    expect(inReason(text)).toEqual(['fallo: a quo'])
    const joined =
      'Esto queda en evidencia en el fundamento octavo del fallo de la instancia, al sostener que la “luz tiene la misma naturaleza que la bocina y no puede pagarse dos veces”; por tanto, “una debe imputarse a la otra en todo el tiempo que duró la faena del faro”.'
    expect(inReason(joined)).toEqual(['fallo, fallo'])
  })
})

describe('what a court decides', () => {
  it.each([
    'Decimotercero: Que, de este modo, la segunda causal de nulidad interpuesta subsidiariamente, tampoco puede prosperar.',
    'La tacha que dedujo la demandante será rechazada, porque el testigo vive lejos del faro.',
    'Se hará lugar, asimismo, a la petición de la defensa.',
    'Por lo dicho, se rechazará dicha alegación.',
  ])('is nobody else’s, whoever spoke before: «%s»', (text) => {
    const account = 'Tercero: Que compareció la demandada e interpuso excepción, y señaló que el faro es ajeno.'
    expect(inReason(account, text)).toEqual(['parte: la demandada', 'tribunal'])
  })

  it('leaves with a party what it asks', () => {
    expect(
      inReason('Tercero: Que comparece la demandada y señala que el faro es ajeno.', 'Pide que se declare que la demanda será rechazada.'),
    ).toEqual(['parte: la demandada', 'parte: la demandada'])
    expect(inReason('Tercero: Que la demandada sostiene que, por eso, la demanda no puede prosperar.')).toEqual(['parte: la demandada'])
  })
})

describe('headings and views', () => {
  it('gives headings of a case to nobody', () => {
    expect(
      spoken(
        'encabezado',
        'PROCEDIMIENTO: Ordinario.',
        'MATERIA: Denuncia por el apagón del faro y cobro de prestaciones.',
        'DEMANDANTE: INÉS FARO LUNA.',
        'DEMANDADA: MOLINOS DEL ALBA SPA.',
      ),
    ).toEqual(['antecedentes', 'antecedentes', 'antecedentes', 'antecedentes'])
    expect(
      spoken(
        'vistos',
        'La demandada interpuso recurso y señaló que el fallo yerra.',
        'Se ordenó traer los autos en relación.',
        'Declarado admisible el recurso, se procedió a su vista, y se oyó al abogado de la recurrente.',
        'Oídas las partes y considerando:',
      ),
    ).toEqual(['parte: la demandada', 'antecedentes', 'antecedentes', 'antecedentes'])
  })

  it('hears whose view a sentence holds, and only that sentence', () => {
    expect(
      inReason(
        'Para la recurrente, de los artículos se sigue que no se pagan ambas luces.',
        'El influjo del error es situado por el recurrente en que se apagó la bocina.',
        'Tercero: Que, para sustentar esta primera causal del recurso, su promotor afirma que se leyó mal la bitácora.',
      ).map((each) => each.split(':')[0]),
    ).toEqual(['parte', 'parte', 'parte'])
    expect(inReason('Según la demandada, el faro es ajeno.', 'El título está a nombre de ambos.')).toEqual([
      'parte: la demandada',
      'tribunal',
    ])
  })

  it('leaves to the court what it finds of the rulings offered', () => {
    expect(
      inReason(
        'Quinto: Que, para acreditar la existencia de distintas interpretaciones, la recurrente acompañó dos sentencias.',
        'Que, según se observa, las sentencias ofrecidas para su cotejo no resultan útiles, pues tratan de otra bocina.',
      ).at(-1),
    ).toBe('tribunal')
  })

  it('goes back to the court after a party quoted in passing', () => {
    expect(
      inReason(
        'Noveno: Que los actos del servicio aparecen contradictorios, como cabe concluir de lo que sigue:',
        'En efecto, como señala el informe de la recurrida, en su página dos expresa: «la linterna ya no tiene arreglo ni lo tendrá».',
        'De este modo, mal puede fundar su negativa en que la linterna se arregla.',
      ).map((each) => each.split(':')[0]),
    ).toEqual(['tribunal', 'parte', 'tribunal'])
  })
})
