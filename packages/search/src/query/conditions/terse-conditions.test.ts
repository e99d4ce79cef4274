import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'

const demanded = (query: string): string[] =>
  parseQuery(query)
    .chips.filter(({ modo }) => modo === 'exigir')
    .map(({ clave }) => clave)
    .sort()

describe('courts, judges, appeals and outcomes in a few words', () => {
  it.each([
    ['suprema dano ambiental relave prescripcion', 'tribunal:Corte Suprema'],
    ['despido docente suprema 2021 acoge', 'tribunal:Corte Suprema · fecha:2021 · resultado:acoge'],
    ['cuarta sala suprema sueldo base gratificacion', 'sala:Cuarta Sala · tribunal:Corte Suprema'],
    ['TTA Talca iva exportador devolucion', 'tribunal:Tribunal Tributario y Aduanero de la Región del Maule'],
    ['3er tta rm gasto rechazado vehiculos', 'tribunal:Tercer Tribunal Tributario y Aduanero de la Región Metropolitana'],
    ['tercer tta tasacion acciones', 'tribunal:Tercer Tribunal Tributario y Aduanero de la Región Metropolitana'],
    ['TER Coquimbo destitucion concejal', 'tribunal:Tribunal Electoral Regional de la Región de Coquimbo'],
    ['tricel inhabilidad candidato concejal 2021', 'tribunal:Tribunal Calificador de Elecciones · fecha:2021'],
    ['tribunal electoral regional de ñuble calificacion junta de vecinos', 'tribunal:Tribunal Electoral Regional de la Región de Ñuble'],
    ['tcp bases de licitacion criterio de desempate, acoge', 'tribunal:Tribunal de Contratación Pública · resultado:acoge'],
    ['tdpi riesgo de confusion bebidas confirma', 'tribunal:Tribunal de Propiedad Industrial · resultado:confirma'],
    ['2ta compensacion ambiental humedal revoca', 'tribunal:Segundo Tribunal Ambiental · resultado:revoca'],
    ['1er tribunal ambiental mina rajo reclamacion acogida', 'tribunal:Primer Tribunal Ambiental · recurso:reclamación · resultado:acoge'],
    ['TDLC avenimiento tarifas peaje', 'tribunal:Tribunal de Defensa de la Libre Competencia'],
    ['27 civil santiago arbitraje boletas', 'tribunal:27º Juzgado Civil de Santiago'],
    ['2 civil talagante precario', 'tribunal:2º Juzgado Civil de Talagante'],
    ['1 laboral calama accidente faena', 'tribunal:1º Juzgado de Letras del Trabajo de Calama'],
    ['2 letras quilpue interdiccion', 'tribunal:2º Juzgado de Letras de Quilpué'],
    ['3 jpl las condes choque estacionamiento', 'tribunal:3º Juzgado de Policía Local de Las Condes'],
    ['1º jg temuco hurto condena', 'tribunal:1º Juzgado de Garantía de Temuco · resultado:condena'],
    [
      'top antofagasta trafico absuelve 2022',
      'tribunal:Tribunal de Juicio Oral en lo Penal de Antofagasta · resultado:absuelve · fecha:2022',
    ],
    ['jlt valdivia tutela acogida acoso 2023', 'tribunal:Juzgado de Letras del Trabajo de Valdivia · resultado:acoge · fecha:2023'],
    ['2º jlt conce practica antisindical, condena', 'tribunal:2º Juzgado de Letras del Trabajo de Concepción · resultado:condena'],
    ['JLG Cañete amenazas', 'tribunal:Juzgado de Letras y Garantía de Cañete'],
    ['juzgado militar desercion', 'tribunal:Juzgado Militar'],
    ['ministra Quiñilao semana corrida unificacion', 'ministro:Quiñilao'],
    ['redacta ministro Antiñir, recurso de queja, CS', 'ministro:Antiñir · recurso:queja · tribunal:Corte Suprema'],
    ['fallos integrados por ministra oyanedel guzmán nulidad', 'ministro:Oyanedel Guzmán'],
    ['rol 1234-2021 suprema', 'tribunal:Corte Suprema'],
    ['unif feriado proporcional suprema 2022', 'recurso:unificación de jurisprudencia · tribunal:Corte Suprema · fecha:2022'],
    [
      'rec unif base de calculo indemnizacion, acoge, cs',
      'recurso:unificación de jurisprudencia · resultado:acoge · tribunal:Corte Suprema',
    ],
    [
      'reclamo de ilegalidad municipal patente alcohol ica arica rechaza',
      'recurso:reclamo de ilegalidad · tribunal:Corte de Apelaciones de Arica · resultado:rechaza',
    ],
    ['apelacion de cautelar ica rancagua confirma', 'recurso:apelación · tribunal:Corte de Apelaciones de Rancagua · resultado:confirma'],
    ['reclamacion multa sma tribunal ambiental', 'recurso:reclamación · tribunal:Tribunal Ambiental'],
    ['quejas rechazadas por la suprema arbitros', 'recurso:queja · resultado:rechaza · tribunal:Corte Suprema'],
    ['casacion forma ultrapetita ica concepcion', 'recurso:casación en la forma · tribunal:Corte de Apelaciones de Concepción'],
    [
      'inadmisibles protecciones ica iquique deslinde',
      'resultado:inadmisible · recurso:protección · tribunal:Corte de Apelaciones de Iquique',
    ],
    ['solo civiles, cláusula penal', 'base:civil'],
    ['en penales: legítima defensa privilegiada', 'base:penal'],
    ['fallos de cobranza sobre prescripción', 'base:cobranza'],
    ['sentencias de familia compensación económica 2022', 'base:familia · fecha:2022'],
    ['en familia: relación directa y regular abuelos', 'base:familia'],
    [
      'tribunal de contratación pública 2020 rechaza, adjudicación',
      'tribunal:Tribunal de Contratación Pública · fecha:2020 · resultado:rechaza',
    ],
    ['CS, casación fondo, contrato de mutuo, revoca', 'tribunal:Corte Suprema · recurso:casación en el fondo · resultado:revoca'],
    ['ica punta arenas amparo expulsion, acoge', 'tribunal:Corte de Apelaciones de Punta Arenas · recurso:amparo · resultado:acoge'],
    ['confirma suprema multa dt', 'resultado:confirma · tribunal:Corte Suprema'],
    ['excma suprema precario sin vínculo', 'tribunal:Corte Suprema'],
    ['trib. ambiental santiago ruido, rechaza', 'tribunal:Segundo Tribunal Ambiental · resultado:rechaza'],
    ['6 top santiago parricidio, absuelve', 'tribunal:6º Tribunal de Juicio Oral en lo Penal de Santiago · resultado:absuelve'],
    ['queja disciplinaria suprema juez árbitro', 'recurso:queja · tribunal:Corte Suprema'],
    ['en ambientales: línea de base', 'tribunal:Tribunal Ambiental'],
    ['solo tributarias, tasación de acciones', 'tribunal:Tribunal Tributario y Aduanero'],
    ['4º TTA gasto necesario honorarios directores', 'tribunal:Cuarto Tribunal Tributario y Aduanero de la Región Metropolitana'],
    ['reclamaciones acogidas tdlc', 'recurso:reclamación · resultado:acoge · tribunal:Tribunal de Defensa de la Libre Competencia'],
    ['jurisprudencia de familia relación directa', 'base:familia'],
  ])('demands «%s»', (query, expected) => {
    expect(demanded(query)).toEqual(expected.split(' · ').sort())
  })

  it.each([
    'corte suprema de estados unidos libertad de expresion',
    'norma suprema supremacia constitucional',
    'harina suprema marca',
    'la suprema me rechazó la queja y no sé qué más hacer',
    'fui a la suprema y perdí el juicio de mi casa',
    'mi abogado dice que la suprema va a confirmar, tengo miedo',
    'el ministro de salud anunció que la isapre me devolvía la plata y nada',
    'el ministro Poblete me suspendió la audiencia y no me avisó',
    'la ministra de vivienda nos prometió el subsidio',
    'me condena el juez a pagar costas que no puedo pagar',
    'el tribunal me condena por algo que hizo mi hermano',
    'los civiles que entraron a mi casa no mostraron orden',
    'unos civiles me golpearon en la protesta',
    'mi familia me echó de la casa de mi abuela',
    'sentencias de familia nunca me llegaron y me quitaron a mi hija',
    'puse un reclamo de ilegalidad contra la municipalidad y lo rechazaron',
    'hice una reclamación en el TTA de Talca y no me responden',
    'presenté apelación en la corte y se pasó el plazo por culpa de mi abogado',
    'el tribunal ambiental rechazó nuestra reclamación por el vertedero',
    'mis quejas acogidas por la suprema no sirvieron de nada',
    'me citaron al TOP de Talca como testigo y me da miedo ir',
    'el juzgado de garantía de Temuco dejó libre al que me robó',
    'el 12 civil de santiago embargó mi auto por una deuda de mi ex',
    'en el juzgado de policía local de Las Condes me multaron sin pruebas',
    'solo laborales son mis problemas, me pagan atrasado',
    'en tributarias me dicen que debo dos años de iva',
    'la contraloría no me toma razón del nombramiento',
    'el tribunal de contratación pública nos dejó fuera de la licitación',
    'el TER anuló la elección de nuestra junta de vecinos',
    'inapi me rechazó la marca de mi negocio',
    'la ministra visitadora revocó mi nombramiento de actuario',
    'mi papá perdió la unificación y la suprema lo condenó en costas',
    'mi apelación la vio la ICA de Rancagua y confirma todo lo malo',
    'la suprema confirma que nos desalojan, mis hijos no tienen donde ir',
    'tengo una sentencia de familia que mi ex no cumple',
    'presenté una queja ante la suprema y me la rechazaron',
    'en ambientales me dijeron que mi denuncia no va',
    'mi hermana está condenada, el juez la condena sin pruebas',
  ])('demands nothing in «%s»', (query) => {
    expect(demanded(query)).toEqual([])
  })
})
