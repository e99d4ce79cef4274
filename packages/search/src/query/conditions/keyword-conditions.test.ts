import { chileanDate } from '@basejuris/domain/calendar'
import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { parseQuery } from '../parse-query.ts'

describe('slips and documents', () => {
  it.each([
    ['dictamen 2024', 'tribunal:dictámenes · fecha:2024'],
    ['dictamen 2024 viáticos', 'tribunal:dictámenes · fecha:2024'],
    ['oficio 2022 contraloría', 'fecha:2022 · tribunal:Contraloría General de la República'],
    ['dictamen 2021 contraloría contratas', 'fecha:2021 · tribunal:Contraloría General de la República'],
    ['ordinario 2023 dirección del trabajo', 'fecha:2023 · tribunal:Dirección del Trabajo'],
    ['resolución 2021 sma', 'fecha:2021 · tribunal:Superintendencia del Medio Ambiente'],
    ['cese de alimentos familia ICA Concepción revocada', 'resultado:revoca · tribunal:Corte de Apelaciones de Concepción'],
    ['crédito con aval del Estado exclusión san miguel revoca', 'resultado:revoca · tribunal:San Miguel'],
    ['lo que dijo la CS en 2024 sobre inimputables', 'fecha:2024 · tribunal:Corte Suprema'],
    ['la corte de talca rechazó pero quiero lo que dijo la CS', 'tribunal:Corte Suprema'],
    [
      'quiero TC que acoja la inaplicabilidad y no las que rechacen',
      'resultado:acoge · recurso:inaplicabilidad · tribunal:Tribunal Constitucional',
    ],
    ['TC 2331 código civil acogida', 'resultado:acoge · tribunal:Tribunal Constitucional'],
    ['fallos que acojen precario', 'resultado:acoge'],
    ['protecciones acojidas isapre', 'resultado:acoge · recurso:protección'],
    ['casación y apelación lesión enorme', 'recurso:apelación · recurso:casación'],
    ['recurso de nulidad rechasado despido', 'resultado:rechaza · recurso:nulidad'],
    ['isapre CS rechasa', 'resultado:rechaza · tribunal:Corte Suprema'],
    ['CORTE SUPREMA REVOKA ISAPRE', 'resultado:revoca · tribunal:Corte Suprema'],
    ['apelaciones deciertas', 'resultado:abandonado · recurso:apelación'],
    ['la isapre rechaso mi licencia', ''],
    ['la corte rebocó mi recurso y quede sin nada', ''],
  ])('demands «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('cities and outcomes that are joined', () => {
  it.each([
    ['CS amparo plazo razonable revoca y acoge', 'recurso:amparo · tribunal:Corte Suprema · resultado:revoca'],
    ['protección municipalidad revocada y rechazada', 'recurso:protección · resultado:revoca'],
    [
      'reclamo de multa ha lugar TTA Rancagua',
      "recurso:reclamo de multa · resultado:acoge · tribunal:Tribunal Tributario y Aduanero de la Región del Libertador General Bernardo O'Higgins",
    ],
    [
      'necesito nulidades acogidas por la Segunda Sala de la Suprema, no las que reconducen',
      'recurso:nulidad · resultado:acoge · sala:Segunda Sala · tribunal:Corte Suprema',
    ],
    ['pérdida no fortuita incendio', ''],
    ['licencias médicas Valparaíso O Concepción NO Rancagua', 'tribunal:Valparaíso · tribunal:Concepción'],
    ['precario (Talca O Curicó)', 'tribunal:Talca · tribunal:Curicó'],
    ['Temuco O Valdivia despido', 'tribunal:Temuco · tribunal:Valdivia'],
    ['amparo acogido Santiago O Valparaíso', 'recurso:amparo · resultado:acoge'],
    ['Talca O precario', ''],
  ])('demands «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('an outcome as the first or last word of a short search', () => {
  it.each([
    ['precario rechaza', 'resultado:rechaza'],
    ['despido indirecto rechaza', 'resultado:rechaza'],
    ['rechaza demanda', 'resultado:rechaza'],
    ['rechaza demanda precario', 'resultado:rechaza'],
    ['rechaza la demanda de precario', 'resultado:rechaza'],
    ['acoge tutela', 'resultado:acoge · recurso:tutela'],
    ['acoge demanda daño moral', 'resultado:acoge'],
    ['cuidado personal confirma', 'resultado:confirma'],
    ['prisión preventiva revoca', 'resultado:revoca'],
    ['revoca prisión preventiva', 'resultado:revoca'],
    ['abandono del procedimiento acoge', 'resultado:acoge'],
    ['homicidio absuelve', 'resultado:absuelve'],
    ['precario rechaza 2022', 'resultado:rechaza · fecha:2022'],
    ['acoge', 'resultado:acoge'],
    ['acogido', 'resultado:acoge'],
    ['precario acogido', 'resultado:acoge'],
    ['despido injustificado acogido', 'resultado:acoge'],
    ['demanda acogida', 'resultado:acoge'],
    ['demanda rechazada', 'resultado:rechaza'],
    ['tutela rechazada', 'resultado:rechaza · recurso:tutela'],
    ['incidente rechazado', 'resultado:rechaza'],
    ['acogida demanda precario', 'resultado:acoge'],
    ['acogida tutela', 'resultado:acoge · recurso:tutela'],
    ['tutela laboral acogida en parte', 'resultado:acoge_parcial · recurso:tutela'],
    ['precario acojido', 'resultado:acoge'],
    ['daño moral rechazado', 'resultado:rechaza'],
    ['tutela laboral acoge parcialmente', 'resultado:acoge_parcial · recurso:tutela'],
    ['confirma con declaración', 'resultado:confirma'],
    ['daño moral confirma con declaración', 'resultado:confirma'],
    ['confirmada con declaración daño moral ICA Talca', 'resultado:confirma · tribunal:Corte de Apelaciones de Talca'],
  ])('is demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    'vecino rechaza',
    'socio minoritario rechaza',
    'sumario alumno rector confirma',
    'despido trabajadora acoge',
    'isapre rechaza',
    'rechaza isapre',
    'isapre alza de plan rechaza',
    'banco rechaza',
    'empleador rechaza',
    'compin confirma',
    'confirma multa',
    'revoca poder',
    'anula contrato',
    'contrato anulado',
    'finiquito anulado',
    'garantía rechazada',
    'expulsión revocada',
    'multa confirmada',
    'trabajador rechazado',
    'seguro de vida rechazado',
    'demanda acogida término de contrato',
    'demanda rechazada en 2016',
    'arriendo de casa que el dueño no acoge',
    'la dueña del local arrendado por la sociedad comercial rechaza',
  ])('is not where others decide, or somewhere else: «%s»', (query) => {
    expect(demandedLine(query)).not.toContain('resultado')
  })

  it('leaves the rest of «confirma con declaración» to be searched', () => {
    expect(parseQuery('daño moral confirma con declaración').words.map(({ exact }) => exact)).toEqual(['daño', 'moral', 'declaracion'])
  })
})

describe('spans of years amid the words of a short search', () => {
  const [year = 0, month = 0] = chileanDate(new Date()).split('-').map(Number)
  const since = (years: number): string => `fecha:${year - years}-${String(month).padStart(2, '0')}..`

  it.each([
    ['despido desde 2023', 'fecha:2023..'],
    ['despido desde 2023 fuero', 'fecha:2023..'],
    ['despido injustificado desde 2023', 'fecha:2023..'],
    ['despido injustificado desde 2023 fuero', 'fecha:2023..'],
    ['homicidio calificado hasta 2015', 'fecha:..2015'],
    ['cuidado compartido entre 2018 y 2020 abuelos', 'fecha:2018..2020'],
    ['robo frustrado últimos 3 años', since(3)],
    ['precario hasta 2020 mera tolerancia', 'fecha:..2020'],
    ['isapre entre 2018 y 2020 alza', 'fecha:2018..2020'],
    ['isapre de 2018 a 2020 alza', 'fecha:2018..2020'],
    ['isapre a partir de 2022 alza', 'fecha:2022..'],
    ['daño moral desde 2020 accidente de tránsito', 'fecha:2020..'],
    ['tutela laboral desde enero 2023 acoso sexual', 'fecha:2023-01.. · recurso:tutela'],
    ['tutela laboral 2020 en adelante acoso', 'fecha:2020.. · recurso:tutela'],
    ['tutela posterior a 2020 acoso', 'fecha:2021.. · recurso:tutela'],
    ['tutela antes de 2015 acoso', 'fecha:..2014 · recurso:tutela'],
    ['alimentos desde 2015 rebaja', 'fecha:2015..'],
    ['isapre ultimos 3 años', since(3)],
    ['isapre ultimos 3 años alza', since(3)],
    ['isapre últimos tres años alza', since(3)],
    ['isapre ult. 3 años', since(3)],
    ['isapre 3 últimos años', since(3)],
    ['despido NO fuero ultimos 5 años', since(5)],
  ])('are demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(expected)
  })

  it.each([
    'trabajador a honorarios desde 2015 indemnización',
    'arriendo desde 2015 término',
    'deuda desde 2015 prescripción',
    'cotizaciones impagas desde 2018 nulidad del despido',
    'alimentos desde 2015 deuda',
    'enfermedad profesional desde 2016 sordera',
    'horas extra desde 2019 cálculo',
    'bonos desde 2017 no pagados',
    'ocupación desde 1998 prescripción adquisitiva',
    'convivencia desde 2010 hasta 2020 compensación económica',
    'relación laboral entre 2015 y 2020 sin contrato',
    'prisión preventiva desde 2021 cautela',
    'funcionaria a contrata desde 2012 no renovada',
    'cotizaciones de los últimos 3 años impagas',
    'mi empleador no me paga desde 2023 las horas extra',
    'trabajé desde 2015 hasta 2020 y me echaron',
    'el arrendatario no paga desde 2022 y hay que desalojarlo',
    'nos deben la gratificación de los últimos 3 años',
    'vivimos ahí desde 1998 y ahora nos quieren sacar',
    'entre 2018 y 2020 el banco me cobró seguros que no pedí',
  ])('are of what lasted: «%s»', (query) => {
    expect(demandedLine(query)).toBe('')
  })
})

describe('conditions beside operators', () => {
  it.each([
    ['recurso de protección -alza', 'recurso:protección'],
    ['recurso de protección NO alza', 'recurso:protección'],
    ['rec. protección NO alza', 'recurso:protección'],
    ['recurso de protecsion NO alza', 'recurso:protección'],
    ['habeas corpus NO expulsión', 'recurso:amparo'],
    ['cas. fondo NO arriendo', 'recurso:casación en el fondo'],
    ['casación NO precario', 'recurso:casación'],
    ['inaplicabilidad NO penal', 'recurso:inaplicabilidad'],
    ['amparos CS NO expulsión', 'recurso:amparo · tribunal:Corte Suprema'],
    ['protección ICA Talca NO isapre', 'recurso:protección · tribunal:Corte de Apelaciones de Talca'],
    ['protecciones acogidas NO isapre', 'recurso:protección · resultado:acoge'],
    ['isapre acogidos NO alza', 'resultado:acoge'],
    ['isapre NO alza acogidos', 'resultado:acoge'],
    ['precario NO comodato rechazados', 'resultado:rechaza'],
    ['despido NO fuero ministra Zepeda', 'ministro:Zepeda'],
    ['despido NO fuero tercera sala', 'sala:Tercera Sala'],
    ['despido NO fuero base laboral', 'base:laboral'],
    ['despido AND fuero, recurso de nulidad', 'recurso:nulidad'],
  ])('are demanded as they are without: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    'nulidad O casación',
    'recurso de protección O recurso de amparo',
    'despido NO recurso de protección',
    '"casación" NO precario',
  ])('are not what an operator joins, leaves out or quotes: «%s»', (query) => {
    expect(demandedLine(query)).toBe('')
  })

  it('are switched as any other', () => {
    const { chips } = parseQuery('casación NO precario', { preferred: ['recurso:casación'] })
    expect(chips.map(({ clave, modo }) => [clave, modo])).toEqual([
      ['excluye:NO (precario)', null],
      ['recurso:casación', 'preferir'],
    ])
  })

  it('leave out a term and what agrees with it', () => {
    const left = (query: string) => parseQuery(query).chips.flatMap(({ tipo, texto }) => (tipo === 'excluye' ? [texto] : []))
    expect(left('isapre NO licencias rechazadas')).toEqual(['sin «licencias rechazadas»'])
    expect(left('isapre NO alza acogidos')).toEqual(['sin alza'])
  })
})

describe('short searches that repeat themselves', () => {
  it.each([
    'arica o ',
    'ica talca, ',
    'ica talca, arica o ',
    'sin salmones ',
    "'a' ",
    '„a ',
    '<<a ',
    'acojida ',
    'rechasa demanda ',
    'desde 2020 fuero ',
    'octubre 2019 lesiones ',
    'dictamen 2024 ',
    'casación NO ',
    'c.t. tta ',
    'confirma con declaración ',
  ])('take time linear in the length: «%s»', (unit) => {
    expect(cpuMillis(() => parseQuery(unit.repeat(2000)))).toBeLessThan(1500)
  })
})
