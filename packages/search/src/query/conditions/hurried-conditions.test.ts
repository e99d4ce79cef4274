import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describe, expect, it } from 'vitest'
import { demanded } from '../../testing/demanded.ts'
import { parseQuery } from '../parse-query.ts'

describe('conditions typed in haste', () => {
  it.each([
    ['min lagos, segunda sala, ley de control de armas', 'ministro:Lagos · sala:Segunda Sala'],
    ['Pedro Lagos Prado ministro redactor, humedal', 'redactor:Pedro Lagos Prado'],
    ['ana lagos abogada integrante, seguro de vida', 'ministro:Ana Lagos'],
    ['redactadas por la señora lagos, aguas subterráneas', 'redactor:Lagos'],
    ['ministro lagos y ministra prado, isapre', 'ministro:Lagos · ministro:Prado'],
    ['sentencias laborales subterfugio razon social unico empleador holding panaderias', 'base:laboral'],
    ['fallos penales sobre receptacion de celulares comprados por internet', 'base:penal'],
    ['fallos civiles, vicios redhibitorios auto usado cuentakilometros', 'base:civil'],
    ['jurisprudencia de familia bien familiar declaracion terreno sin casa', 'base:familia'],
    ['quiero ver sentencias laborales sobre teletrabajo y compensacion de gastos, 2023', 'base:laboral · fecha:2023'],
    ['buscar en familia: visitas de abuelos pueblo chico', 'base:familia'],
    ['buscar en penales estafa compraventa facebook marketplace', 'base:penal'],
    ['en cobranza: abandono del procedimiento ejecutivo laboral', 'base:cobranza'],
    ['busca en la base civil terceria de posesion vehiculo', 'base:civil'],
    ['solo civiles: precario hermano heredero', 'base:civil'],
    ['solo en penales microtrafico pasta base 2 gramos', 'base:penal'],
    ['fallos de salud sobre preexistencia no declarada isapre', 'base:salud'],
    ['sentencias de salud, negativa cobertura auge hospitalizacion domiciliaria', 'base:salud'],
    ['causas de familia sobre inasistencia alimenticia, arresto nocturno', 'base:familia'],
    [
      'sentencias laborales del 2021 en que se rechaza la tutela por acoso',
      'base:laboral · fecha:2021 · resultado:rechaza · recurso:tutela',
    ],
    ['proteccion funa facebook acogida corte de temuco', 'recurso:protección · resultado:acoge · tribunal:Corte de Apelaciones de Temuco'],
    ['reclamacion de patente municipal sociedad de inversion acogida', 'recurso:reclamación · resultado:acoge'],
    [
      'apelación multa inspección del trabajo acogida parcialmente ica valpo',
      'recurso:apelación · resultado:acoge_parcial · tribunal:Corte de Apelaciones de Valparaíso',
    ],
    ['nulidad 477 infraccion de ley acogida finiquito mal calculado', 'recurso:nulidad · resultado:acoge'],
    ['proteccion inadmisible contra resolucion judicial', 'recurso:protección · resultado:inadmisible'],
    ['unificacion rechazada horas extra choferes interurbanos', 'recurso:unificación de jurisprudencia · resultado:rechaza'],
    ['unificaciones inadmisibles sobre semana corrida', 'recurso:unificación de jurisprudencia · resultado:inadmisible'],
    [
      'amparo acogido arraigo nacional desproporcionado ica rancagua',
      'recurso:amparo · resultado:acoge · tribunal:Corte de Apelaciones de Rancagua',
    ],
    ['amparos acogidos contra gendarmeria por traslado de penal', 'recurso:amparo · resultado:acoge'],
    ['amparos en que la suprema confirma, reja internacional haitianos', 'recurso:amparo · resultado:confirma · tribunal:Corte Suprema'],
    ['recursos de proteccion que fueron rechazados por existir juicio pendiente', 'recurso:protección · resultado:rechaza'],
    [
      'casaciones en que la suprema anula de oficio, terminacion de arriendo',
      'recurso:casación · resultado:anula · tribunal:Corte Suprema',
    ],
    ['solo los que acogen: despido indirecto por no pago de gratificacion', 'resultado:acoge'],
    ['solo rechazados, tutela por vulneracion de indemnidad docente', 'resultado:rechaza · recurso:tutela'],
    [
      'dame los que condenan por femicidio tentado top antofagasta',
      'resultado:condena · tribunal:Tribunal de Juicio Oral en lo Penal de Antofagasta',
    ],
    ['unicamente los que confirman, nulidad de matrimonio simulado', 'resultado:confirma'],
    ['imputados absueltos por falta de reconocimiento en rueda', 'resultado:absuelve'],
    [
      'absolucion por duda razonable en abuso sexual, top de melipilla 2022',
      'fecha:2022 · resultado:absuelve · tribunal:Tribunal de Juicio Oral en lo Penal de Melipilla',
    ],
    ['condenados por manejo sin licencia jg de osorno', 'resultado:condena · tribunal:Juzgado de Garantía de Osorno'],
    ['veredicto absolutorio homicidio legitima defensa carabinero', 'resultado:absuelve'],
    [
      'tjop iquique trafico en pequeñas cantidades absuelto por infraccion art 85 cpp',
      'resultado:absuelve · tribunal:Tribunal de Juicio Oral en lo Penal de Iquique',
    ],
    [
      'tutela rechazada 1er jlt de santiago ejecutivo con depresion',
      'resultado:rechaza · tribunal:1º Juzgado de Letras del Trabajo de Santiago · recurso:tutela',
    ],
    [
      'jlt concepcion desafuero sindical rechazado 2022',
      'fecha:2022 · resultado:rechaza · tribunal:Juzgado de Letras del Trabajo de Concepción',
    ],
    [
      'revocada por la cs en 2023 proteccion contra municipalidad por no renovacion contrata',
      'fecha:2023 · recurso:protección · resultado:revoca · tribunal:Corte Suprema',
    ],
    ['sentencia revocada ica conce indemnizacion por caida en vereda', 'resultado:revoca · tribunal:Corte de Apelaciones de Concepción'],
    [
      'cs tercera sala confirma con declaracion falta de servicio hospital sotero',
      'resultado:confirma · sala:Tercera Sala · tribunal:Corte Suprema',
    ],
    ['cs anula juicio oral por prueba ilicita, drogas en mochila', 'resultado:anula · tribunal:Corte Suprema'],
    [
      'ica de puerto montt, recurso de hecho acogido por apelacion denegada',
      'recurso:hecho · resultado:acoge · tribunal:Corte de Apelaciones de Puerto Montt',
    ],
    [
      'abandono del procedimiento acogido por la ica de la serena el 2019',
      'fecha:2019 · resultado:acoge · tribunal:Corte de Apelaciones de La Serena',
    ],
    [
      'top curico condena conduccion ebriedad con resultado de muerte dic 2021',
      'fecha:2021-12 · resultado:condena · tribunal:Tribunal de Juicio Oral en lo Penal de Curicó',
    ],
    [
      'primer tribunal ambiental humedal salar reclamacion rechaza',
      'recurso:reclamación · resultado:rechaza · tribunal:Primer Tribunal Ambiental',
    ],
    [
      'tc acoge inaplicabilidad art 4 ley 19886 condenas antisindicales',
      'recurso:inaplicabilidad · resultado:acoge · tribunal:Tribunal Constitucional',
    ],
    [
      '2da sala ica valparaiso apelacion prision preventiva revoca',
      'recurso:apelación · resultado:revoca · sala:Segunda Sala · tribunal:Corte de Apelaciones de Valparaíso',
    ],
    [
      'nulidad laboral desechada corte copiapo turnos excepcionales',
      'recurso:nulidad laboral · resultado:rechaza · tribunal:Corte de Apelaciones de Copiapó',
    ],
    [
      'recurso de casacion en la forma inadmisible juicio arrendamiento cs 2022',
      'fecha:2022 · recurso:casación en la forma · resultado:inadmisible · tribunal:Corte Suprema',
    ],
    ['apelacion desierta alimentos ica rancagua', 'recurso:apelación · resultado:abandonado · tribunal:Corte de Apelaciones de Rancagua'],
    ['reclamo ilegalidad acogido contra alcaldia denegacion patente alcoholes', 'recurso:reclamo de ilegalidad · resultado:acoge'],
    ['amparo economico rechazado feria libre permisos', 'recurso:amparo económico · resultado:rechaza'],
    ['revision acogida condena por testigo falso', 'recurso:revisión · resultado:acoge'],
    ['inaplicabilidad rechazada ley emilia', 'recurso:inaplicabilidad · resultado:rechaza'],
    [
      'unificacion de jurisprudencia acogida, 2022, base laboral: caducidad de la accion',
      'base:laboral · fecha:2022 · recurso:unificación de jurisprudencia · resultado:acoge',
    ],
    ['recurso nulidad penal 373 b acogido ica talca', 'recurso:nulidad penal · resultado:acoge · tribunal:Corte de Apelaciones de Talca'],
    ['cs / rechaza / casación fondo / lesion enorme', 'recurso:casación en el fondo · resultado:rechaza · tribunal:Corte Suprema'],
    [
      'cs desestima unificacion base de calculo gratificacion',
      'recurso:unificación de jurisprudencia · resultado:rechaza · tribunal:Corte Suprema',
    ],
    [
      'cs rechaza cas fondo, simulacion compraventa padre hijo, 2021-2023',
      'fecha:2021..2023 · recurso:casación en el fondo · resultado:rechaza · tribunal:Corte Suprema',
    ],
    ['ica rancagua confirma despido injustificado art 160 n 3 ausencias', 'resultado:confirma · tribunal:Corte de Apelaciones de Rancagua'],
    [
      'recurso de nulidad acogido 478 e, falta de analisis de prueba, ica valdivia',
      'recurso:nulidad · resultado:acoge · tribunal:Corte de Apelaciones de Valdivia',
    ],
    ['terceria de prelacion rechazada 15° civil stgo', 'resultado:rechaza · tribunal:15º Juzgado Civil de Santiago'],
    ['excepcion de prescripcion acogida ica conce pagaré a la vista', 'resultado:acoge · tribunal:Corte de Apelaciones de Concepción'],
    ['incidente de nulidad de todo lo obrado rechazado jdo letras quillota', 'resultado:rechaza · tribunal:Juzgado de Letras de Quillota'],
    ['abandono acogido 2° jl de talagante 2020', 'fecha:2020 · resultado:acoge · tribunal:2º Juzgado de Letras de Talagante'],
    ['reivindicatoria acogida jl pitrufquen deslinde corrido', 'resultado:acoge · tribunal:Juzgado de Letras de Pitrufquén'],
    ['cas forma y fondo inadmisibles arrendamiento, primera sala', 'recurso:casación · resultado:inadmisible · sala:Primera Sala'],
    ['despido sin causa, jlt rancagua, demanda rechazada', 'resultado:rechaza · tribunal:Juzgado de Letras del Trabajo de Rancagua'],
    ['recurso de reposicion acogido cobranza laboral stgo', 'resultado:acoge · tribunal:Santiago'],
    ['recursos de hecho desestimados ica chillan', 'recurso:hecho · resultado:rechaza · tribunal:Corte de Apelaciones de Chillán'],
    ['ley emilia penas sustitutivas tc 2018 rechaza', 'fecha:2018 · resultado:rechaza · tribunal:Tribunal Constitucional'],
    ['absueltos por robo en bienes nacionales top de talca', 'resultado:absuelve · tribunal:Tribunal de Juicio Oral en lo Penal de Talca'],
    [
      'sentencias absolutorias en femicidio frustrado, 2do top santiago, 2022',
      'fecha:2022 · resultado:absuelve · tribunal:2º Tribunal de Juicio Oral en lo Penal de Santiago',
    ],
    [
      'tjop rancagua condena parricidio imputabilidad disminuida',
      'resultado:condena · tribunal:Tribunal de Juicio Oral en lo Penal de Rancagua',
    ],
    [
      'ica santiago revoca prision preventiva y decreta arresto domiciliario, porte de arma',
      'resultado:revoca · tribunal:Corte de Apelaciones de Santiago',
    ],
    ['nulidad 373 a acogida, cs, entrada y registro sin orden', 'recurso:nulidad · resultado:acoge · tribunal:Corte Suprema'],
    ['nulidades penales rechazadas suprema cadena de custodia', 'recurso:nulidad penal · resultado:rechaza · tribunal:Corte Suprema'],
    [
      'apelacion verbal prision preventiva confirmada ica temuco',
      'recurso:apelación · resultado:confirma · tribunal:Corte de Apelaciones de Temuco',
    ],
    [
      'condenas por trafico de migrantes top arica 2023',
      'fecha:2023 · resultado:condena · tribunal:Tribunal de Juicio Oral en lo Penal de Arica',
    ],
    [
      'cs sala penal extradicion pasiva rechazada colombia',
      'recurso:extradición · resultado:rechaza · sala:Segunda Sala · tribunal:Corte Suprema',
    ],
    [
      'veredicto condenatorio abuso sexual reiterado tjop chillan',
      'resultado:condena · tribunal:Tribunal de Juicio Oral en lo Penal de Chillán',
    ],
    ['anulan juicio oral por parcialidad del tribunal, corte suprema', 'resultado:anula · tribunal:Corte Suprema'],
    ['tta iquique zofri recinto liquidacion anulada', 'resultado:acoge · tribunal:Tribunal Tributario y Aduanero de la Región de Tarapacá'],
    [
      'casacion fondo sii rechazada cs gastos necesarios 2019',
      'fecha:2019 · recurso:casación en el fondo · resultado:rechaza · tribunal:Corte Suprema',
    ],
    [
      'cs tercera sala iva servicios exportacion acoge casacion',
      'recurso:casación · resultado:acoge · sala:Tercera Sala · tribunal:Corte Suprema',
    ],
    ['base familia divorcio unilateral cese convivencia notario', 'base:familia'],
    ['buscar solo en laborales: semana corrida call center', 'base:laboral'],
    ['colección civil, prescripción gastos comunes', 'base:civil'],
    ['base corte suprema responsabilidad del estado carabineros perdigones', 'base:corte suprema'],
    ['en base cobranza, liquidacion intereses reajustes art 63', 'base:cobranza'],
    ['sentencias de cobranza sobre bonos de reconocimiento', 'base:cobranza'],
    ['fallos de familia que rechazan la compensacion economica', 'base:familia · resultado:rechaza'],
    ['fallos penales de 2022 en que se absuelve por hurto famelico', 'base:penal · fecha:2022 · resultado:absuelve'],
    [
      'busco sentencias donde la corte de concepcion rechace proteccion contra colegio',
      'recurso:protección · resultado:rechaza · tribunal:Corte de Apelaciones de Concepción',
    ],
    ['CS 1ERA SALA ACOGE CASACION FORMA', 'recurso:casación en la forma · resultado:acoge · sala:Primera Sala · tribunal:Corte Suprema'],
    [
      'c.s. 3a sala reclamo de ilegalidad 2020 acogido en parte',
      'fecha:2020 · recurso:reclamo de ilegalidad · resultado:acoge_parcial · sala:Tercera Sala · tribunal:Corte Suprema',
    ],
    ['precario acogido jc viña del mar', 'resultado:acoge · tribunal:Juzgado Civil de Viña del Mar'],
    ['confirmatorias ica puerto montt loteos brujos', 'resultado:confirma · tribunal:Corte de Apelaciones de Puerto Montt'],
    ['amparo economico acogido taxis colectivos recorrido', 'recurso:amparo económico · resultado:acoge'],
    [
      'protección maltrato escolar acogida parcialmente ica iquique abril de 2024',
      'fecha:2024-04 · recurso:protección · resultado:acoge_parcial · tribunal:Corte de Apelaciones de Iquique',
    ],
    [
      'revisiones acogidas por la suprema en condenas de tribunales militares',
      'recurso:revisión · resultado:acoge · tribunal:Corte Suprema',
    ],
    ['protecciones rechazadas por extemporaneas', 'recurso:protección · resultado:rechaza'],
    ['visa rechazada corte suprema 2022 proteccion acogida', 'fecha:2022 · recurso:protección · resultado:acoge · tribunal:Corte Suprema'],
    ['credito universitario cae rechazada prescripcion 2 civil talca', 'resultado:rechaza · tribunal:2º Juzgado Civil de Talca'],
    ['desestimada tutela embarazada jlt iquique', 'resultado:rechaza · tribunal:Juzgado de Letras del Trabajo de Iquique · recurso:tutela'],
    [
      'jefe de local con jornada art 22, ica iquique, acogida en parte, 2022',
      'fecha:2022 · resultado:acoge_parcial · tribunal:Corte de Apelaciones de Iquique',
    ],
    [
      'reclamo multa dirección del trabajo rechazado 2° jlt stgo',
      'recurso:reclamo de multa · resultado:rechaza · tribunal:2º Juzgado de Letras del Trabajo de Santiago',
    ],
    ['sentencias de la cs que casan en la forma por ultrapetita', 'resultado:casa · tribunal:Corte Suprema'],
    ['fallos que absuelven por consumo personal exclusivo proximo en el tiempo', 'resultado:absuelve'],
    ['que acojan demanda contra aerolinea por equipaje extraviado, jpl', 'resultado:acoge'],
    ['confirmadas por la suprema en protección de datos biometricos', 'resultado:confirma · tribunal:Corte Suprema'],
    ['revocadas en ica arica sobre expulsion', 'resultado:revoca · tribunal:Corte de Apelaciones de Arica'],
    ['cs invalida de oficio, error en indemnizacion sustitutiva', 'resultado:anula · tribunal:Corte Suprema'],
    [
      'ica talca declara inadmisible proteccion contra notario',
      'recurso:protección · resultado:inadmisible · tribunal:Corte de Apelaciones de Talca',
    ],
    [
      'declarado desierto recurso apelacion ica copiapo 2021',
      'fecha:2021 · recurso:apelación · resultado:abandonado · tribunal:Corte de Apelaciones de Copiapó',
    ],
    [
      'tutela rechazada por caducidad, 1° jlt de valparaiso',
      'resultado:rechaza · tribunal:1º Juzgado de Letras del Trabajo de Valparaíso · recurso:tutela',
    ],
    ['desestima desafuero dirigente jlt calama', 'resultado:rechaza · tribunal:Juzgado de Letras del Trabajo de Calama'],
    ['jlt temuco rechaza despido indirecto garzones', 'resultado:rechaza · tribunal:Juzgado de Letras del Trabajo de Temuco'],
    [
      '3 jlt stgo condena a municipalidad subcontratacion aseo',
      'resultado:condena · tribunal:3º Juzgado de Letras del Trabajo de Santiago',
    ],
    [
      'proteccion denegada corte de chillan bono pandemia',
      'recurso:protección · resultado:rechaza · tribunal:Corte de Apelaciones de Chillán',
    ],
    [
      'amparo denegado ica la serena prision preventiva excesiva',
      'recurso:amparo · resultado:rechaza · tribunal:Corte de Apelaciones de La Serena',
    ],
    [
      'unificacion declarada inadmisible por falta de fundamentacion, cuarta sala',
      'recurso:unificación de jurisprudencia · resultado:inadmisible · sala:Cuarta Sala',
    ],
    [
      'cs acoge unificacion y dicta reemplazo, bono sae profesores',
      'recurso:unificación de jurisprudencia · resultado:acoge · tribunal:Corte Suprema',
    ],
    [
      'la suprema confirma amparo orden de expulsion sin sentencia condenatoria',
      'recurso:amparo · resultado:confirma · tribunal:Corte Suprema',
    ],
    ['jdo garantia de la ligua desorden publico absuelve', 'resultado:absuelve · tribunal:Juzgado de Garantía de La Ligua'],
    [
      'tribunal oral de ovalle homicidio calificado alevosia condena a presidio perpetuo',
      'resultado:condena · tribunal:Tribunal de Juicio Oral en lo Penal de Ovalle',
    ],
    ['tdlc acoge requerimiento fne interlocking', 'resultado:acoge · tribunal:Tribunal de Defensa de la Libre Competencia'],
    ['tcp rechaza impugnacion licitacion aseo hospital', 'resultado:rechaza · tribunal:Tribunal de Contratación Pública'],
    [
      'reclamo de ilegalidad municipal rechazado patentes casinos, ica iquique, confirmado por la suprema',
      'recurso:reclamo de ilegalidad · resultado:confirma · resultado:rechaza · tribunal:Corte Suprema · tribunal:Corte de Apelaciones de Iquique',
    ],
    [
      'se acoge nulidad por falta de fundamentacion, tjop la serena',
      'recurso:nulidad · resultado:acoge · tribunal:Tribunal de Juicio Oral en lo Penal de La Serena',
    ],
    ['recurso de amparo preventivo acogido haitiana embarazada', 'recurso:amparo · resultado:acoge'],
    ['recurso de proteccion extemporaneo inadmisible vulneracion permanente', 'recurso:protección · resultado:inadmisible'],
    ['acciones de proteccion contra colegios por no matricula, rechazadas', 'recurso:protección · resultado:rechaza'],
    ['accion de proteccion acogida autismo terapia plan de salud', 'recurso:protección · resultado:acoge'],
    ['proteccion contra banco por fraude, rechazada por no ser via idonea', 'recurso:protección · resultado:rechaza'],
    [
      'apelaciones rechazadas ica stgo sobre cuidado personal',
      'recurso:apelación · resultado:rechaza · tribunal:Corte de Apelaciones de Santiago',
    ],
    ['nulidades acogidas 374 e prueba indiciaria', 'recurso:nulidad · resultado:acoge'],
    ['revision penal acogida por la cs documento falso', 'recurso:revisión penal · resultado:acoge · tribunal:Corte Suprema'],
    ['quejas contra arbitros acogidas cs arrendamiento', 'recurso:queja · resultado:acoge · tribunal:Corte Suprema'],
    ['fallos civiles contra clinicas por infeccion', 'base:civil'],
    ['causas penales por maltrato infantil en jardines', 'base:penal'],
    ['sentencias de familia: susceptibilidad adopcion hermanos separados', 'base:familia'],
    ['ver solo penales, receptacion cobre', 'base:penal'],
    ['solo de familia, compensacion economica', 'base:familia'],
    ['solo en cobranza: excepciones a la ejecucion previsional', 'base:cobranza'],
    ['filtrar base salud, medicamento spinraza', 'base:salud'],
    ['base salud suprema preexistencia declaracion jurada', 'base:salud corte suprema'],
    [
      'suseso confirma rechazo de licencias, cs acoge proteccion 2023',
      'tribunal:Corte Suprema · resultado:acoge · recurso:protección · fecha:2023',
    ],
    [
      'isapre rechaza licencias, ica talca acoge proteccion',
      'tribunal:Corte de Apelaciones de Talca · resultado:acoge · recurso:protección',
    ],
    [
      'rechazo de licencia por compin, proteccion acogida ica temuco 2022',
      'recurso:protección · resultado:acoge · tribunal:Corte de Apelaciones de Temuco · fecha:2022',
    ],
    [
      'despido por perdida de confianza gerente, demanda acogida parcialmente, jlt antofagasta 2021',
      'resultado:acoge_parcial · tribunal:Juzgado de Letras del Trabajo de Antofagasta · fecha:2021',
    ],
    [
      'inspeccion rechaza reconsideracion de multa, jlt puerto montt acoge reclamo',
      'recurso:reclamación · tribunal:Juzgado de Letras del Trabajo de Puerto Montt · resultado:acoge',
    ],
    [
      'municipio niega permiso de circulacion, proteccion rechazada por la ica de valdivia',
      'recurso:protección · resultado:rechaza · tribunal:Corte de Apelaciones de Valdivia',
    ],
    ['visa revocada, amparo acogido cs 2024', 'recurso:amparo · resultado:acoge · tribunal:Corte Suprema · fecha:2024'],
    [
      '3a sala cs revoca y acoge proteccion por corte de agua',
      'sala:Tercera Sala · tribunal:Corte Suprema · resultado:revoca · resultado:acoge · recurso:protección',
    ],
    [
      'cs 4ta sala, rechazadas, unificacion por gratificacion legal',
      'tribunal:Corte Suprema · sala:Cuarta Sala · resultado:rechaza · recurso:unificación de jurisprudencia',
    ],
    [
      'absueltos en juicio oral, ley de control de armas, tjop de san bernardo',
      'resultado:absuelve · tribunal:Tribunal de Juicio Oral en lo Penal de San Bernardo',
    ],
    [
      'ica iquique, apelacion de sentencia de familia, confirmada, 2023',
      'tribunal:Corte de Apelaciones de Iquique · recurso:apelación · resultado:confirma · fecha:2023',
    ],
    ['nulidad del despido acogida contra municipalidad cs 4a sala', 'resultado:acoge · tribunal:Corte Suprema · sala:Cuarta Sala'],
    [
      'prision preventiva confirmada, ica rancagua, 2 de mayo de 2023',
      'resultado:confirma · tribunal:Corte de Apelaciones de Rancagua · fecha:2023-05-02',
    ],
    ['sentencias de policia local confirmadas por ica chillan', 'resultado:confirma · tribunal:Corte de Apelaciones de Chillán'],
    [
      'multa sernapesca rebajada, sentencia confirmada ica puerto montt',
      'resultado:confirma · tribunal:Corte de Apelaciones de Puerto Montt',
    ],
    [
      'adopcion internacional rechazada, juzgado de familia de viña, 2020',
      'resultado:rechaza · tribunal:Juzgado de Familia de Viña del Mar · fecha:2020',
    ],
    ['interdiccion acogida hija curadora jl san javier', 'resultado:acoge · tribunal:Juzgado de Letras de San Javier'],
    ['fallos cs sobre clausula de no competencia', 'tribunal:Corte Suprema'],
    [
      'perro policial olfateo mochila, tribunal constitucional no, corte suprema 2a sala',
      'tribunal:Tribunal Constitucional · tribunal:Corte Suprema · sala:Segunda Sala',
    ],
  ])('demands «%s»', (query, expected) => {
    expect(demanded(query)).toEqual(expected.split(' · ').sort())
  })

  it('takes no longer on repeated pieces', () => {
    const pieces = [
      'los que ',
      'que la corte ',
      'sentencias penales ',
      'min lagos ',
      'lagos prado ministro ',
      'acoge queja ',
      'ica talca y ',
      'por la ',
    ]
    for (const piece of pieces)
      expect(
        cpuMillis(() => parseQuery(piece.repeat(200))),
        piece,
      ).toBeLessThan(600)
  })
})
