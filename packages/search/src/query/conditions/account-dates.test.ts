import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describe, expect, it } from 'vitest'
import { demanded } from '../../testing/demanded.ts'
import { parseQuery } from '../parse-query.ts'

describe('dates of accounts, attacked decisions and appeals apart', () => {
  it.each([
    ['TOP Calama condena homicidio simple', 'tribunal:Tribunal de Juicio Oral en lo Penal de Calama · resultado:condena'],
    ['Juzgado de Garantía de Arica condena lesiones', 'tribunal:Juzgado de Garantía de Arica · resultado:condena'],
    ['la Suprema condena municipalidad caída en vereda', 'tribunal:Corte Suprema · resultado:condena'],
    ['ICA Temuco condena indemnización daño moral', 'tribunal:Corte de Apelaciones de Temuco · resultado:condena'],
    ['CS condena en costas banco', 'tribunal:Corte Suprema'],
    ['TOP Arica condena cumplida libertad', 'tribunal:Tribunal de Juicio Oral en lo Penal de Arica'],
    ['apelación de sentencia definitiva ICA Talca 2022', 'recurso:apelación · tribunal:Corte de Apelaciones de Talca · fecha:2022'],
    ['precario, apelación, ICA Talca, 2022', 'recurso:apelación · tribunal:Corte de Apelaciones de Talca · fecha:2022'],
    ['comodato, apelación contra la resolución, ICA Arica', 'recurso:apelación · tribunal:Corte de Apelaciones de Arica'],
    ['reclamación de avalúo, Corte Suprema 2021', 'recurso:reclamación · tribunal:Corte Suprema · fecha:2021'],
    ['reclamación contra sanción de la DGA, Corte Suprema', 'recurso:reclamación · tribunal:Corte Suprema'],
    ['apelación contra resolución que rechaza incidente, ICA Talca', 'recurso:apelación · tribunal:Corte de Apelaciones de Talca'],
    ['recurso de hecho acogido contra resolución que declara inadmisible la apelación', 'recurso:hecho · resultado:acoge'],
    ['queja rechazada contra sentencia que revoca el fallo apelado', 'recurso:queja · resultado:rechaza'],
    ['recurso de nulidad contra sentencia absolutoria rechazado', 'recurso:nulidad · resultado:rechaza'],
    ['sentencia absolutoria TOP Talca', 'resultado:absuelve · tribunal:Tribunal de Juicio Oral en lo Penal de Talca'],
    ['ICA Copiapó amparo traslado de interno', 'tribunal:Corte de Apelaciones de Copiapó · recurso:amparo'],
    ['CA Talca protección corte de agua con deuda', 'tribunal:Corte de Apelaciones de Talca · recurso:protección'],
    ['ICA Stgo amparo contra PDI', 'tribunal:Corte de Apelaciones de Santiago · recurso:amparo'],
    ['CS despido con licencia médica', 'tribunal:Corte Suprema'],
    ['juzgado de familia de Curicó alimentos con apremio', 'tribunal:Juzgado de Familia de Curicó'],
    ['nulidad rechazada por manifiesta falta de fundamento', 'recurso:nulidad · resultado:rechaza'],
    ['protección rechazada por carecer de fundamento', 'recurso:protección · resultado:rechaza'],
    ['queja rechazada por infundada', 'recurso:queja · resultado:rechaza'],
    ['dictámenes sobre viáticos de contratas desde 2017', 'tribunal:dictámenes · fecha:2017..'],
    ['fallos sobre autodespido desde 2018', 'fecha:2018..'],
    ['sentencias sobre trabajador a honorarios desde 2019', 'fecha:2019..'],
    ['jurisprudencia de alza de isapre hasta 2020', 'fecha:..2020'],
    ['resoluciones sobre cuidado personal a partir de 2020', 'fecha:2020..'],
    ['despido 2020, demanda 2021, Corte Suprema 2023', 'tribunal:Corte Suprema · fecha:2023'],
    ['CS, 3ª sala, 2022, multa 2019', 'tribunal:Corte Suprema · sala:Tercera Sala · fecha:2022'],
    ['multa 2019, sumario 2020, ICA Talca', 'tribunal:Corte de Apelaciones de Talca'],
    ['amparos de extranjería, CS, enero de 2024', 'recurso:amparo · tribunal:Corte Suprema · fecha:2024-01'],
    ['giro dejado sin efecto TTA Arica', 'resultado:acoge · tribunal:Tribunal Tributario y Aduanero de la Región de Arica y Parinacota'],
    ['predio adquirido por el causante antes de 2004, ICA Talca', 'tribunal:Corte de Apelaciones de Talca'],
    ['isapre 2019, 2020 y 2021, CS', 'fecha:2019 · fecha:2020 · fecha:2021 · tribunal:Corte Suprema'],
    ['fallos despido 2019 y precario 2021', 'fecha:2019 · fecha:2021'],
    ['responsabilidad de conductores 2018 a 2022', 'fecha:2018..2022'],
    ['contratas CS desde 2018', 'tribunal:Corte Suprema · fecha:2018..'],
  ])('demands «%s»', (query, expected) => {
    expect(demanded(query)).toEqual(expected.split(' · ').sort())
  })

  it.each([
    'choque 4 enero 2021, denuncia 8 enero 2021, seguro rechaza cobertura en marzo 2021',
    'nacimiento hijo 2015, separación 2018, demanda de alimentos 2020, deuda actual',
    'contrato arriendo marzo 2019, no pago desde junio 2020, desahucio enero 2021',
    'cirugía agosto 2018, infección septiembre 2018, muerte octubre 2018, clínica Temuco',
    'finiquito firmado 15 de julio de 2022 sin reserva de derechos',
    'carta de despido 3 de mayo de 2023, sin causal',
    'denuncia presentada marzo 2022, sumario iniciado junio 2022, destitución',
    'notificación 10 enero 2022, apelación 17 enero 2022, plazo',
    'docente a contrata en liceo de Curicó desde 2014 hasta 2022, no renovada',
    'guardia de seguridad entre 2016 y 2021 sin cotizaciones',
    'arrendataria de local desde 2010, desahucio verbal',
    'enfermera municipal, le comunican el término en 2023',
    'sentencias de trabajadores despedidos en 2019',
    'fallos de trabajador que no paga pensión desde 2018',
    'licencia rechazada por manifiesta falta de antecedentes',
  ])('demands nothing in «%s»', (query) => {
    expect(demanded(query)).toEqual([])
  })

  it('demands the year of a document that an account asks about, and leaves that of what happened', () => {
    const dates = (query: string) =>
      parseQuery(query).chips.flatMap(({ tipo, modo, clave }) => (tipo === 'fecha' ? [`${modo} ${clave}`] : []))
    const asked = 'examen de orina al entrar a la faena, la empresa dice que no es jornada, hay ordinario de la DT de 2025'
    expect(dates(asked)).toEqual(['exigir fecha:2025'])
    expect(dates('guardia formalizado por amenazas en 2022 y suspendido, busco protección acogida')).toEqual([])
    expect(dates('peruano con expulsión dictada en mayo de 2021, necesito amparos acogidos')).toEqual([])
  })

  it('keeps the caption of a company named like a court', () => {
    expect(parseQuery('CS Ingeniería Ltda con Fisco').caption).not.toBeNull()
  })

  it('takes time linear in the length', () => {
    for (const unit of ['demanda 2020, despido 2021, ', '2020, ', 'contra resolución que ', 'TOP Arica condena ', 'apelación, '])
      expect(
        cpuMillis(() => parseQuery(unit.repeat(1000))),
        unit,
      ).toBeLessThan(1500)
  })
})
