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

describe('who tells', () => {
  it.each([
    'Agrega que no consta solicitud alguna de la demandante en el faro.',
    'En cuanto al acto recurrido, indican no haber recibido aviso.',
    'Funda lo anterior en que la supuesta denuncia llegó tarde al puerto.',
    'Indica que la falta de respuesta por parte de la recurrida la mantiene en la incertidumbre.',
    'Al respecto, tanto la resolución reclamada como la licencia indicaron que el faro no alumbra.',
    'Luego, indica que el tribunal vio el informe del perito del puerto, que concluye que la linterna gira.',
  ])('goes on whoever is named in «%s»', (text) => {
    expect(spokenIn('considerando', 'Primero: Que comparece doña Inés Faro e interpone acción de amparo contra el Puerto.', text)).toEqual([
      'recurrente',
      'recurrente',
    ])
  })

  it('is who reports, in spite of the parties that the report names', () => {
    const report = 'Segundo: Que, informando Eva Luna, jueza titular del puerto, expone que dio la orden.'
    const later = 'Luego, con fecha 18 de mayo, la demandante solicitó que se apagara el faro.'
    expect(spokenIn('considerando', report, later, 'Refiere que la orden está firme.')).toEqual(['informe', 'informe', 'informe'])
    expect(
      spokenIn('considerando', 'Tercero: Que comparece don Elías Luna, abogado del Servicio de Faros, e informa al tenor del recurso.'),
    ).toEqual(['informe'])
  })

  it('changes where the text says that another begins', () => {
    const claim = 'Que la actora sostiene que el faro estaba apagado.'
    expect(spokenIn('considerando', claim, 'Por su parte, la demandada sustenta lo contrario.')).toEqual(['la actora', 'la demandada'])
    expect(spokenIn('considerando', claim, 'La demandada contestó la demanda y pide el rechazo.')).toEqual(['la actora', 'la demandada'])
    expect(spokenIn('vistos', 'Comparece don Elías Luna y recurre de protección.', 'A folio 8, el Servicio evacuó informe.')).toEqual([
      'recurrente',
      'informe',
    ])
  })

  it('is no party where the text leaves it open', () => {
    const claim = 'Que la actora sostiene que el faro estaba apagado.'
    expect(spokenIn('considerando', claim, 'Señala el puerto que la luz no falló.')).toEqual(['la actora', 'parte'])
    expect(
      spokenIn('considerando', `${claim} Ahora bien, la carta de despido dice lo siguiente:`, 'El puerto ha sufrido pérdidas.'),
    ).toEqual(['la actora', 'parte'])
  })

  it('begins anew in each part that the section numbers', () => {
    expect(
      spokenIn(
        'texto',
        '1) Comparece don Elías Luna y deduce acción de amparo en contra del Puerto.',
        '2) Informó doña Eva Alba, por el Puerto, y solicitó el rechazo.',
        'Indicó que el faro está encendido.',
        '3) De los antecedentes que constan en la causa, surge que la luz falló dos noches.',
      ),
    ).toEqual(['recurrente', 'informe', 'informe', 'tribunal'])
  })

  it('stays through the reasons that the first sentence announces', () => {
    const lead = 'QUINTO. El Servicio de Faros expuso que la licencia es legal por las siguientes razones:'
    expect(spokenIn('considerando', lead, '1) Cabe señalar que la linterna se midió.')).toEqual(['parte', 'parte'])
  })

  it('is the court that weighs what a witness said, and a witness who swears', () => {
    const weighed = '4.- Que, la declaración del testigo señor Luna, permite desprender cómo se encendía el faro.'
    expect(spokenIn('considerando', 'OCTAVO: Que se efectuará el análisis siguiente:', weighed)).toEqual(['tribunal', 'tribunal'])
    const oath = 'Comparece previo juramento o promesa a declarar doña Eva Luna y dice que vio el faro.'
    expect(spokenIn('considerando', 'SEXTO: Rendición de la prueba de las demandadas:', oath)).toEqual(['prueba', 'prueba'])
  })

  it('is nobody in a form that says who was present', () => {
    expect(spokenIn('encabezado', 'Fiscal EVA LUNA', 'COMPARECE ELÍAS FARO ALBA', 'Resultado Condenado.')).toEqual([
      'antecedentes',
      'antecedentes',
      'antecedentes',
    ])
  })
})
