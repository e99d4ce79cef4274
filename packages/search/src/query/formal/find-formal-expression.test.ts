import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFormalExpression } from './find-formal-expression.ts'
import { formatExpression } from './format-expression.ts'

const printed = (query: string): string | null => {
  const { required, formal } = findFormalExpression(query)
  return required === null ? null : `${formal ? '' : 'además: '}${formatExpression(required)}`
}

describe('findFormalExpression', () => {
  it('parses operators, parentheses and juxtaposition', () => {
    expect(printed('despido Y fuero')).toBe('despido Y fuero')
    expect(printed('despido O desvinculación licencia médica')).toBe('(despido O desvinculación) Y licencia Y médica')
    expect(printed('a Y desvinculación O despido fuero')).toBe('desvinculación O (despido Y fuero)')
    expect(printed('(despido O término) Y NO "mutuo acuerdo"')).toBe('(despido O término) Y NO "mutuo acuerdo"')
    expect(printed('despido -(fuero licencia)')).toBe('despido Y NO (fuero Y licencia)')
    expect(printed('despido | término -fuero')).toBe('(despido O término) Y NO fuero')
    expect(printed('despido O "mutuo acuerdo" !fuero')).toBe('(despido O "mutuo acuerdo") Y NO fuero')
    expect(printed('despido O (término -fuero)')).toBe('despido O (término Y NO fuero)')
    expect(printed('despido O -fuero')).toBe('despido O NO fuero')
    expect(printed('despido -fuero O término')).toBe('(despido Y NO fuero) O término')
    expect(printed('(despido licencia fuero)~2')).toBe('(despido Y licencia Y fuero)~2'.replaceAll(' Y ', ' '))
    expect(printed('a Y (b O (c Y d))')).toBe('b O (c Y d)')
    expect(printed('daño moral Y art. 2314 del Código Civil')).toMatch(/^daño Y moral Y norma:"/u)
    expect(printed('multa 511 O 512 CT turnos')).toBe(
      'multa Y (norma:"art. 511 Código del Trabajo" O norma:"art. 512 Código del Trabajo") Y turnos',
    )
    expect(printed('apremios ilegítimos O tortura carabinero')).toBe('((apremios Y ilegítimos) O tortura) Y carabinero')
    expect(printed('funa O denostación ene 2024')).toBe('(funa O denostación) Y fecha:2024-01')
    expect(printed('finiquito O 161 ct')).toBe('finiquito O norma:"art. 161 Código del Trabajo"')
    expect(printed('hurto Y "sabotaje informático" 19.223')).toBe('hurto Y "sabotaje informático" Y norma:"Ley N° 19.223"')
    expect(printed('hurto Y (19.223)')).toBe('hurto Y (19.223)')
    expect(printed('fuero Y rol 12.345-2020')).toBe('fuero Y rol:12345-2020')
    expect(printed('fuero Y CS 12.345-2020')).toBe('fuero Y rol:"Corte Suprema 12345-2020"')
    expect(printed('fuero NO ICA Talca 77-2020')).toBe('fuero Y NO rol:"Corte de Apelaciones de Talca 77-2020"')
    expect(printed('rol:"CS 12.345-2020"')).toBe('además: rol:"Corte Suprema 12345-2020"')
  })

  it('joins by O only the terms beside it, outside parentheses and without Y', () => {
    expect(printed('sumario O investigación licencia cónyuge')).toBe('(sumario O investigación) Y licencia Y cónyuge')
    expect(printed('licencia cónyuge sumario O investigación')).toBe('licencia Y cónyuge Y (sumario O investigación)')
    expect(printed('licencia (sumario O investigación) cónyuge')).toBe('licencia Y (sumario O investigación) Y cónyuge')
    expect(printed('(licencia cónyuge) O (sumario docente)')).toBe('(licencia Y cónyuge) O (sumario Y docente)')
    expect(printed('despido injustificado O autodespido')).toBe('(despido Y injustificado) O autodespido')
    expect(printed('examen de orina O alcotest faena minera')).toBe('((examen Y orina) O alcotest) Y faena Y minera')
    expect(printed('banco estado O naviera despido')).toBe('((banco Y estado) O naviera) Y despido')
    expect(printed('naviera O banco estado despido')).toBe('(naviera O (banco Y estado)) Y despido')
    expect(printed('acoso laboral O sexual despido')).toBe('acoso Y (laboral O sexual) Y despido')
    expect(printed('daño moral O lucro cesante accidente muerte O invalidez')).toBe(
      '((daño Y moral) O (lucro Y cesante)) Y accidente Y (muerte O invalidez)',
    )
    expect(printed('isapre alza O preexistencia acogidas')).toBe('isapre Y (alza O preexistencia) Y (acogidas)')
    expect(printed('2019 O 2020 despido')).toBe('(fecha:2019 O fecha:2020) Y despido')
    expect(printed('precario O comodato -arriendo ocupación')).toBe('(precario O comodato) Y ocupación Y NO arriendo')
    expect(printed('protección NO isapre acogida')).toBe('recurso:protección Y NO isapre Y (acogida)')
    expect(printed('isapre NO licencia rechazada')).toBe('isapre Y NO "licencia rechazada"')
    expect(printed('precario O comodato NO arriendo')).toBe('(precario O comodato) Y NO arriendo')
    expect(printed('"título" O comodato NO arriendo')).toBe('("título" O comodato) Y NO arriendo')
    expect(printed('precario Y renta O comodato NO arriendo')).toBe('(precario Y renta) O (comodato Y NO arriendo)')
  })

  it('reads both sides of O whole where that is asked for, and says which was read', () => {
    const query = 'sumario O investigación licencia cónyuge'
    expect(findFormalExpression(query).alternative).toEqual({
      notice: 'Se leyó O solo entre lo que está a su lado: sumario O investigación; lo demás queda fuera de O.',
      reading: 'lados',
      about: 'operators',
    })
    const whole = findFormalExpression(query, 'lados')
    expect(formatExpression(whole.required ?? { kind: 'words', text: '', from: 0, to: 0 })).toBe(
      'sumario O (investigación Y licencia Y cónyuge)',
    )
    expect(whole.alternative?.reading).toBe('operadores')
    for (const same of ['despido O fuero', '(a O b) c', 'despido injustificado O autodespido', 'corte suprema nulidad O casación'])
      expect([same, findFormalExpression(same).alternative]).toEqual([same, null])
  })

  it('says that NO at the end excludes from all that O joins, which can be turned', () => {
    const query = 'precario O "mutuo acuerdo" NO arriendo'
    expect(findFormalExpression(query).alternative).toEqual({
      notice: 'Se excluyó «arriendo» de todo lo que une O.',
      reading: 'lados',
      about: 'operators',
    })
    const { required } = findFormalExpression(query, 'lados')
    expect(required && formatExpression(required)).toBe('precario O ("mutuo acuerdo" Y NO arriendo)')
  })

  it('parses NO after a phrase or a parenthesis', () => {
    expect(printed('"mutuo acuerdo" NO finiquito')).toBe('"mutuo acuerdo" Y NO finiquito')
    expect(printed('(despido fuero) NO finiquito')).toBe('despido Y fuero Y NO finiquito')
    expect(printed('despido NO finiquito')).toBe('despido Y NO finiquito')
    expect(printed('"MUTUO ACUERDO" NO FINIQUITO')).toBeNull()
  })

  it('formats joined numbers so that they do not become a docket number', () => {
    expect(printed('despido Y 12345-2020')).toBe('despido Y rol:12345-2020')
    expect(printed('multa O 2 O 222')).toBe('multa O (2) O (222)')
    expect(printed('multa O 2 O 2022')).toBe('multa O (2) O fecha:2022')
  })

  it('finds required parts within plain language', () => {
    expect(printed('me echaron embarazada tribunal:"Corte Suprema" desde:2015')).toBe('además: tribunal:"Corte Suprema" Y desde:2015')
    expect(printed('despido +fuero')).toBe('además: fuero')
    expect(printed('indemniz* despido')).toBe('además: indemniz*')
    expect(printed('"despido fuero"~10')).toBe('además: "despido fuero"~10')
    expect(printed('mismo(despido fuero) empresa')).toBe('además: mismo(despido fuero)')
    expect(printed('despido -tribunal:temuco')).toBe('además: NO (tribunal:temuco)')
    expect(printed('despido resultado:acogida')).toBe('además: resultado:acoge')
    expect(printed('rol:12.345-2020')).toBe('además: rol:12345-2020')
    expect(printed('norma:"161 ct"')).toMatch(/^además: norma:"/u)
    expect(printed('hasta:31-12-2019')).toBe('además: hasta:2019-12-31')
    expect(printed('despido -2024')).toBe('además: NO (fecha:2024)')
    expect(printed('-2024')).toBe('además: NO (fecha:2024)')
    expect(printed('despido +2024')).toBe('además: fecha:2024')
  })

  it('joins courts and dates to what operators require', () => {
    expect(printed('despido Y corte de apelaciones de temuco 2024')).toBe(
      'despido Y tribunal:"Corte de Apelaciones de Temuco" Y fecha:2024',
    )
    expect(printed('despido NO corte suprema')).toBe('despido Y NO tribunal:"Corte Suprema"')
    expect(printed('despido Y NO 2024')).toBe('despido Y NO fecha:2024')
    expect(printed('despido O fuero entre 2010 y marzo de 2012')).toBe('(despido O fuero) Y desde:2010 Y hasta:2012-03')
    expect(printed('corte suprema nulidad O casación')).toBe('(nulidad O casación) Y tribunal:"Corte Suprema"')
    expect(printed('nulidad O (casación corte suprema)')).toBe('nulidad O ((casación) Y tribunal:"Corte Suprema")')
    expect(printed('nulidad 2023 O casación 2024')).toBe('(nulidad Y fecha:2023) O ((casación) Y fecha:2024)')
    expect(printed('nulidad O 2024')).toBe('nulidad O fecha:2024')
    expect(printed('nulidad O casación fecha:2024')).toBe('nulidad O ((casación) Y fecha:2024)')
    expect(printed('multa Y 02-01-2024')).toBe('multa Y fecha:2024-01-02')
  })

  it('accepts a blank after the colon of a field', () => {
    expect(printed('ministro: prado')).toBe('además: ministro:prado')
    expect(printed('nulidad ministro:  prado, despido')).toBe('además: ministro:prado')
    expect(printed('Ministro: Arturo Prado')).toBe('además: ministro:"Arturo Prado"')
    expect(printed('ministro: "Arturo Prado" despido')).toBe('además: ministro:"Arturo Prado"')
    expect(printed('despido -ministro: prado')).toBe('además: NO (ministro:prado)')
    expect(printed('despido Y ministro: prado Y NO fuero')).toBe('despido Y ministro:prado Y NO fuero')
    expect(printed('tribunal: corte de apelaciones de temuco despido')).toBe('además: tribunal:"Corte de Apelaciones de Temuco"')
    expect(printed('Materia: Despido. Recurso: Protección')).toBe('además: materia:Despido Y recurso:Protección')
    expect(printed('MATERIA: DESPIDO INJUSTIFICADO')).toBe('además: materia:DESPIDO')
    expect(printed('Carátula: Soto con Banco del Sur')).toBe('además: caratulado:"Soto con Banco del Sur"')
    expect(printed('artículo: 161 ct despido')).toMatch(/^además: norma:"art. 161/u)
    expect(printed('resultado: acogida')).toBe('además: resultado:acoge')
    expect(printed('fecha: 2019 desde: 2015-03 hasta: 31-12-2019')).toBe('además: fecha:2019 Y desde:2015-03 Y hasta:2019-12-31')
  })

  it('treats a field name with an invalid value as plain language', () => {
    for (const query of ['desde: ayer', 'resultado: nada', 'ministro:', 'ministro: ', 'norma: (a)', 'Rol: 12.345-2020'])
      expect(printed(query), query).toBeNull()
    expect(printed('desde: "mala fe" Y NO fuero')).toBe('desde Y "mala fe" Y NO fuero')
  })

  it('treats everything else as plain words', () => {
    for (const query of [
      'despido "daño moral" -tránsito',
      'y si no me pagan',
      'DESPIDO Y LICENCIA MÉDICA',
      'rol 2172 -2023',
      'multa 2015 -2020',
      '-19.496',
      '19-2020',
      'a -b',
      'RIT O 5340 2022',
      'O-5340-2022',
      'campo:valor',
      'desde:ayer',
      'resultado:nada',
      'rol:',
      '((',
      'Y',
      'O O',
      '()~2x',
      '*',
      'a*',
      '~10',
      '+',
      '-',
    ])
      expect(printed(query), query).toBeNull()
  })

  const pieces = fc.constantFrom(
    ...'despido|fuero|daño moral|me|pagaron|Soto|DESPIDO|AND|OR|NOT|&&|!|&|Y/O|2024|-2024|Corte Suprema|desde 2015|"mala fe"|«mala fe»|"a b"~3|Y|O|NO|(|)|)~2|||-|+|indemniz*|tribunal:suprema|tribunal:"Corte Suprema"|ministro: prado|Tribunal: Corte Suprema|norma: 161 ct|norma:CT:161|norma:ley-19496|desde: 2015|materia: |desde:2015|hasta:2019-03|rol:12-2020|resultado:acoge|norma:"art. 161 CT"|art. 161 CT|rol 12.345-2020|mismo(a b)|"|*|~2|:|de la'.split(
      '|',
    ),
    '|',
  )
  const queries = fc
    .array(fc.tuple(pieces, fc.constantFrom(' ', ' ', '')), { maxLength: 14 })
    .map((parts) => parts.map(([piece, space]) => piece + space).join(''))

  it.each(['A', 'B', 'E', 'U', 'Y'])('parses an article with the letter %s back', (letter) => {
    const { required } = findFormalExpression(`NO norma:CT:161-${letter} `)
    const once = required === null ? '' : formatExpression(required)
    expect(once).toBe(`NO (norma:"art. 161-${letter} Código del Trabajo")`)
    const again = findFormalExpression(once).required
    expect(again === null ? '' : formatExpression(again)).toBe(once)
  })

  it('writes «suprema» as a word where it was read as one', () => {
    const once = printed('ministro: prado*Corte Suprema Y/O despido')
    expect(once).toBe('(ministro:"prado*Corte" Y "suprema") O despido')
    expect(printed(once ?? '')).toBe(once)
  })

  it('parses a formatted expression back to the same expression', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { required, formal } = findFormalExpression(query)
        if (required === null || !formal) return
        const once = formatExpression(required)
        const again = findFormalExpression(once)
        expect(again.required === null ? '' : formatExpression(again.required)).toBe(once)
        expect(again.alternative, once).toBeNull()
      }),
      { numRuns: 1000 },
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (query) => void findFormalExpression(query)))
    fc.assert(fc.property(queries, (query) => void findFormalExpression(query)))
  })

  it('takes time linear in the length', () => {
    for (const piece of [
      '(',
      ')',
      '"',
      'a O ',
      '(a O ',
      'NO ',
      'NO NO ',
      'a NO ',
      'a Y b ',
      'Soto Y ',
      'AND NOT ',
      'ley NO 1 ',
      '-2024 ',
      '! ',
      '!a',
      '&& ',
      'NO daño moral ',
      'NO a de la b de la ',
      'a:',
      'tribunal:',
      'tribunal: ',
      'Norma: 1 ',
      'norma:CT:1:',
      'mismo(',
      '-',
      '+a',
      '«',
      'art. 1 ',
      'rol 1-2020 ',
    ])
      expect(
        cpuMillis(() => void findFormalExpression(piece.repeat(Math.ceil(2000 / piece.length)))),
        piece,
      ).toBeLessThan(600)
  })
})
