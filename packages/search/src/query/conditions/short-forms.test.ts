import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { nameTerms } from '../../word-tokens.ts'
import { formatExpression } from '../formal/format-expression.ts'
import { parseQuery } from '../parse-query.ts'

describe('an outcome before what is said of the decision', () => {
  it.each([
    ['cotizaciones interés penal rechaza disidencia', 'resultado:rechaza'],
    ['precario comodato acoge con costas', 'resultado:acoge'],
    ['reclamo 503 ct deja sin efecto multa jlt talca', 'resultado:acoge · tribunal:Juzgado de Letras del Trabajo de Talca'],
    ['reclamo multa 511 ct rechaza con costas', 'recurso:reclamo de multa · resultado:rechaza'],
    ['banco norte revoca admisibilidad demanda ejecutiva art 441 cpc', 'resultado:revoca'],
    ['precario revoca voto en contra', 'resultado:revoca'],
    ['visitas abuelos acoge parcial', 'resultado:acoge_parcial'],
    ['rechazo licencia protección acogida 2024', 'recurso:protección · resultado:acoge · fecha:2024'],
    ['ministra Soto disidencia precario', 'disidente:Soto'],
    ['maltrato absolutoria gtia', 'resultado:absuelve · tribunal:Juzgado de Garantía'],
    ['MP c/ ebriedad absuelve', 'resultado:absuelve'],
    ['TC 17 B armas inaplic', 'tribunal:Tribunal Constitucional · recurso:inaplicabilidad'],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it('is a condition beside what only looks like parties', () => {
    expect(demandedLine('llamado a antecedentes vs concurso interno CS 2020')).toBe(sortedLine('tribunal:Corte Suprema · fecha:2020'))
  })
})

describe('an appeal beside a quotation or the parties', () => {
  it.each([
    ['"prisión preventiva" amparo', 'recurso:amparo'],
    ['amparo "prisión preventiva"', 'recurso:amparo'],
    ['"alza de precio" isapre protección', 'recurso:protección'],
    ['"subterfugio" unificación', 'recurso:unificación de jurisprudencia'],
    ['"vulneración de garantías" nulidad', 'recurso:nulidad'],
    ['"trato indigno" queja', 'recurso:queja'],
    ['Soto con Fisco protección', 'recurso:protección'],
    ['protección Soto con Fisco', 'recurso:protección'],
    ['soto con fisco queja', 'recurso:queja'],
    ['Soto con Banco Norte casación fondo CS 2020', 'recurso:casación en el fondo · tribunal:Corte Suprema · fecha:2020'],
    ['CS Soto con Fisco', 'tribunal:Corte Suprema'],
    ['Soto con Fisco acogida', 'resultado:acoge'],
    ['nulidad del despido "subterfugio"', ''],
    ['medida de protección "interés superior"', ''],
    ['"medidas de protección" niño', ''],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it('leaves the parties of the caption', () => {
    const { caption } = parseQuery('Soto con Fisco protección')
    expect([caption?.first, caption?.second].map((side) => side?.map(({ exact }) => exact))).toEqual([['soto'], ['fisco']])
    expect(parseQuery('licencia con goce CS 2020').caption).toBeNull()
    expect(parseQuery('Soto con Corte de Apelaciones').caption).not.toBeNull()
  })
})

describe('an appeal at the beginning or the end of a search of few words', () => {
  it.each([
    ['protección isapre', 'recurso:protección'],
    ['proteccion alza plan isapre', 'recurso:protección'],
    ['expulsión extranjero amparo', 'recurso:amparo'],
    ['queja desechada de plano', 'recurso:queja · resultado:rechaza'],
    ['unif juris inadmisible', 'recurso:unificación de jurisprudencia · resultado:inadmisible'],
    ['unif. jurisp. finiquito', 'recurso:unificación de jurisprudencia'],
    ['protección datos personales', ''],
    ['expulsión de 2021 arraigo OR reunificación', ''],
    ['amparos de 2021 arraigo OR reunificación', 'fecha:2021 · recurso:amparo'],
    ['patente minera amparo', ''],
    ['amparo', ''],
    ['prision preventiva confirmada robo', 'resultado:confirma'],
    ['sobreseimiento definitivo revocado', 'resultado:revoca'],
    ['licencia médica rechazada', ''],
    ['rev. de sentencia condenatoria firme', 'recurso:revisión'],
    ['revisión de sentencia ejecutoriada documento nuevo', 'recurso:revisión'],
    ['no acoge nulidad laboral', 'recurso:nulidad laboral · resultado:rechaza'],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('judges', () => {
  it.each([
    ['torres molina juez garantía amenazas', 'ministro:Torres Molina'],
    ['juez garantía torres', 'ministro:Torres'],
    ['redac. rojas', 'redactor:Rojas'],
    ['usufructo redacc fuentes', 'redactor:Fuentes'],
    ['voto en contra rojas', 'disidente:Rojas'],
    ['voto en contra despido', ''],
    ['ministro Prado Lagos en amparos', 'ministro:Prado Lagos · recurso:amparo'],
    ['torres juez árbitro', ''],
    ['santiago juez de letras', ''],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('parties', () => {
  const partiesOf = (query: string): string | undefined => parseQuery(query).chips.find(({ tipo }) => tipo === 'partes')?.valor
  it.each([
    ['Soto con Fisco', 'Soto con Fisco'],
    ['soto con banco norte', 'soto con banco norte'],
    ['aseo norte v/s transportes sur', 'aseo norte v/s transportes sur'],
    ['caratulado soto con robles', 'soto con robles'],
    ['caratulado "soto/robles"', 'soto/robles'],
    ['"soto/robles"', 'soto/robles'],
    ['soto contra isapre del valle', 'soto contra isapre del valle'],
    ['mp c soto robles', 'mp c soto robles'],
    ['aseonorte v. banco sur', 'aseonorte v. banco sur'],
  ])('«%s»', (query, expected) => {
    expect(partiesOf(query)).toBe(expected)
    expect(parseQuery(query).chips.map(({ tipo }) => tipo)).toEqual(['partes'])
  })

  it.each(['deuda con banco', 'licencia con goce', 'robo con intimidación', '"soto con robles"'])('are none in «%s»', (query) => {
    expect(partiesOf(query)).toBeUndefined()
  })
})

it('searches the name of a lawyer as it stands', () => {
  const required = (query: string): string => parseQuery(query).chips.find(({ tipo }) => tipo === 'exige')?.valor ?? ''
  expect(required('abogada rosa soto isapre alza plan')).toBe('"rosa soto"~4')
  expect(required('abogado integrante soto')).toBe('')
  expect(required('abogada del niño')).toBe('')
})

describe('operators in small letters', () => {
  it.each([
    ['hurto not frustrado', 'hurto Y NO frustrado'],
    ['precario or comodato', 'precario O comodato'],
    ['"a la vista" and "sin protesto"', '"a la vista" Y "sin protesto"'],
    ['"a la vista" o "sin protesto"', '"a la vista" O "sin protesto"'],
    ['"a la vista" +("aval del estado" o CAE) +tesoreria', '"a la vista" Y ("aval del estado" O cae) Y tesoreria'],
  ])('«%s»', (query, expected) => {
    const { required } = parseQuery(query)
    expect(required === null ? '' : formatExpression(required)).toBe(expected)
  })

  it('are words in a name and in a sentence', () => {
    expect(parseQuery('Norton and Hill').required).toBeNull()
    expect(parseQuery('me vendieron un rock and roll bar clausurado').required).toBeNull()
  })
})

describe('courts', () => {
  it.each([
    ['juzgados civiles de Antofagasta pedimento', 'tribunal:Juzgado Civil de Antofagasta'],
    ['juz civiles antofagasta pedimento', 'tribunal:Juzgado Civil de Antofagasta'],
    ['M-20-2022 del trab. calama', 'tribunal:Juzgado de Letras del Trabajo de Calama'],
    ['rol 12.345-23 excma.', 'tribunal:Corte Suprema'],
    ['trivunal ambiental valdivia ruidos', 'tribunal:Tercer Tribunal Ambiental'],
    ['tercer tribunal ambiental anula permiso', 'tribunal:Tercer Tribunal Ambiental · resultado:acoge'],
    ['juzgados de familia de Temuco relación directa', 'tribunal:Juzgado de Familia de Temuco'],
    ['tribunales orales de Talca robo', 'tribunal:Tribunal de Juicio Oral en lo Penal de Talca'],
    ['sent absolutorias TOP Talca', 'tribunal:Tribunal de Juicio Oral en lo Penal de Talca · resultado:absuelve'],
    ['2JLT santiago tutela', 'tribunal:2º Juzgado de Letras del Trabajo de Santiago · recurso:tutela'],
    ['4TTA RM iva', 'tribunal:Cuarto Tribunal Tributario y Aduanero de la Región Metropolitana'],
    ['2do JLT tutela', 'recurso:tutela · tribunal:2º Juzgado de Letras del Trabajo'],
    ['JLT tutela', 'tribunal:Juzgado de Letras del Trabajo · recurso:tutela'],
    ['TOP robo', 'tribunal:Tribunal de Juicio Oral en lo Penal'],
    ['TOP Talca robo', 'tribunal:Tribunal de Juicio Oral en lo Penal de Talca'],
    ['JG hurto', 'tribunal:Juzgado de Garantía'],
    ['tercer TA salmones', 'tribunal:Tercer Tribunal Ambiental'],
    ['TA Antofagasta litio', 'tribunal:Primer Tribunal Ambiental'],
    ['tribunal constit ina', 'tribunal:Tribunal Constitucional · recurso:inaplicabilidad'],
    ['SII oficio IVA', 'tribunal:Servicio de Impuestos Internos'],
    ['of. SII IVA', 'tribunal:Servicio de Impuestos Internos'],
    ['dict. dt feriado', 'tribunal:Dirección del Trabajo'],
    ['dt ordinario feriado', 'tribunal:Dirección del Trabajo'],
    ['top 10 fallos', ''],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('dates', () => {
  it.each([
    ['despido ene-2020', 'fecha:2020-01'],
    ['despido ene/2020', 'fecha:2020-01'],
    ['despido mar.2021', 'fecha:2021-03'],
    ['despido enero-2020', 'fecha:2020-01'],
    ['despido 01-2020', 'fecha:2020-01'],
    ['despido 1/2020', 'fecha:2020-01'],
    ['despido 2020-01', 'fecha:2020-01'],
    ['despido mar-jun 2021', 'fecha:2021-03..2021-06'],
    ['despido CS 2020-22', 'tribunal:Corte Suprema · fecha:2020..2022'],
    ['Soto con Norte corte de Temuco 2009-13', 'tribunal:Corte de Apelaciones de Temuco'],
    ['despido 2020+', 'fecha:2020..'],
    ['despido 1er sem 2021', 'fecha:2021-01..2021-06'],
    ['despido 2S 2021', 'fecha:2021-07..2021-12'],
    ['CS isapre 12/3/21', 'tribunal:Corte Suprema · fecha:2021-03-12'],
    ['CS isapre 12-mar-2021', 'tribunal:Corte Suprema · fecha:2021-03-12'],
    ['despido post-2019', 'fecha:2020..'],
    ['dictámenes SUSESO de los 90', 'tribunal:Superintendencia de Seguridad Social · fecha:1990..1999'],
    ['fallos de los años ochenta sobre usura', 'fecha:1980..1989'],
    ['plazo de los 90 días', ''],
    ['despido antes 2015', 'fecha:..2014'],
    ['despido a partir 2020', 'fecha:2020..'],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each(['rol 2020-22', 'CS 2020-22', 'sentencia 1/2020', 'dictamen 01/2020'])('are no part of a number: «%s»', (query) => {
    expect(parseQuery(query).identifiers).toHaveLength(1)
    expect(demandedLine(query)).not.toContain('fecha')
  })
})

describe('appeals, outcomes and judges', () => {
  it.each([
    ['apel. protección', 'recurso:protección'],
    ['rp faro cerrado ICA Talca', 'recurso:protección · tribunal:Corte de Apelaciones de Talca'],
    ['RN lab 478 b tutela', 'recurso:nulidad laboral'],
    ['rec. nul. laboral', 'recurso:nulidad laboral'],
    ['nul lab ICA Talca', 'recurso:nulidad laboral · tribunal:Corte de Apelaciones de Talca'],
    ['r. queja', 'recurso:queja'],
    ['UJ finiquito', 'recurso:unificación de jurisprudencia'],
    ['juzgado familia talcahuano apelacion confirmada', 'origen:Juzgado de Familia de Talcahuano · recurso:apelación · resultado:confirma'],
    ['juzgado de familia talcahuano alimentos', 'tribunal:Juzgado de Familia de Talcahuano'],
    ['hurto 446 n 2 TOP talca', 'tribunal:Tribunal de Juicio Oral en lo Penal de Talca'],
    ['tráfico juez viale los angeles', 'tribunal:Los Ángeles'],
    ['concesión minera exploracion Colina juez Viale', 'ministro:Viale · tribunal:Colina'],
    ['recl. ilegalidad', 'recurso:reclamo de ilegalidad'],
    ['reclamo ilegal. municipal', 'recurso:reclamo de ilegalidad'],
    ['c. fondo precario', 'recurso:casación en el fondo'],
    ['casación f y f', 'recurso:casación'],
    ['unif jurispr honorarios', 'recurso:unificación de jurisprudencia'],
    ['INA art 470', 'recurso:inaplicabilidad'],
    ['rol 12345-21 INA TC', 'tribunal:Tribunal Constitucional'],
    ['inaplic. 470', 'recurso:inaplicabilidad'],
    ['no ha lugar precario', 'resultado:rechaza'],
    ['precario ha lugar', 'resultado:acoge'],
    ['abandonado nulidad laboral', 'recurso:nulidad laboral · resultado:abandonado'],
    ['desistida protección', 'recurso:protección · resultado:desistido'],
    ['nulidad penal absolución rechaza', 'recurso:nulidad penal · resultado:rechaza'],
    ['confirma sentencia condenatoria hurto', 'resultado:confirma'],
    ['absolución legítima defensa', 'resultado:absuelve'],
    ['amparo art 38 ley 20.084 cierre de la investigación', 'recurso:amparo'],
    ['me negaron el amparo del art 38 ley 20.084', ''],
    ['traspaso de cuotas art 5 ley 19.281 plazo de entrega rechaza', 'resultado:rechaza'],
    ['da lugar en parte indemnización', 'resultado:acoge_parcial'],
    ['acoge parcial indemnización', 'resultado:acoge_parcial'],
    ['precario confirmatoria', 'resultado:confirma'],
    ['casa de oficio prueba', 'resultado:casa'],
    ['invalida de oficio honorarios', 'resultado:anula'],
    ['invalida sentencia prueba', 'resultado:anula'],
    ['CS casa fondo arriendo', 'tribunal:Corte Suprema · resultado:casa'],
    ['se rechaza tutela', 'resultado:rechaza · recurso:tutela'],
    ['inadmisibilidad casación fondo', 'resultado:inadmisible · recurso:casación en el fondo'],
    ['robo condena', 'resultado:condena'],
    ['condena robo', 'resultado:condena'],
    ['condenado homicidio 2022', 'resultado:condena · fecha:2022'],
    ['robo con intimidación condena', 'resultado:condena'],
    ['CS acogió precario', 'tribunal:Corte Suprema · resultado:acoge'],
    ['precario rechazó', 'resultado:rechaza'],
    ['despido acog. 2021', 'resultado:acoge · fecha:2021'],
    ['isapre rech', 'resultado:rechaza'],
    ['prision preventiva apelacion CA Talca confirmda', 'recurso:apelación · tribunal:Corte de Apelaciones de Talca · resultado:confirma'],
    ['protección conf. CS', 'recurso:protección · resultado:confirma · tribunal:Corte Suprema'],
    ['voto muñoz', 'ministro:Muñoz'],
    ['a.i. lagos isapre', 'ministro:Lagos'],
    ['red. muñoz unificación', 'redactor:Muñoz · recurso:unificación de jurisprudencia'],
    ['cumplimiento condena robo', ''],
    ['condena en costas', ''],
    ['banco rechazó crédito', ''],
    ['me rechazó la licencia', ''],
    ['el juez no ha dado lugar a mi demanda', ''],
    ['voto político', ''],
    ['red de agua', ''],
    ['me condenó por robo y apelé', ''],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('what an appeal attacks, courts without a town, and bodies', () => {
  it.each([
    ['queja contra sentencia de nulidad laboral', 'recurso:queja'],
    ['recurso de hecho contra resolución que deniega apelación', 'recurso:hecho'],
    ['precario no ha lugar 4 juzgado civil', 'resultado:rechaza · tribunal:4º Juzgado Civil'],
    ['1 civil comodato', 'tribunal:1º Juzgado Civil'],
    ['comodato 8 civil', 'tribunal:8º Juzgado Civil'],
    ['art 4 juzgado civil', ''],
    ['el juez dijo que no ha lugar a mi solicitud', ''],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    ['subsidio maternal suseso', 'Superintendencia de Seguridad Social'],
    ['sala cuna dirección del trabajo', 'Dirección del Trabajo'],
    ['protección subsidio suseso', null],
    ['reclamo dirección del trabajo', null],
  ])('«%s» prefers the body that answers', (query, expected) => {
    const court = parseQuery(query).conditions.find(({ test }) => test.kind === 'tribunal')
    expect([court?.value ?? null, court?.mode ?? 'preferir', court?.isWordToo ?? true]).toEqual([expected, 'preferir', true])
  })

  it.each([
    ['suseso subsidio maternal', 'tribunal:Superintendencia de Seguridad Social'],
    ['dt 2026 jornada guardaparques', 'fecha:2026 · tribunal:Dirección del Trabajo'],
    ['sma multa piscicultura ruidos', 'tribunal:Superintendencia del Medio Ambiente'],
    ['superintendencia medio ambiente multa piscicultura', 'tribunal:Superintendencia del Medio Ambiente'],
    ['direccion trabajo jornada guardaparques', 'tribunal:Dirección del Trabajo'],
    ['retracto compra en línea sernac', 'tribunal:Servicio Nacional del Consumidor'],
    ['dt multa sala cuna', ''],
    ['la suseso rechazó mi licencia', ''],
    ['me multó la sma', ''],
    ['reclamo al sernac', ''],
    ['suseso O compin subsidio', ''],
  ])('«%s» demands the body that opens it', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it('takes a cassation for the form that was heard beside an appeal', () => {
    const [appeal] = parseQuery('lesión enorme casación en la forma ica arica').conditions.filter(({ test }) => test.kind === 'recurso')
    expect(appeal?.test).toMatchObject({ terms: nameTerms('casación forma'), synonyms: [nameTerms('casación apelación')] })
  })
})

describe('a verb of deciding', () => {
  it.each([
    ['nulidad penal estafa 470 CP rechaza temuco', 'recurso:nulidad penal · resultado:rechaza · tribunal:Corte de Apelaciones de Temuco'],
    ['subsidios rechazados lumbago acoge protección', 'recurso:protección · resultado:acoge'],
    ['protección licencias municipalidad descuento horas acogida', 'recurso:protección · resultado:acoge'],
    ['protección municipalidad trabajador acogido', 'resultado:acoge'],
    [
      'TDLC 2026 precios predatorios rechaza demanda',
      'tribunal:Tribunal de Defensa de la Libre Competencia · fecha:2026 · resultado:rechaza',
    ],
    ['apelación subsidiaria inadmisible CA Temuco', 'recurso:apelación · resultado:inadmisible · tribunal:Corte de Apelaciones de Temuco'],
    ['banco rechaza demanda art 4 ley 20.009', ''],
    ['el dueño rechaza pago art 1545 cc', ''],
    ['compin rechaza licencia protección', 'recurso:protección'],
  ])('is the outcome of the rulings where a court decides: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('a city beside an appeal that only courts of appeals decide', () => {
  it.each([
    ['nulidad laboral abandonada valpo', 'recurso:nulidad laboral · resultado:abandonado · tribunal:Corte de Apelaciones de Valparaíso'],
    ['CS nulidad penal temuco', 'recurso:nulidad penal · tribunal:Corte Suprema'],
    ['casación precario temuco', 'recurso:casación'],
  ])('is that of the court: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('a town with courts', () => {
  const courtsOf = (query: string): string[] =>
    parseQuery(query).conditions.flatMap(({ test, value, mode }) => (test.kind === 'tribunal' ? [`${value} ${mode}`] : []))

  it.each([
    ['receptación bulnes', ['Bulnes exigir']],
    ['rectificación de partida natales', ['Natales exigir']],
    ['cancelación de inscripción san carlos', ['San Carlos exigir']],
    ['contrato con bulnes', []],
    ['bulnes receptación', []],
  ])('is demanded where it ends a search: «%s»', (query, expected) => {
    expect(courtsOf(query)).toEqual(expected)
  })
})
