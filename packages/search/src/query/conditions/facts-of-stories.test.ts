import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'

const ofConditions = new Set(['base', 'tribunal', 'sala', 'fecha', 'resultado', 'recurso', 'ministro'])

const demanded = (query: string): string[] =>
  parseQuery(query)
    .chips.filter(({ tipo, modo }) => modo === 'exigir' && ofConditions.has(tipo))
    .map(({ clave }) => clave)
    .sort()

describe('stories whose facts have courts, years, outcomes and judges', () => {
  it.each([
    'me despidieron en marzo de 2023 y no me pagaron el finiquito',
    'la corte suprema ya rechazó mi recurso y ahora quiero ir a la corte interamericana',
    'en 2019 compré un departamento y todavía no me lo entregan',
    'el juez de familia acogió la demanda de mi ex pero yo quedé cesante',
    'mi jefe el señor Llanos me trató mal delante de todos',
    'demandé en el juzgado de letras de rancagua y perdí, puedo apelar',
    'la ministra de salud ordenó cerrar mi local en 2020',
    'tuve un accidente el 12 de mayo de 2021 cuando iba al trabajo',
    'isapre rechazó mi licencia médica tres veces',
    'el tribunal declaró inadmisible mi apelación porque llegó tarde',
    'mi hermano fue condenado en 2016 y quiere borrar sus antecedentes',
    'vivo en Valparaíso al lado de la Corte de Apelaciones y los ruidos de una obra no me dejan dormir',
    'el banco me demandó en 2012 por un pagaré y recién ahora me notifican',
    'la contraloría anuló mi nombramiento después de dos años',
    'me acogí a retiro voluntario en 2022 y me quieren descontar',
    'trabajé desde 2010 hasta 2023 sin contrato para la municipalidad de temuco',
    'mi vecina señora Muñoz construyó sobre mi terreno',
    'los comuneros cerraron el paso al río y no dejan entrar a nadie; dicen que la corte de talca ya lo había resuelto el 2019',
    'la corte de apelaciones de Santiago confirmó la multa y la empresa no paga',
    'mi abogado no alegó en la Corte Suprema y se declaró desierto el recurso',
    'nos revocaron el permiso del colectivo el año 2018',
    'el tribunal ambiental paró la obra y la constructora despidió a 40 trabajadores en 2024',
    'fui absuelto en el juicio oral pero mi empleador no me reincorpora',
    'en enero la jueza Palma me quitó el cuidado de mi hija',
    'le arrendé una casa a un funcionario de la corte suprema que dejó de pagar',
    'trabajo como actuaria en el juzgado de garantía y me hicieron un sumario',
    'el 2do juzgado civil ordenó el remate de mi casa en 2021 sin avisarme',
    'mi papá murió en 1975 y la herencia está a nombre de mi abuelo',
    'anularon mi matrimonio en 2003 y ahora me piden alimentos',
    'el tribunal constitucional dijo que la norma era inconstitucional, ¿sirve para mi juicio de 2019?',
    'carabineros me detuvo en la protesta de octubre de 2019 y perdí un ojo',
    'presenté un recurso de protección en 2022 y me lo rechazaron, puedo presentar otro',
    'el fiscal apeló y la corte revocó mi libertad',
    'la clínica me operó mal en Concepción en agosto del 2020',
    'la isapre subió mi plan aunque la suprema dijo que no podían',
    'me contrataron a honorarios desde 2015 en la corte de apelaciones de concepción',
    'mi ex marido juez Silva no paga alimentos',
    'compré acciones en 2017 y la sociedad quebró en 2020 por fraude',
    'el juzgado de policía local me condenó por un parte que no era mío',
    'pedí al TDLC que revisara las bases y no me escucharon',
    'el municipio invocó un dictamen para no renovarme la contrata',
    'quedó mal el concurso a contrata y no me llamaron. ¿Puede la Contraloría dejar sin efecto el proceso?',
    'me cobran intereses que no pactamos en la caja de compensación. ¿la suseso puede revisar la tasa?',
    'demandamos por competencia desleal el año 2012, ojalá fallos del TDLC',
    'no me dejaron pagar la patente. la corte de chillan rechazó mi proteccion, quiero saber si hay otros casos de confianza legitima',
    'el TOP los condenó por hurto simple. Redacto la nulidad: el guardia los siguió todo el tiempo',
    'quiero saber si me pueden echar con fuero, la corte acogió el desafuero pero apelé',
  ])('demands nothing of «%s»', (query) => {
    expect(demanded(query)).toEqual([])
  })

  it.each([
    ['despido injustificado necesidades de la empresa corte suprema 2023', ['fecha:2023', 'tribunal:Corte Suprema']],
    [
      'ICA Temuco recurso de protección corte de suministro de agua 2021',
      ['fecha:2021', 'recurso:protección', 'tribunal:Corte de Apelaciones de Temuco'],
    ],
    ['recurso de hecho rechazado corte san miguel', ['recurso:hecho', 'resultado:rechaza', 'tribunal:Corte de Apelaciones de San Miguel']],
    ['fallos que revocan prisión preventiva ICA Antofagasta', ['resultado:revoca', 'tribunal:Corte de Apelaciones de Antofagasta']],
    ['posteriores a 2021 teletrabajo accidente', ['fecha:2022..']],
    ['corte de antofagasta licencias médicas rechazadas compin', ['tribunal:Corte de Apelaciones de Antofagasta']],
    ['acogido en parte indemnización de perjuicios negligencia médica', ['resultado:acoge_parcial']],
    ['contrato de 2015 prescripción de la acción', []],
    ['rol 134-2023 La Serena bullying colegio', ['tribunal:La Serena']],
    ['rol 8812-2024 recurso de queja suprema', ['recurso:queja', 'tribunal:Corte Suprema']],
    ['C-12-2023 2° juzgado Los Andes', ['tribunal:Los Andes']],
    [
      'mi hija usa otro apellido hace años. Rendimos información sumaria en el 3° civil de Concepción. Busco sentencias que acojan el cambio de apellido',
      ['resultado:acoge'],
    ],
    ['¿Ha aumentado la corte de Talca el daño moral por accidentes? Quiero ver esos fallos', ['tribunal:Corte de Apelaciones de Talca']],
  ])('demands of «%s» what is asked', (query, expected) => {
    expect(demanded(query)).toEqual(expected)
  })
})
