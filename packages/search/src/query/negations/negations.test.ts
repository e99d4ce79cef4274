import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'

const chipsOf = (query: string, mode: 'exigir' | 'preferir'): string[] =>
  parseQuery(query)
    .chips.filter(({ tipo, modo }) => tipo === 'excluye' && modo === mode)
    .map(({ clave }) => clave.replace('excluye:', ''))
const excluded = (query: string): string => chipsOf(query, 'exigir').join(' · ')
const offered = (query: string): string => chipsOf(query, 'preferir').join(' · ')
const demanded = (query: string): string[] =>
  parseQuery(query)
    .chips.filter(({ modo, tipo }) => modo === 'exigir' && tipo !== 'excluye')
    .map(({ clave }) => clave)

it.each(['homicidio alevosía no agrava', 'eximente incompleta no atenúa'])('is nothing where a verb is denied: %s', (query) => {
  expect([excluded(query), offered(query)]).toEqual(['', ''])
})

describe('what a query leaves out in plain words', () => {
  it.each([
    ['despido excepto minería', 'minería'],
    ['protección pero no de isapre', 'isapre'],
    ['alimentos que no sean de familia', 'base:familia'],
    ['despido sin contar los de 2019', 'fecha:2019'],
    ['tutela laboral salvo los de la Corte Suprema', 'tribunal:Corte Suprema'],
    ['precario menos los de Santiago', 'tribunal:Santiago'],
    ['responsabilidad médica excluyendo hospitales públicos', 'hospitales públicos'],
    ['recurso que no sea amparo, expulsión de extranjeros', 'recurso:amparo'],
    ['no quiero fallos de la Corte Suprema, despido', 'tribunal:Corte Suprema'],
    ['despido, no quiero nada de minería', 'minería'],
    ['no me sirven los de 2015, cuidado personal', 'fecha:2015'],
    ['arriendo sin incluir locales comerciales', 'locales comerciales'],
    ['indemnización por despido excluyendo Corte Suprema', 'tribunal:Corte Suprema'],
    ['accidente del trabajo excepto 2020 y 2021', 'fecha:2020 · fecha:2021'],
    ['prescripción, descartando las de la ICA de Talca', 'tribunal:Corte de Apelaciones de Talca'],
    ['jurisprudencia sobre precario que no sea de la Corte de Apelaciones de Concepción', 'tribunal:Corte de Apelaciones de Concepción'],
    ['nulidad del despido, que no sean rechazados', 'resultado:rechaza'],
    ['unificación de jurisprudencia salvo inadmisibles', 'resultado:inadmisible'],
    ['despido por necesidades de la empresa pero no los de 2023', 'fecha:2023'],
    ['alimentos mayores con excepción de Valparaíso', 'tribunal:Valparaíso'],
    ['despido a excepción de los anteriores a 2015', 'fecha:..2014'],
    ['isapre exceptuando alzas de precio', 'alzas de precio'],
    ['recurso de protección, nada de isapres', 'isapres'],
    ['contratos de construcción, dejando fuera los de la Corte Suprema', 'tribunal:Corte Suprema'],
    ['fallos sobre arrendamiento que no traten de locales comerciales', 'locales comerciales'],
    ['sentencias de despido que no mencionen finiquito', 'finiquito'],
    ['multa sanitaria salvo la tercera sala', 'sala:Tercera Sala'],
    ['despido, no los de familia', 'base:familia'],
    ['despido corte suprema no 2019', 'fecha:2019'],
    ['precario no Corte Suprema', 'tribunal:Corte Suprema'],
    ['precario sin Corte Suprema', 'tribunal:Corte Suprema'],
    ['precario, no los que rechazan', 'resultado:rechaza'],
    ['precario sin las que acogen', 'resultado:acoge'],
    ['precario, no rechazados', 'resultado:rechaza'],
    ['precario suprema sin arica', 'origen:Arica'],
    ['deslindes sin la Corte Suprema', 'tribunal:Corte Suprema'],
    ['responsabilidad del estado, que no se trate de salud', 'salud'],
    ['protección sin contar la base salud', 'base:salud'],
    ['cortes de apelaciones menos Santiago, tutela', 'tribunal:Santiago'],
    ['hurto excepto minería y pesca', 'minería · pesca'],
    ['fallos sobre cuidado personal que no sean de Santiago ni de Valparaíso', 'tribunal:Santiago · tribunal:Valparaíso'],
    ['casación en el fondo menos los rechazados', 'resultado:rechaza'],
    ['despido sin considerar la base penal', 'base:penal'],
    ['DESPIDO EXCEPTO MINERÍA', 'minería'],
    ['no busco jurisprudencia de contraloría, contrata municipal', 'tribunal:Contraloría General de la República'],
    ['necesito fallos sobre licencias médicas que no sean de la suprema', 'tribunal:Corte Suprema'],
    ['hay fallos de prescripción extintiva salvo de 2022?', 'fecha:2022'],
    ['despido, sin fallos de 2018', 'fecha:2018'],
    ['tutela laboral, tribunales distintos de la Corte Suprema', 'tribunal:Corte Suprema'],
    ['protección excepto "alza de precio base"', 'alza de precio base'],
    ['me despidieron embarazada; quiero fallos que no sean de la Corte Suprema', 'tribunal:Corte Suprema'],
    ['fallos que no sean penales sobre estafa', 'base:penal'],
    ['sobre daño moral, no incluir accidentes de tránsito', 'accidentes de tránsito'],
    ['daño moral quitando accidentes de tránsito', 'accidentes de tránsito'],
    ['despido desde 2020 menos 2022', 'fecha:2022'],
    ['cobranza judicial y no de familia', 'base:familia'],
    ['recurso de nulidad laboral salvo los acogidos', 'resultado:acoge'],
    ['acuicultura sin salmones', 'salmones'],
    ['concesiones acuícolas sin salmones 2022', 'salmones'],
    ['multas ambientales menos salmones', 'salmones'],
    ['protección sin isapres', 'isapres'],
    ['tributario sin iva', 'iva'],
    ['medio ambiente sin salmones', 'salmones'],
    ['sin isapres, protección', 'isapres'],
    ['tutela laboral sin municipalidades Corte Suprema', 'municipalidades'],
    ['despido sin minería', 'minería'],
    ['daño moral sin accidentes de tránsito', 'accidentes de tránsito'],
    ['arriendo sin locales comerciales 2023', 'locales comerciales'],
    ['responsabilidad médica sin hospitales públicos', 'hospitales públicos'],
    ['viáticos sin "toma de razón"', 'toma de razón'],
    ['indemnización por despido, salvo redacción de la ministra Lusic', 'redactor:Lusic'],
  ])('leaves out of «%s»: %s', (query, keys) => {
    expect(excluded(query)).toBe(keys)
  })

  it.each([
    'ARANEDA/INMOBILIARIA JUAN SALVO LOMAS SPA',
    'precario sin título',
    'pillado sacando petróleo de un camión',
    'robo, andaba quitando carteles',
    'predio sin deslindes',
    'hurto sin cámaras',
    'contrato sin anexos',
    'precario sin vínculo',
    'robo sin violencia',
    'despido sin fuero',
    'trabajador sin contrato',
    'trabajadora sin isapre',
    'trabajador enfermo sin isapre',
    'accidente de tránsito sin lesiones',
    'despido sin carta de despido',
    'porte de arma sin autorización',
    'allanamiento sin orden judicial',
    'divorcio sin compensación económica',
    'conducción sin licencia',
    'edificación sin permiso municipal',
    'fallo sin fundamento',
    'contrato sin plazo',
    'despido sin pagar cotizaciones',
    'mi empresa trabaja sin salmones',
    'la empresa de acuicultura no paga, sin salmones',
    'una concesión que lleva años sin salmones en el mar de Chiloé y paga patente',
    'me despidieron sin aviso previo y no me pagaron el mes',
    'trabajé tres años sin contrato',
    'hubo discusión pero no de mi parte',
    'me pagaron todo menos las vacaciones',
    'el arrendatario no paga y no quiere irse',
    'no quiero pagar la multa',
    'no quiero que mi ex vea a los niños sin supervisión',
    'trabajo todos los días excepto los domingos',
    'jornada de lunes a viernes excepto feriados',
    'la isapre cubre todo menos el medicamento',
    'salvo prueba en contrario, presunción de dominio',
    'cláusula salvo acuerdo de las partes, arriendo',
    'caso fortuito o fuerza mayor salvo culpa',
    'despido por hecho que no sea imputable al trabajador',
    'pensión de alimentos menos del 50 % de la renta',
    'trabajador a honorarios con menos de 5 años',
    'al menos tres cotizaciones impagas',
    'más o menos a qué indemnización tengo derecho',
    'a menos que exista acuerdo de las partes',
    'pena menos gravosa, ley más favorable',
    'contrato no escriturado, presunción del artículo 9',
    'daño no patrimonial por incumplimiento contractual',
    'la empresa reconoce el contrato pero no la antigüedad',
    'me dijeron que sí pero no me contrataron',
    'sin fuero sindical al momento del despido',
    'despido sin causa legal',
    'deuda sin sentencia de la Corte Suprema todavía',
    'no tengo nada de plata para el abogado',
    'firmaron todos menos yo el 2019',
    'el juez de Santiago rechazó todo salvo las costas',
    'sobrevivieron todos excepto mi hermano en 2019',
    'la Corte Suprema ya rechazó mi recurso pero no el de mi socio',
    'vivo fuera de Santiago y el juicio es en Santiago',
    'que no sea abogado quien comparece por el banco',
    'no necesito autorización de mi ex para viajar',
    'nadie declaró excepto la testigo de la empresa que vino de Santiago',
    'vendí la casa, salvo el estacionamiento, en 2019',
    'echar de menos el contrato de 2015',
    'le pagaron menos 2020 que en 2019',
    'nulidad laboral no comparecio recurrente',
    'empresa no compareció, tutela acogida',
  ])('leaves nothing out of «%s»', (query) => {
    expect(excluded(query)).toBe('')
  })

  it.each([
    ['despido no fuero', 'fuero'],
    ['trabajadora que pide fuero salvo despido por caducidad', 'despido'],
    ['relación laboral y no honorarios', 'honorarios'],
    ['acuicultura sin salmones agua dulce', 'salmones'],
    ['camino vecinal sin servidumbre', 'servidumbre'],
  ])('reads «%s» as words and offers to leave out %s', (query, keys) => {
    expect([excluded(query), offered(query)]).toEqual(['', keys])
  })

  it('turns each over by its key', () => {
    const turned = (query: string, switches: { required?: string[]; preferred?: string[] }) => parseQuery(query, switches)
    const asWords = turned('despido excepto minería', { preferred: ['excluye:minería'] })
    expect(asWords.words.map(({ exact }) => exact)).toContain('mineria')
    expect(asWords.chips.find(({ tipo }) => tipo === 'excluye')?.modo).toBe('preferir')
    const left = turned('despido no fuero', { required: ['excluye:fuero'] })
    expect(left.words.map(({ exact }) => exact)).toEqual(['despido'])
    expect(left.exclusions.map(({ text }) => text)).toEqual(['fuero'])
  })

  it('keeps what is not left out as it is', () => {
    expect(demanded('despido Corte Suprema 2024 excepto minería')).toEqual(['tribunal:Corte Suprema', 'fecha:2024'])
    expect(demanded('recurso de protección 2022 pero no de isapre')).toEqual(['recurso:protección', 'fecha:2022'])
    expect(demanded('despido excepto minería Corte Suprema')).toEqual(['tribunal:Corte Suprema'])
    const words = parseQuery('despido excepto minería finiquito').words.map(({ exact }) => exact)
    expect(words).toEqual(['despido', 'finiquito'])
  })

  it('gives each chip the query without it', () => {
    const rests = parseQuery('hurto excepto minería y pesca')
      .chips.filter(({ tipo }) => tipo === 'excluye')
      .map(({ resto }) => resto)
    expect(rests).toEqual(['hurto excepto pesca', 'hurto excepto minería'])
    expect(parseQuery('despido excepto minería').chips.find(({ tipo }) => tipo === 'excluye')?.resto).toBe('despido')
  })

  it('has keys that an address can carry', () => {
    const long = 'mutuo acuerdo '.repeat(30).trim()
    const chip = parseQuery(`despido excepto "${long}"`).chips.find(({ tipo }) => tipo === 'excluye')
    expect([chip?.valor, chip?.clave.length]).toEqual([long, 208])
  })

  it('leaves capitals and signs to the operators', () => {
    expect(excluded('despido NO fuero')).toBe('')
    expect(excluded('«salvo la Corte Suprema»')).toBe('')
    expect(excluded('despido -fuero')).toBe('')
  })

  it('takes time linear in the length', () => {
    for (const piece of ['excepto ', 'que no sean de ', 'salvo minería y ', 'menos los de ', 'no ', 'pero no de la '])
      expect(
        cpuMillis(() => parseQuery(piece.repeat(2000))),
        piece,
      ).toBeLessThan(2000)
  })
})
