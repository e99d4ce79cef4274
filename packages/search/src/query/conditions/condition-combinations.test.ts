import { chileanDate } from '@basejuris/domain/calendar'
import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'

const courts = {
  'C. Suprema': 'Corte Suprema',
  CS: 'Corte Suprema',
  'Exma. Corte Suprema': 'Corte Suprema',
  'Corte d Apelaciones Talca': 'Corte de Apelaciones de Talca',
  'ICA Stgo': 'Corte de Apelaciones de Santiago',
  'Cte. Apel. Pto. Montt': 'Corte de Apelaciones de Puerto Montt',
  '1er juzgado laboral stgo': '1º Juzgado de Letras del Trabajo de Santiago',
  'TOP Viña': 'Tribunal de Juicio Oral en lo Penal de Viña del Mar',
}
const dates = {
  '2022': '2022',
  'marzo 2022': '2022-03',
  'anteriores a 2015': '..2014',
  'desde 2018': '2018..',
  'entre 2018 y 2020': '2018..2020',
  'primer semestre de 2023': '2023-01..2023-06',
}
const topics = ['nulidad de testamento', 'precario mera tolerancia', 'daño moral', 'subterfugio']
const outcomes = {
  acogidos: 'acoge',
  rechazadas: 'rechaza',
  'que revocan': 'revoca',
  'que hayan confirmado': 'confirma',
  'q anulen': 'anula',
}

describe('conditions in any combination', () => {
  it.each(Object.entries(courts))('demands «%s» beside a topic and a date', (court, name) => {
    for (const topic of topics)
      for (const [date, period] of Object.entries(dates))
        for (const query of [
          `${topic} ${court} ${date}`,
          `${court} ${date} ${topic}`,
          `${court}, ${topic}, ${date}`,
          `fallos de ${court} ${date} sobre ${topic}`,
          `necesito jurisprudencia de ${court} ${date} ${topic}`,
        ])
          expect(demandedLine(query), query).toBe(sortedLine(`tribunal:${name} · fecha:${period}`))
  })

  it.each(Object.entries(outcomes))('demands fallos «%s»', (written, outcome) => {
    for (const topic of topics)
      for (const [court, name] of Object.entries(courts)) {
        const query = `fallos ${court} ${written} ${topic}`
        expect(demandedLine(query), query).toBe(sortedLine(`tribunal:${name} · resultado:${outcome}`))
      }
  })

  it('demands nothing in the stories that the same words tell', () => {
    for (const court of ['la Corte Suprema', 'la C. Suprema', 'la ICA de Talca', 'el juzgado laboral de Calama'])
      for (const query of [
        `${court} ya rechazó mi recurso`,
        `me demandaron y ${court} les dio la razón en 2021`,
        `perdí en ${court} y quiero reclamar`,
        `mi abogado dice que ${court} acoge estos casos`,
        `cuando ${court} confirmó el despido ya había pasado un año`,
      ])
        expect(demandedLine(query), query).toBe('')
  })

  it('counts years from today', () => {
    const [year = 0, month = 0] = chileanDate(new Date()).split('-').map(Number)
    const at = `-${String(month).padStart(2, '0')}`
    expect(demandedLine('fallos de los últimos 3 años precario')).toBe(`fecha:${year - 3}${at}..`)
    expect(demandedLine('precario últimos cinco años')).toBe(`fecha:${year - 5}${at}..`)
    expect(demandedLine('fallos de este año precario')).toBe(`fecha:${year}`)
    expect(demandedLine('fallos del año pasado precario')).toBe(`fecha:${year - 1}`)
  })
})

describe('stories', () => {
  it.each([
    'me despidieron en enero de 2024',
    'me despidieron el año pasado estando con licencia',
    'el año pasado me echaron sin aviso',
    'en los últimos 5 años no me pagaron cotizaciones',
    'mi empleador no ha pagado las cotizaciones de los últimos 3 años',
    'cotizaciones impagas de los últimos 5 años',
    'remuneraciones de los últimos tres meses para calcular indemnización',
    'promedio de los últimos 3 meses de sueldo',
    'este año me subieron el plan de isapre',
    'la isapre me subió el plan en marzo de 2022',
    'la Corte Suprema ya rechazó mi recurso',
    'la suprema rechazó mi recurso de unificación',
    'la corte de apelaciones confirmó mi despido',
    'la corte de apelaciones de santiago rechazó mi apelación y ahora no sé qué hacer',
    'la ICA de Talca me rechazó el recurso de protección',
    'perdí en la corte de apelaciones de Concepción en 2021',
    'el juzgado del trabajo de Concepción rechazó mi demanda en 2022',
    'el juez de familia me quitó la custodia',
    'la jueza Sandoval no me dejó declarar',
    'la ministra de educación cerró el colegio',
    'el ministro de salud negó el medicamento',
    'mi jefe se llama González y me despidió',
    'González me vendió un auto malo en 2019',
    'contrato de arriendo de 2018 que no me quieren renovar',
    'arriendo vencido en marzo 2022, arrendatario no se va',
    'choque en 2021, el seguro rechazó la cobertura',
    'accidente del trabajo en 2020, la mutual rechazó la enfermedad profesional',
    'mi licencia médica fue rechazada por la compin en 2023',
    'la compin rechazó mi licencia y la suseso confirmó el rechazo',
    'me acogí a la ley de insolvencia en 2020',
    'nos acogimos a retiro voluntario en 2019',
    'la municipalidad anuló mi permiso de circulación',
    'me revocaron la visa el 2022',
    'me revocaron el permiso de edificación',
    'la inspección del trabajo confirmó la multa en 2021',
    'me condenaron en 2018 por lesiones y quiero eliminar antecedentes',
    'mi hermano fue absuelto en 2019 y la fiscalía apeló',
    'mi recurso de protección fue rechazado por extemporáneo',
    'presenté recurso de protección y lo declararon inadmisible',
    'el tribunal declaró abandonado mi juicio',
    'me desistí de la demanda en 2020',
    'la contraloría rechazó mi reclamo',
    'la contraloría objetó mi nombramiento en 2021',
    'dictamen de la contraloría que me perjudica de 2022, qué puedo hacer',
    'mi abogado presentó un recurso de queja y no sé en qué está',
    'en la tercera sala del hospital murió mi papá',
    'la sala 3 del cine no tenía salida de emergencia',
    'estuve en la cuarta sala de espera por horas',
    'compré una casa en 2015 y en 2020 aparecieron grietas',
    'el banco me embargó desde enero de 2021',
    'trabajo desde 2015 y no me han pagado gratificación',
    'hijo nacido en 2010, padre no paga desde 2015',
    'firmé finiquito el 5 de enero de 2024 y me arrepentí',
    'cliente despedida en marzo de 2023, fuero maternal',
    'cliente fue condenado en primera instancia por el TOP de Temuco, queremos apelar',
    'mi cliente perdió en la corte de santiago',
    'trabajador despedido en 2021 mientras estaba con licencia',
    'empleador que no pagó cotizaciones desde 2018 hasta 2022',
    'vecino construyó muro en 2019 sin permiso',
    'inmueble comprado en 2012 con hipoteca no alzada',
    'herencia de padre fallecido en 1995',
    'pagaré suscrito en 2014 y demanda notificada en 2023',
    'deuda de 2015 prescrita',
    'el 2017 me operaron y quedé con secuelas',
    'la clínica reconoció el error en 2020 pero no paga',
    'el tribunal acogió la demanda de mi ex y me embargaron',
    'un juez de garantía rechazó la querella porque no hay delito',
    'la fiscalía no perseveró en 2021',
    'carabineros me detuvo el 18 de octubre de 2019',
    'desde el estallido de 2019 perdí un ojo',
    'el ministro de fe no llegó a la asamblea',
    'me casé en 2005 y me separé en 2015',
    'tengo un juicio en el 5° juzgado civil de santiago desde 2020',
    'me notificaron del 3° JLT de Santiago',
    'el Juzgado de Policía Local de Providencia me multó',
    'el servicio de salud declaró inadmisible mi reclamo en 2022',
    'la isapre acogió mi reclamo en parte',
    'la empresa dice que la Corte Suprema permite el despido',
    'mi abogado dice que la Corte Suprema acoge estos casos',
    'el colegio expulsó a mi hijo en junio de 2023',
    'el conservador rechazó la inscripción en 2021',
    'SII rechazó mi devolución del año 2020',
    'el SII rechazó gastos del año tributario 2019',
    'contrata 2015 a 2022 no renovada',
    'funcionaria a contrata desde 2012 no renovada en noviembre 2021',
    'profesor con 20 años de servicio despedido en 2020',
    'testamento de 1998 impugnado por hijos',
    'crédito hipotecario de 2008',
    'isapre alza de plan base 2010 a 2020 que me cobraron',
    'terremoto de 2010, edificio con daños, constructora no responde',
    'auto año 2018 con falla de motor',
    'camioneta 2015 con defecto, garantía rechazada',
    'licencia rechazada en 2022',
    'isapre rechaza cobertura de cirugía',
    'isapre rechaza licencia médica',
    'banco rechaza devolución por fraude',
    'aseguradora rechaza siniestro',
    'isapres que rechazan licencias',
    'empleador que rechaza reintegro',
    'municipalidad revoca patente de alcoholes',
    'municipalidad que revoca permiso',
    'universidad anula matrícula',
    'sociedad anulada por falta de firma',
    'familia de acogida',
    'niños acogidos en hogar',
    'residencia revocada a extranjero',
    'expulsión revocada',
    'rechazo de licencia médica',
    'rechazo de cobertura isapre',
    'rechazo de visa',
    'rechazo del crédito',
    'desistimiento de la compra',
    'abandono de hogar',
    'abandono de funciones',
    'confirmación de la compra',
    'revocación del mandato',
    'revocación de poder',
    'anulación de matrimonio',
    'condena en costas',
    'condenas anteriores reincidencia',
    'protección de datos',
    'protección al consumidor',
    'amparo policial',
    'nulidad del despido',
    'nulidad de matrimonio',
    'nulidad absoluta contrato',
    'casa en el fondo del terreno',
    'la segunda sala del jardín',
    'la redacción del contrato era confusa',
    'redactó mal el contrato el abogado',
    'voto en contra del directorio',
    'min. vivienda subsidio',
    'ministerio de salud compra',
    'juez árbitro designación',
    'juez partidor',
    'magistrado recusado',
    'fiscal judicial informe',
    'base imponible iva',
    'base de cálculo indemnización',
    'la base militar',
    'colección de arte robada',
    'corte de luz en 2022',
    'corte de suministro',
    'corte y confección',
    'cs de la computación',
    'sala cuna',
    'sala de ventas',
    'apelaciones municipales',
    'tribunal arbitral santiago',
    'tribunal de honor',
    'quejas rechazadas por el SERNAC',
    'demandas rechazadas por el banco',
    'solicitudes rechazadas por la municipalidad',
    'reclamos acogidos por la superintendencia',
    'q hago si me despiden con licencia',
  ])('demands nothing in «%s»', (query) => {
    expect(demandedLine(query)).toBe('')
  })
})
