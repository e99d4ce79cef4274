import { parseConcepts } from './concept.ts'

export const labourConcepts = parseConcepts(`
  me ech* | me corrieron | me despid* | me desvincul* | me finiquit* | perdí la pega | perdí mi trabajo | quedé sin trabajo | me sacaron | me ech* de la pega => despido | término del contrato de trabajo | desvinculación | despedido
  echar a | echaron a | echarme | sacarme del trabajo | =despedir | =despidieron | =despidió | =despedirme => despido | término de la relación laboral
  sin razón | sin motivo | sin causa | porque sí => despido injustificado | despido improcedente | despido indebido | sin invocación de causal
  pega | laburo => trabajo | relación laboral | faena
  jefe | jefa | patrón | patrona => empleador | empleadora | jefatura
  sueldo* | salario* | pago mensual => remuneración | remuneraciones
  me rebajan el sueldo | me bajaron el sueldo | descontarme | me descont* | me rebaj* => descuento de remuneraciones | descuento | deducciones | imputación
  finiquito => finiquito | poder liberatorio
  seguro de cesantía | afc => aporte del empleador al seguro de cesantía | seguro de desempleo | cuenta individual por cesantía | Ley 19.728
  la empresa ya no me necesita | reducción de personal | reestructuración => necesidades de la empresa
  años de servicio | indemnización por los años => indemnización por años de servicio
  mes de aviso | sin aviso => indemnización sustitutiva del aviso previo | desahucio
  vacaciones => feriado legal | feriado proporcional
  horas extra | horas extras | sobretiempo => horas extraordinarias | jornada extraordinaria
  no me pagaron las imposiciones | imposiciones | no me impus* | lagunas previsionales => cotizaciones previsionales | nulidad del despido | cotizaciones de seguridad social
  bolete* | boleta de honorarios | a honorarios => contrato a honorarios | prestación de servicios a honorarios | subordinación y dependencia | cometidos específicos
  trabajo en negro | sin contrato | no me hicieron contrato => existencia de la relación laboral | informalidad laboral | subordinación y dependencia
  embaraz* | prenatal | postnatal | esperando guagua => fuero maternal | desafuero | protección a la maternidad
  despedir a una embarazada | permiso al juez para ech* | permiso para despedir => desafuero | autorización para poner término al contrato | artículo 174 del Código del Trabajo
  acoso del jefe | me acos* | bullying laboral | hostigamiento en el trabajo | maltrato laboral | me grit* | me humill* | jefe me insult* | jefa me insult* | jefe me maltrat* | jefa me maltrat* | me hac* la vida imposible => acoso laboral | tutela de derechos fundamentales | hostigamiento
  acoso sexual en el trabajo | se propasó => acoso sexual
  discrimin* => discriminación | acto discriminatorio | no discriminación
  me obligaron a renunciar | renuncié obligad* | me hicieron firmar la renuncia => renuncia | vicio del consentimiento | despido encubierto
  renuncié porque no me pagaban | me autodespedí | echar al empleador => despido indirecto | autodespido
  robar en el trabajo | me acusan de robar | me llevé mercadería => falta de probidad | conducta indebida
  llegar atrasad* | faltar al trabajo | falté al trabajo | me ausenté => inasistencias injustificadas | ausencias | abandono del trabajo
  no hacer mi trabajo | incumplí el contrato => incumplimiento grave de las obligaciones
  se acabó la faena | terminó la obra | término de la obra => conclusión del trabajo o servicio | contrato por obra o faena
  plazo fijo | contrato por meses => contrato a plazo fijo | indefinido
  subcontrat* | contratista* => régimen de subcontratación | empresa principal | responsabilidad solidaria | dueña de la obra
  empresas del mismo dueño | mismas empresas | cambió de razón social | empresas relacionadas => único empleador | unidad económica | dirección laboral común | subterfugio
  sindicato | dirigente sindical | sindicalista => organización sindical | fuero sindical | práctica antisindical
  huelga | paro de trabajadores => huelga | negociación colectiva
  inspección del trabajo | multa de la inspección => Inspección del Trabajo | multa administrativa | reclamo de multa
  me accident* en el trabajo | accidente en la pega | accidente del trabajo | me caí trabajando | se cayó en el trabajo | perdí un dedo | perdí el dedo | perdí la mano | perdí un ojo | me amput* | cayó encima => accidente del trabajo | deber de seguridad | protección eficaz de la vida y salud | Ley 16.744
  camino al trabajo | yendo al trabajo => accidente de trayecto
  mutual | achs | ist => organismo administrador | mutualidad | Ley 16.744
  silicosis | enfermedad del trabajo | enfermé por el trabajo | me enfermé trabajando => enfermedad profesional | neumoconiosis
  estrés laboral | depresión por el trabajo | enfermé de los nervios => enfermedad profesional de origen psíquico | salud mental
  nana | empleada doméstica | asesora del hogar | trabajadora de casa particular => trabajadora de casa particular | trabajador de casa particular
  =profesor | =profesora | profe => docente | profesional de la educación | Estatuto Docente
  funcionari* municipal* | trabajo en la municipalidad => funcionario municipal | Estatuto Administrativo para Funcionarios Municipales | Ley 18.883
  empleado público | funcionari* públic* | trabajo en el estado => funcionario público | Estatuto Administrativo | Ley 18.834
  no me renovaron la contrata | =contrata => no renovación de la contrata | confianza legítima | empleo a contrata
  sumario | me hicieron un sumario => sumario administrativo | investigación sumaria | medida disciplinaria
  me destituy* | dieron de baja | me dieron la baja => destitución | medida disciplinaria expulsiva
  portero | nochero | =guardia | =guardias => vigilante | guardia de seguridad | jornada de trabajo
  teletrabajo | trabajar desde la casa => trabajo a distancia | teletrabajo
  =bono | =bonos | gratificación | comisiones por venta => gratificación legal | estipendios | remuneración variable
  ropa de trabajo | zapatos de seguridad | casco => elementos de protección personal
  test de alcohol | alcohotest | control de drogas en el trabajo => control de alcohol y drogas | a disposición del empleador
  marcar tarjeta | libro de asistencia | reloj control => registro de asistencia | control de asistencia
  menor trabajando | adolescentes trabajando | trabajo infantil => adolescente con edad para trabajar | trabajo de menores
  murió mi jefe | falleció el empleador => muerte del empleador | sucesión del empleador | continuidad de la empresa
  acuerdo en el juicio laboral | acordaron pagar | avenimiento => avenimiento | conciliación | equivalente jurisdiccional
  la multa que pactamos | multa pactada | multa del contrato => cláusula penal
  despidieron a todos | despido masivo | cerró la empresa => término de faenas | cierre de la empresa | liquidación de la empresa
`)
