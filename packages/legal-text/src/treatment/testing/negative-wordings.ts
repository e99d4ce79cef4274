/** Invented sentences in which a court departs from the one ruling cited, or keeps it from deciding its case. */
export const negativeWordings: readonly (readonly [treatment: string, text: string])[] = [
  [
    'se_aparta',
    'Que, tras un detenido análisis, esta Corte ha resuelto separarse de la doctrina contenida en la sentencia Rol N° 4.512-2018 de la Corte Suprema.',
  ],
  [
    'se_aparta',
    'Que la tesis acogida por la Corte de Apelaciones de Talca en los autos Rol N° 233-2017 no puede ser compartida por estos sentenciadores.',
  ],
  ['se_aparta', 'Que estos jueces disienten de lo que la Corte Suprema resolvió en el Rol N° 15.222-2019, pues el plazo es de caducidad.'],
  [
    'se_aparta',
    'Que, si bien esta Corte había resuelto lo contrario en el Rol N° 1.201-2016, un mejor estudio del asunto la mueve a variar su parecer.',
  ],
  [
    'se_aparta',
    'Que en el Rol N° 771-2015 de la Corte de Apelaciones de Arica se dijo que el término es de dos años. Dicho criterio no se mantendrá en esta sentencia.',
  ],
  ['se_aparta', 'Que no es posible mantener la interpretación que la Corte Suprema dio al precepto en los autos Rol N° 9.020-2014.'],
  ['se_aparta', 'Que corresponde rectificar la jurisprudencia asentada por esta Corte a partir del Rol N° 3.333-2013.'],
  ['se_aparta', 'Que lo decidido por la Corte Suprema en el Rol N° 8.155-2012 debe ser superado, por desatender el texto de la ley.'],
  ['se_aparta', 'Que este Tribunal no hace suya la conclusión a que llegó la Corte de Apelaciones de Chillán en la causa Rol N° 90-2019.'],
  [
    'se_aparta',
    'Que, contrariamente a lo resuelto por la Corte Suprema en el Rol N° 6.611-2020, la carga de la prueba pesa sobre el empleador.',
  ],
  ['se_aparta', 'Que esta Corte deja atrás la línea inaugurada con la sentencia Rol N° 2.400-2011, de 4 de mayo de 2012.'],
  [
    'se_aparta',
    'Que no seguiremos lo fallado por la Corte de Apelaciones de Temuco en el Rol N° 77-2018, ya que omite considerar la buena fe.',
  ],
  [
    'se_aparta',
    'Que tal conclusión importa un cambio de criterio respecto de lo sostenido en los autos Rol N° 12.900-2017 de esta Corte Suprema.',
  ],
  ['se_aparta', 'Que la lectura efectuada en el Rol N° 5.005-2016 de la Corte Suprema parece errada a estos sentenciadores.'],
  [
    'se_aparta',
    'Que estos sentenciadores no adhieren al criterio vertido en la causa Rol N° 318-2020 de la Corte de Apelaciones de Iquique.',
  ],
  [
    'se_aparta',
    'Que en la sentencia Rol N° 1.818-2014 la Corte Suprema entendió que bastaba el aviso. Esta Corte no participa de ese predicamento.',
  ],
  ['se_aparta', 'Que, por lo dicho, se desecha la doctrina del Rol N° 4.100-2015 de la Corte Suprema.'],
  ['se_aparta', 'Que con lo anterior esta Corte abandona el entendimiento que sostuvo en los autos Rol N° 10.400-2018.'],
  [
    'se_aparta',
    'Que a diferencia de lo sostenido por la Corte de Apelaciones de Rancagua en el Rol N° 66-2016, el finiquito no requiere ministro de fe para surtir este efecto.',
  ],
  ['se_aparta', 'Que no convencen a esta Corte las razones dadas en la sentencia Rol N° 3.210-2017 de la Corte Suprema.'],
  ['se_aparta', 'Que el precedente Rol N° 1.900-2013 de esta Corte ya no refleja la opinión de sus integrantes.'],
  [
    'se_aparta',
    'Que no cabe seguir la solución dada en el Rol N° 820-2018 por la Corte de Apelaciones de Concepción, que prescinde del tenor de la cláusula.',
  ],
  [
    'distingue',
    'Que el caso resuelto en el Rol N° 4.001-2019 de la Corte Suprema versaba sobre un contrato civil, en tanto que aquí se trata de uno laboral.',
  ],
  [
    'distingue',
    'Que la sentencia Rol N° 222-2018 de la Corte de Apelaciones de Valdivia no es pertinente, por referirse a un trabajador con fuero.',
  ],
  [
    'distingue',
    'Que el fallo citado por la recurrente, Rol N° 7.100-2016 de la Corte Suprema, discurre sobre antecedentes que no concurren en la especie.',
  ],
  [
    'distingue',
    'Que no altera lo razonado la sentencia Rol N° 11.111-2017 de la Corte Suprema, dictada bajo el imperio de una legislación diversa.',
  ],
  [
    'distingue',
    'Que el asunto de que conoció la Corte Suprema en el Rol N° 900-2015 difiere del actual en un aspecto decisivo, cual es la existencia de aviso previo.',
  ],
  ['distingue', 'Que no es posible extender a este juicio lo decidido en los autos Rol N° 14.000-2019 de la Corte Suprema.'],
  ['distingue', 'Que la doctrina del Rol N° 2.870-2018 carece de atingencia en este caso, pues la demandada sí pagó las cotizaciones.'],
  [
    'distingue',
    'Que, a diferencia de lo que ocurría en los autos Rol N° 615-2014 de la Corte de Apelaciones de Antofagasta, en la especie el demandante actuó dentro de plazo.',
  ],
  [
    'distingue',
    'Que los hechos que sirvieron de base a la sentencia Rol N° 30.100-2020 de la Corte Suprema no guardan semejanza con los de esta causa.',
  ],
  [
    'distingue',
    'Que en nada cambia lo dicho la sentencia Rol N° 8.090-2011 de la Corte Suprema, que se pronunció acerca de una materia ajena a la de autos.',
  ],
  ['distingue', 'Que la Corte Suprema conoció en el Rol N° 3.905-2018 de una situación que no es equiparable a la que nos ocupa.'],
  [
    'distingue',
    'Que en el Rol N° 1.450-2019 de la Corte de Apelaciones de La Serena la notificación se había practicado en el domicilio. Ese supuesto no se presenta en este proceso.',
  ],
  ['distingue', 'Que tampoco aprovecha a la recurrente el Rol N° 5.650-2017 de la Corte Suprema, que trata de un estatuto diverso.'],
  [
    'distingue',
    'Que las diferencias entre este caso y el fallado bajo el Rol N° 41-2016 de la Corte de Apelaciones de Punta Arenas impiden trasladar su solución.',
  ],
  [
    'distingue',
    'Que en aquella causa, Rol N° 2.222-2015 de la Corte Suprema, existía una cláusula de exclusividad; aquí, en cambio, nada se pactó.',
  ],
  [
    'distingue',
    'Que el pronunciamiento Rol N° 505-2012 de la Corte de Apelaciones de Copiapó se explica por sus particulares circunstancias y no sirve de precedente para el caso presente.',
  ],
  ['distingue', 'Que no existe identidad entre lo discutido en el Rol N° 19.800-2018 de la Corte Suprema y lo que aquí se debate.'],
  [
    'distingue',
    'Que se comparte lo decidido en el Rol N° 4.600-2016 de la Corte Suprema, pero esa doctrina no es aplicable a un contrato a plazo fijo como el de autos.',
  ],
  [
    'distingue',
    'Que el precedente Rol N° 1.357-2017 de la Corte Suprema, que cita la demandada, fue dictado a propósito de un contrato de honorarios, calidad que el actor nunca tuvo.',
  ],
  [
    'se_aparta',
    'Que la Corte Suprema dijo en su oportunidad, Rol N° 7.001-2015, que la acción prescribía en cuatro años; sin embargo, a juicio de esta Corte el plazo aplicable es de cinco años, por lo que no se acogerá esa tesis.',
  ],
  [
    'se_aparta',
    'Que el criterio expuesto en la sentencia Rol N° 412-2016 de la Corte de Apelaciones de Concepción ha de tenerse por abandonado.',
  ],
  ['se_aparta', 'Que esta Sala estima del caso enmendar lo que dijo en los autos Rol N° 9.812-2017.'],
  ['se_aparta', 'Que, en suma, se opta por una solución distinta de aquella adoptada en el Rol N° 2.119-2018 de la Corte Suprema.'],
  ['se_aparta', 'Que no resulta convincente lo argumentado en la sentencia Rol N° 55-2019 de la Corte de Apelaciones de Puerto Montt.'],
  ['se_aparta', 'Que, no obstante lo resuelto por la Corte Suprema en el Rol N° 8.000-2016, esta Corte es de parecer contrario.'],
  ['se_aparta', 'Que quienes suscriben no están por mantener la jurisprudencia contenida en el Rol N° 6.060-2013 de la Corte Suprema.'],
  [
    'se_aparta',
    'Que de este modo queda sin sustento la doctrina de los autos Rol N° 1.450-2012 de la Corte Suprema, a la que este tribunal había adherido hasta ahora.',
  ],
  [
    'se_aparta',
    'Que se ha invocado el Rol N° 3.450-2019 de la Corte Suprema. Sin embargo, aquella decisión descansa en una premisa que este tribunal rechaza.',
  ],
  ['se_aparta', 'Que esta Corte, en decisión que ahora corrige, sostuvo en el Rol N° 1.010-2014 que el término era fatal.'],
  [
    'distingue',
    'Que la sentencia Rol N° 310-2016 de la Corte Suprema fue pronunciada antes de la reforma de la Ley N° 21.327, de suerte que no puede gobernar el presente caso.',
  ],
  [
    'distingue',
    'Que en el Rol N° 1.870-2017 de la Corte Suprema la trabajadora gozaba de fuero maternal, condición que la actora de autos no invocó.',
  ],
  [
    'distingue',
    'Que ambos asuntos difieren: en el Rol N° 5.400-2019 de la Corte Suprema hubo contrato escrito y aquí solo promesas verbales.',
  ],
  [
    'distingue',
    'Que el Rol N° 760-2018 de la Corte de Apelaciones de San Miguel nada aporta a la solución, porque recayó en un juicio ejecutivo.',
  ],
  [
    'distingue',
    'Que el alcance de lo fallado en los autos Rol N° 26.000-2018 de la Corte Suprema se limita a los funcionarios a contrata, calidad ajena al recurrente.',
  ],
  [
    'distingue',
    'Que, como se advierte, la ratio de la sentencia Rol N° 4.800-2020 de la Corte Suprema no alcanza a quienes pactaron por escrito.',
  ],
  [
    'distingue',
    'Que la analogía que se pretende con el Rol N° 980-2017 de la Corte Suprema es solo aparente, desde que allí el daño era continuado.',
  ],
  [
    'distingue',
    'Que no se divisa de qué manera lo decidido en el Rol N° 66-2015 de la Corte de Apelaciones de Talca pudiera incidir en esta causa, que trata de otra institución.',
  ],
  ['distingue', 'Que, sin desconocer el mérito de lo resuelto en el Rol N° 7.700-2016 de la Corte Suprema, la situación de autos es otra.'],
  [
    'se_aparta',
    'Que este tribunal no desconoce que la Corte Suprema resolvió de otro modo en el Rol N° 33.100-2018, mas estima que esa interpretación no se ajusta al texto de la ley.',
  ],
  ['se_aparta', 'Que, en consecuencia, procede dejar de aplicar la doctrina que esta misma sala sentó en los autos Rol N° 47-2016.'],
  ['se_aparta', 'Que este tribunal superior no puede avalar lo que se resolvió en el Rol N° 901-2018 de la Corte de Apelaciones de Talca.'],
  [
    'se_aparta',
    'Que la jurisprudencia citada (Rol N° 7.800-2017 de la Corte Suprema) no será seguida, puesto que descansa en un texto legal hoy derogado.',
  ],
  ['se_aparta', 'Que se aparta así esta sala del parecer vertido en los autos Rol N° 1.616-2019.'],
  [
    'se_aparta',
    'Que, reexaminada la cuestión, los ministros que suscriben concluyen en sentido inverso al expresado en el Rol N° 12.200-2016 de la Corte Suprema.',
  ],
  [
    'se_aparta',
    'Que no obsta a lo resuelto la sentencia Rol N° 6.450-2014 de la Corte Suprema, cuyo razonamiento este tribunal no comparte.',
  ],
  ['se_aparta', 'Que es efectivo que en el Rol N° 30.303-2018 se decidió lo opuesto, pero estos jueces prefieren la tesis contraria.'],
  [
    'se_aparta',
    'Que la Corte de Apelaciones de Valdivia resolvió en el Rol N° 512-2020 que procedía el recargo. Esta Corte discrepa de esa conclusión.',
  ],
  [
    'se_aparta',
    'Que a partir de esta sentencia, la sala deja sin aplicación la regla jurisprudencial enunciada en el Rol N° 2.002-2010 de la Corte Suprema.',
  ],
  [
    'se_aparta',
    'Que el error en que incurrió la sentencia Rol N° 15.900-2013 de la Corte Suprema, al prescindir de la culpa, obliga a no reiterarla.',
  ],
  ['distingue', 'Que lo resuelto en el Rol N° 8.808-2019 de la Corte Suprema debe leerse en su contexto, que no es el de autos.'],
  [
    'distingue',
    'Que ninguna influencia tiene en este pleito el Rol N° 3.131-2016 de la Corte Suprema, relativo a un contrato de transporte.',
  ],
  [
    'distingue',
    'Que en la causa Rol N° 1.717-2018 de la Corte de Apelaciones de Concepción el actor había reclamado oportunamente, cosa que aquí no hizo.',
  ],
  ['distingue', 'Que los presupuestos del Rol N° 9.494-2017 de la Corte Suprema son ajenos a los de este litigio.'],
  [
    'distingue',
    'Que tal precedente, Rol N° 6.161-2020 de la Corte Suprema, se construyó sobre la existencia de dolo, elemento ausente en este proceso.',
  ],
  [
    'distingue',
    'Que no puede invocarse con provecho el Rol N° 222-2019 de la Corte de Apelaciones de Arica, pues la norma allí aplicada fue sustituida.',
  ],
  [
    'distingue',
    'Que la defensa se apoya en el Rol N° 13.800-2018 de la Corte Suprema, mas las circunstancias de ese juicio eran por entero diversas.',
  ],
  [
    'distingue',
    'Que cabe precisar que el Rol N° 4.747-2015 de la Corte Suprema resolvió un problema de competencia y no de fondo, que es el que aquí interesa.',
  ],
  ['distingue', 'Que se trata, entonces, de un caso diferente del conocido en los autos Rol N° 2.929-2017 de la Corte Suprema.'],
  ['distingue', 'Que la diversidad de supuestos con la sentencia Rol N° 616-2016 de la Corte de Apelaciones de Rancagua es manifiesta.'],
  [
    'se_aparta',
    'Que la Corte Suprema, en el Rol N° 1.500-2018, entendió que la carta podía omitir los hechos. Esta Corte, sin embargo, estima que una lectura semejante priva al trabajador de defensa y no la compartirá.',
  ],
  [
    'se_aparta',
    'Que en el Rol N° 2.600-2017 esta misma Corte exigió prueba del perjuicio. Ese parecer ha de modificarse, por las razones que se pasa a exponer.',
  ],
  [
    'se_aparta',
    'Que se ha tenido a la vista el fallo Rol N° 3.700-2016 de la Corte Suprema. Los argumentos que contiene no logran convencer a estos sentenciadores.',
  ],
  ['se_aparta', 'Que esta judicatura conoce lo resuelto en los autos Rol N° 4.800-2019 de la Corte Suprema, mas no lo seguirá.'],
  [
    'se_aparta',
    'Que respetuosamente este juzgador difiere de lo concluido por la Corte de Apelaciones de Santiago en el Rol N° 5.900-2020.',
  ],
  [
    'se_aparta',
    'Que no se ajusta a la ley la doctrina contenida en la sentencia Rol N° 6.100-2015 de la Corte Suprema, por lo que no cabe aplicarla.',
  ],
  ['se_aparta', 'Que a esta sala no le parece correcto lo decidido en el Rol N° 7.200-2018 de la Corte de Apelaciones de La Serena.'],
  ['se_aparta', 'Que el criterio del Rol N° 8.300-2014 de la Corte Suprema no puede prevalecer sobre el texto expreso de la norma.'],
  ['se_aparta', 'Que con ello se pone fin a la línea jurisprudencial que esta Corte inició con el Rol N° 9.400-2013.'],
  [
    'se_aparta',
    'Que, en una nueva revisión del problema, esta Corte ha llegado a una convicción distinta de la que expresó en el Rol N° 1.050-2017.',
  ],
  ['se_aparta', 'Que la solución del Rol N° 1.160-2012 de la Corte Suprema merece ser revisada, y este fallo la revisa.'],
  ['se_aparta', 'Que esta Corte opta por no persistir en lo resuelto en el Rol N° 1.270-2019.'],
  [
    'distingue',
    'Que en el Rol N° 1.380-2018 de la Corte Suprema se discutía la naturaleza del vínculo. Aquí ella no está controvertida, de modo que el precedente no sirve.',
  ],
  ['distingue', 'Que la sentencia Rol N° 1.490-2017 de la Corte Suprema no se pronunció sobre el punto que ahora se debate.'],
  [
    'distingue',
    'Que el Rol N° 1.500-2016 de la Corte de Apelaciones de Temuco atañe a una hipótesis que no es la planteada por las partes.',
  ],
  ['distingue', 'Que lo fallado en el Rol N° 1.610-2020 de la Corte Suprema supone un pacto escrito, y en este juicio no lo hubo.'],
  [
    'distingue',
    'Que, por no concurrir los mismos presupuestos, no cabe trasladar a estos autos lo decidido en el Rol N° 1.720-2015 de la Corte Suprema.',
  ],
  ['distingue', 'Que la referencia al Rol N° 1.940-2019 de la Corte Suprema es inoportuna, pues aquel proceso versó sobre prescripción.'],
  ['distingue', 'Que lo dicho no pugna con el Rol N° 2.050-2018 de la Corte Suprema, en el que se juzgó una conducta de otra índole.'],
  ['distingue', 'Que no es óbice para lo anterior el Rol N° 2.160-2017 de la Corte Suprema, que recayó en un contrato por obra.'],
]
