import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../../testing/demanded.ts'

describe('a request beside an account', () => {
  it.each([
    [
      'cobraron dos veces el mismo peaje y el jpl dijo que bien. la corte de santiago qué dice?',
      'tribunal:Corte de Apelaciones de Santiago',
    ],
    ['a mi abuela la dieron de alta con neumonía. la tercera sala cómo ha fallado en esto desde 2019?', 'fecha:2019.. · sala:Tercera Sala'],
    ['Mi isapre subió el plan en 2022. ¿Y la Suprema qué ha resuelto?', 'tribunal:Corte Suprema'],
    [
      'Me despidieron por un chiste. El tribunal constitucional ha dicho algo de la libertad de expresión en el trabajo?',
      'tribunal:Tribunal Constitucional',
    ],
    [
      'arrendé un local y se inundó en junio del 2023. qué han fallado las cortes de concepción y chillán?',
      'tribunal:Corte de Apelaciones de Chillán · tribunal:Corte de Apelaciones de Concepción',
    ],
    [
      'Choque por alcance en 2021, seguro no cubre. La primera sala de la Suprema, ¿qué criterio sigue?',
      'sala:Primera Sala · tribunal:Corte Suprema',
    ],
    [
      'me quitaron a mi hija. cuanto han demorado o que han resuelto en la corte de valdivia en estos casos',
      'tribunal:Corte de Apelaciones de Valdivia',
    ],
    ['El alcalde no renovó mi contrata. Cómo ha resuelto la Corte Suprema, años 2022 a 2024', 'fecha:2022..2024 · tribunal:Corte Suprema'],
    ['mi hijo repitió por inasistencia y el colegio no lo matricula. qué se ha fallado del 2018 en adelante', 'fecha:2018..'],
    [
      'Sumario con 4 años de duración, me destituyeron en marzo. Qué se ha resuelto en la Corte de Copiapó, entre 2020 y 2024',
      'fecha:2020..2024 · tribunal:Corte de Apelaciones de Copiapó',
    ],
    ['se murió mi perro en la veterinaria, 2023. que dijo mi abogado no lo entendí', ''],
  ])('asks what courts decide: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    [
      'Defiendo a un conductor con licencia vencida, control en agosto de 2023. sirve cualquier sentencia que revoque la condena',
      'resultado:revoca',
    ],
    [
      'me negaron la visa en 2022. cualquier amparo donde se ordene dar la residencia sirve, corte de santiago o san miguel',
      'recurso:amparo · tribunal:Corte de Apelaciones de San Miguel · tribunal:Corte de Apelaciones de Santiago',
    ],
    ['la inmobiliaria no entrega. ayuda cualquier fallo en que se declare la resolución del contrato, del 2020 pa arriba', 'fecha:2020..'],
    ['el empleador no pagó horas extra desde 2018. me basta un fallo que acoja, de cualquier juzgado', 'resultado:acoge'],
    [
      'Nos suspendieron la obra en abril. Nos viene bien cualquier sentencia de la tercera sala donde se acoja la apelación',
      'recurso:apelación · resultado:acoge · sala:Tercera Sala',
    ],
    [
      'Formalizado por porte de arma en enero. interesan resoluciones que sobresean o absuelvan. solo garantía',
      'resultado:absuelve · tribunal:Juzgado de Garantía',
    ],
    ['Un vecino me amenazó en 2020 y lo sobreseyeron. Puros orales.', 'tribunal:Tribunal de Juicio Oral en lo Penal'],
    ['mi pareja me pegó en diciembre, la jueza dio cautelares. solo familia por favor', 'tribunal:Juzgado de Familia'],
    [
      'Apropiación indebida, querella archivada en 2021. quiero los que han acogido la reapertura en la corte de San Miguel',
      'resultado:acoge · tribunal:Corte de Apelaciones de San Miguel',
    ],
    ['mi clienta fue multada en 2020. Necesito las que han dejado sin efecto la multa, de Rancagua', 'resultado:acoge · tribunal:Rancagua'],
    [
      'lo detuvieron sin orden y perdimos en el oral. Busco los que anulan el juicio por detención ilegal, Suprema',
      'resultado:anula · tribunal:Corte Suprema',
    ],
    [
      'Perdimos por prescripción en Temuco. Quiero aquellos que la han rechazado, corte suprema',
      'resultado:rechaza · tribunal:Corte Suprema',
    ],
    ['ando viendo mi caso de negligencia dental (2021). muéstrame los que condenan', 'resultado:condena'],
  ])('says what the rulings should decide: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    [
      'el colega me pide para el lunes todo lo que haya de la primera sala 2022 sobre lesión enorme. nuestro caso es de Buin',
      'fecha:2022 · sala:Primera Sala',
    ],
    [
      'mi jefa quiere para hoy un listado con las nulidades rechazadas por la corte de concepción. el trabajador nos demandó en marzo',
      'recurso:nulidad · resultado:rechaza · tribunal:Corte de Apelaciones de Concepción',
    ],
    [
      'Me encargaron un cuadro de las protecciones acogidas en Valdivia durante 2023. Nuestra clienta es una isapre',
      'fecha:2023 · recurso:protección · resultado:acoge · tribunal:Valdivia',
    ],
    [
      'la socia pidió hacer un resumen de todo lo fallado por el TDLC desde 2015 en licitaciones. Representamos a una constructora',
      'fecha:2015.. · tribunal:Tribunal de Defensa de la Libre Competencia',
    ],
    ['El juez me pidió certificados y la corte de Rancagua los rechazó. Yo no entiendo nada', ''],
    [
      'nos solicitaron preparar una tabla con sentencias del 2° tribunal ambiental, 2019-2021. La empresa fue multada por la SMA',
      'fecha:2019..2021 · tribunal:Segundo Tribunal Ambiental',
    ],
    [
      'para el alegato de mañana el abogado necesita todos los fallos de la sala penal 2024 de autodefensa. nosotros perdimos en Talca',
      'fecha:2024 · sala:Segunda Sala',
    ],
    [
      'El cliente insiste en ver casos de la suprema 2020 parecidos al suyo. Lo despidieron en Arica',
      'fecha:2020 · tribunal:Corte Suprema',
    ],
  ])('is put by somebody else, for a day or as a list: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    [
      'Arriendo de local. perdimos. Busco casaciones acogidas, ministra Rosa Egnem integrando',
      'ministro:Rosa Egnem · recurso:casación · resultado:acoge',
    ],
    [
      'Despido antisindical en Talca. Quiero unificaciones con la ministra Andrea Muñoz en la sala',
      'ministro:Andrea Muñoz · recurso:unificación de jurisprudencia',
    ],
    [
      'Robo con fuerza, prueba ilícita, nulidad pendiente. Interesan fallos penales donde figure el ministro Cisternas, como redactor o no',
      'ministro:Cisternas',
    ],
    [
      'Negaron la libertad condicional en 2023. Muéstrenme amparos rechazados y en que haya integrado el ministro Zepeda',
      'ministro:Zepeda · recurso:amparo · resultado:rechaza',
    ],
    [
      'La isapre cerró el plan. Busco protecciones de la tercera sala, relatadas o no, siempre que esté la ministra Sandoval',
      'ministro:Sandoval · recurso:protección · sala:Tercera Sala',
    ],
    [
      'Perdimos con queja contra el ministro Aránguiz en 2020. Necesito quejas acogidas por la Suprema',
      'recurso:queja · resultado:acoge · tribunal:Corte Suprema',
    ],
    ['Acá el problema es la competencia del árbitro. busco fallos con voto de don Sergio Muñoz', 'ministro:Sergio Muñoz'],
  ])('names who should sit: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    [
      'quiero ver protecciones que haya ganado un condominio en la corte de valparaíso',
      'recurso:protección · resultado:acoge · tribunal:Corte de Apelaciones de Valparaíso',
    ],
    ['necesito casos en que se haya pagado lucro cesante a un taxista en la corte de talca', 'tribunal:Corte de Apelaciones de Talca'],
    ['muestrame demandas que hayan sido ganadas por arrendatarios en concepción', 'resultado:acoge · tribunal:Concepción'],
    [
      'quisiera leer sentencias que hayan condenado a un hospital en puerto montt, 2019 a 2022',
      'fecha:2019..2022 · resultado:condena · tribunal:Puerto Montt',
    ],
    [
      'dame reclamos que haya acogido el tribunal tributario de la araucanía contra giros',
      'recurso:reclamación · resultado:acoge · tribunal:Tribunal Tributario y Aduanero de la Región de La Araucanía',
    ],
    ['hay casos que hayan llegado a la suprema sobre clonación de tarjetas?', 'tribunal:Corte Suprema'],
    ['fallos que haya redactado el ministro Llanos sobre prescripción', 'ministro:Llanos'],
    [
      'Canal sin agua desde octubre. quiero lo que diga la corte de la serena y el tercer tribunal ambiental',
      'tribunal:Corte de Apelaciones de La Serena · tribunal:Tercer Tribunal Ambiental',
    ],
    [
      'Somos feriantes, nos desalojaron en 2022. necesito saber lo que piensa la Suprema, lo de la corte ya lo tengo',
      'tribunal:Corte Suprema',
    ],
    [
      'Me preocupa la acción de cobro. Quiero lo que opinen las cortes de Iquique y Arica desde 2020',
      'fecha:2020.. · tribunal:Corte de Apelaciones de Arica · tribunal:Corte de Apelaciones de Iquique',
    ],
    ['Contrato a honorarios 9 años. Dame lo que sostenga la cuarta sala hoy, 2025', 'fecha:2025 · sala:Cuarta Sala'],
    ['lo que me deben son 3 millones y la corte de talca lo sabe. quiero lo que me corresponde nomas', ''],
    [
      'Trabajo en altura, caí en 2021. busco todo lo que hayan decidido los juzgados del trabajo de Calama',
      'tribunal:Juzgado de Letras del Trabajo de Calama',
    ],
  ])('says what courts think, or what others have won: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    [
      'soy venezolana, llevo 5 años, expulsión pendiente. quiero leer amparos acogidos; si fueran de Iquique, perfecto.',
      'recurso:amparo · resultado:acoge',
    ],
    [
      'me cambiaron el plan. busco fallos de protección acogidos, si es que hay de Talca mejor todavía',
      'recurso:protección · resultado:acoge',
    ],
    [
      'Me echaron. Necesito nulidades acogidas. Si son de la Corte de Temuco, bienvenidas, pero no es requisito',
      'recurso:nulidad · resultado:acoge',
    ],
    [
      'La constructora no responde. fallos que condenen a la inmobiliaria. me encantaría alguno de Concepción pero no importa',
      'resultado:condena',
    ],
    [
      'Mi caso es de Osorno. Quiero casaciones acogidas, de ser posible redactadas por la ministra Letelier',
      'recurso:casación · resultado:acoge',
    ],
  ])('leaves open what would merely be better: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    ['me robaron el auto en el mall. sirve lo que sea, eso sí, que sea posterior a 2019', 'fecha:2020..'],
    ['Nos cobran contribuciones dobles. prefiero los de concepción aunque da igual; deben ser posteriores al 2018 eso sí', 'fecha:2019..'],
    ['se inundó mi casa por el canal. de donde sea, pero tienen que ser de la tercera sala', 'sala:Tercera Sala'],
    ['Me despidieron estando con licencia. cualquiera sirve, con tal que sean de la corte suprema', 'tribunal:Corte Suprema'],
    ['no me pagan hace meses. el único requisito es que sea de 2022 para adelante', 'fecha:2022..'],
    ['Perdí la casa en remate. Lo único que pido es que sean fallos de la primera sala', 'sala:Primera Sala'],
  ])('lays down a condition at its end: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    [
      'trabajador de la salmonera con silicosis. Jurisprudencia: unificación de la cuarta sala, 2019 en adelante',
      'fecha:2019.. · recurso:unificación de jurisprudencia · sala:Cuarta Sala',
    ],
    [
      'semana corrida mal pagada. Me interesan sentencias de unificación de los últimos 5 años',
      'fecha:2021-12.. · recurso:unificación de jurisprudencia',
    ],
    [
      'Me sirve exclusivamente jurisprudencia de casación de la primera sala. El banco me ejecutó en 2018.',
      'recurso:casación · sala:Primera Sala',
    ],
    [
      'Se murió mi tata en la posta. Quisiera saber si existe alguna resolución de la Corte de Temuco, ojalá nueva, en que se haya condenado al hospital',
      'resultado:condena · tribunal:Corte de Apelaciones de Temuco',
    ],
    [
      'Clonaron mi tarjeta. Podrían buscarme sentencias rechazadas al banco en apelación, ICA Valdivia?',
      'recurso:apelación · resultado:rechaza · tribunal:Corte de Apelaciones de Valdivia',
    ],
    [
      'Me interesa el tema, soy dirigente. Puede usted mostrarme protecciones acogidas desde 2021, corte de San Miguel?',
      'fecha:2021.. · recurso:protección · resultado:acoge · tribunal:Corte de Apelaciones de San Miguel',
    ],
    [
      'Quemaron mi campo. ¿Existirán sentencias condenatorias del TOP de Angol?',
      'resultado:condena · tribunal:Tribunal de Juicio Oral en lo Penal de Angol',
    ],
    ['Mi hijo chocó. Alguna absolución de un juzgado de garantía por cuasidelito?', 'resultado:absuelve · tribunal:Juzgado de Garantía'],
    [
      'Vendí y no me pagan. Habría algún fallo de un tribunal arbitral confirmado por la corte de Santiago?',
      'resultado:confirma · tribunal:Corte de Apelaciones de Santiago',
    ],
  ])('names what is sought in the singular or by a polite question: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})
