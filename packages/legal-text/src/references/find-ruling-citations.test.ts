import { formatDocketNumber } from '@basejuris/domain'
import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRulingCitations } from './find-ruling-citations.ts'
import type { FoundRulingCitation } from './ruling-citation.ts'

/** «12345-2020 @ Corte Suprema 2021-05-03 c7,8 «A con B» ?», where «?» marks an ambiguous one. */
const written = ({ docket, bareNumber, kind, court, decidedOn, considerandos, caption, ruc, ambiguous }: FoundRulingCitation): string =>
  [
    `${kind === 'rol' ? '' : `${kind} `}${docket === null ? (bareNumber === null ? '' : `n° ${bareNumber}`) : formatDocketNumber(docket)}`.trim(),
    court === null ? null : `@ ${court === 'own' ? 'own' : court.name}`,
    decidedOn,
    considerandos.length === 0 ? null : `c${considerandos.join(',')}`,
    caption === null ? null : `«${caption}»`,
    ruc === null ? null : `RUC ${ruc}`,
    ambiguous ? '?' : null,
  ]
    .filter((part) => part !== null)
    .join(' ')
const read = (text: string): string[] => findRulingCitations(text).map(written)

const cgr = 'Contraloría General de la República'
const tc = 'Tribunal Constitucional'

const forms: readonly (readonly [text: string, meant: readonly string[]])[] = [
  ['como resolvió la Corte Suprema en los autos Rol N° 12.345-2020, de 3 de mayo de 2021', ['12345-2020 @ Corte Suprema 2021-05-03']],
  ['Compárese con ICA Santiago, ROL Nº 16814-24 (27.02.2025)', ['16814-2024 @ Corte de Apelaciones de Santiago 2025-02-27']],
  [
    'Excma. CS, rol N° 50.769 - 2016, sent. de 12.04.2016 (sentencia revisada: Iltma. CA de San Miguel, causa Rol N°: 503-2015, fallada el 20 de octubre de 2015)',
    ['50769-2016 @ Corte Suprema 2016-04-12', '503-2015 @ Corte de Apelaciones de San Miguel 2015-10-20'],
  ],
  [
    'sentencia de fecha 26 de marzo de 2019, Rol N°: 1.420-2018, Corte de Ap. de Punta Arenas (revisada en sentencia rol N.° 58457-2019 (CORTE SUPREMA))',
    ['1420-2018 @ Corte de Apelaciones de Punta Arenas 2019-03-26', '58457-2019 @ Corte Suprema'],
  ],
  [
    "el nueve de agosto de dos mil veintitrés' [causa «ROCA CON VEGA», Rol Nº7.443-2023, Iltma. CA de Concepción, fallada el 25 de noviembre de 2024]",
    ['7443-2023 @ Corte de Apelaciones de Concepción 2024-11-25 «ROCA CON VEGA»'],
  ],
  ['(SCS de 3 de mayo de 2021, rol N° 12.345-2020, considerando 7°)', ['12345-2020 @ Corte Suprema 2021-05-03 c7']],
  [
    '6º Juzgado de Garantía de Santiago Rit O-748-2013, 18 de agosto de 2014',
    ['O-748-2013 @ 6º Juzgado de Garantía de Santiago 2014-08-18'],
  ],
  [
    'Juzgado de Letras del Trabajo de Calama – rol n° O-55-2013 – 27 de enero de 2014',
    ['O-55-2013 @ Juzgado de Letras del Trabajo de Calama 2014-01-27'],
  ],
  ['(Corte Suprema, Rol N° 1804-2022, de 06.02.2023, c. 8°)', ['1804-2022 @ Corte Suprema 2023-02-06 c8']],
  ['la Excma. Corte Suprema, 4 de julio de 2007, causa Rol N° 6.236-2006, cc. 29° y 30°', ['6236-2006 @ Corte Suprema 2007-07-04 c29,30']],
  [
    'cita los considerandos 6°, 7° y 9° a 11° de la sentencia Rol 191-2017, de fecha 29 de mayo de 2017, de la Ilustrísima Corte de Apelaciones de Valparaíso',
    ['191-2017 @ Corte de Apelaciones de Valparaíso 2017-05-29 c6,7,9,10,11'],
  ],
  [
    'la Corte Suprema en los roles 104-2014, 38-2016 y 103-2016',
    ['104-2014 @ Corte Suprema', '38-2016 @ Corte Suprema', '103-2016 @ Corte Suprema'],
  ],
  [
    'lo resuelto por esta Corte en los antecedentes N°11.348-2018, N°12.030-2019 y N°13.159-2021; y por la Corte de Apelaciones de Temuco en el Rol N°343-2019',
    ['11348-2018 @ own', '12030-2019 @ own', '13159-2021 @ own', '343-2019 @ Corte de Apelaciones de Temuco'],
  ],
  [
    'dictada por esta Corte en la causa Rol N°11.645-2021 y, más recientemente, en la N°1.633-2022, de 13 de enero de 2023 y N°12.864-2022',
    ['11645-2021 @ own', '1633-2022 @ own 2023-01-13', '12864-2022 @ own'],
  ],
  [
    'En A.B.C. con Juzgado de Garantía de Puente Alto, rol N° 812-2020, la Corte de Apelaciones de Santiago lo acogió',
    ['812-2020 @ Corte de Apelaciones de Santiago «A.B.C. con Juzgado de Garantía de Puente Alto»'],
  ],
  [
    'c) A.B. contra Juzgado de Letras y Garantía de Porvenir, rol N° 9.812-2020',
    ['9812-2020 «A.B. contra Juzgado de Letras y Garantía de Porvenir» ?'],
  ],
  [
    'la de Maderas del Sur S.A. con 3° Juzgado Civil de Santiago, rol N° 812-2020',
    ['812-2020 «Maderas del Sur S.A. con 3° Juzgado Civil de Santiago» ?'],
  ],
  [
    'Corte Suprema, rol N° 9.812-2020, «Mera con Juez del 2° Juzgado de Letras de Porvenir»',
    ['9812-2020 @ Corte Suprema «Mera con Juez del 2° Juzgado de Letras de Porvenir»'],
  ],
  [
    'Mera con Servicio de Impuestos Internos IV DR La Serena, RIT GR-10-3-2016',
    ['GR-10-3-2016 @ Tribunal Tributario y Aduanero «Mera con Servicio de Impuestos Internos IV DR La Serena»'],
  ],
  ['J.L.M. c/ M.R.P., rol N° 812-2020, Corte de Santiago', ['812-2020 @ Corte de Apelaciones de Santiago «J.L.M. c/ M.R.P.»']],
  ['Juzgado de Letras de Porvenir con Mera Paredes, rol N° 9.812-2020', ['9812-2020 «Juzgado de Letras de Porvenir con Mera Paredes» ?']],
  [
    'el reclamo seguido ante el Juzgado de Letras de Porvenir contra Maderas del Sur S.A., rol N° 9.812-2020',
    ['9812-2020 @ Juzgado de Letras de Porvenir'],
  ],
  ['Corte Suprema, Roles Nos. 11.348-2018, 12.030-2019', ['11348-2018 @ Corte Suprema', '12030-2019 @ Corte Suprema']],
  ['la Corte de Apelaciones de Talca, en RIC: 52-2023', ['52-2023 @ Corte de Apelaciones de Talca']],
  [
    'Sentencias N° 98/2010, c. 18°; N° 156/2017 c. 16°; y N° 180/2022, c. 7°',
    [
      'sentencia 98-2010 @ Tribunal de Defensa de la Libre Competencia c18 ?',
      'sentencia 156-2017 @ Tribunal de Defensa de la Libre Competencia c16 ?',
      'sentencia 180-2022 @ Tribunal de Defensa de la Libre Competencia c7 ?',
    ],
  ],
  ['los roles N° 74-2020, 64-2021 y 66-2021, todos de esta Corte', ['74-2020 @ own', '64-2021 @ own', '66-2021 @ own']],
  [
    '(SSCS Rol N° 45.103-17 de 22 de mayo de 2018, Rol N° 4.250-18 de 30 de enero de 2019 y 4.273-18 de 17 de abril de 2019)',
    ['45103-2017 @ Corte Suprema 2018-05-22', '4250-2018 @ Corte Suprema 2019-01-30', '4273-2018 @ Corte Suprema 2019-04-17'],
  ],
  ['La Corte Suprema, en causa rol 718-2014 de la Corte de Apelaciones de Santiago', ['718-2014 @ Corte de Apelaciones de Santiago']],
  [
    'sentencias de la Corte Suprema, rol 123-2020, de la Corte de Apelaciones de Santiago, rol 456-2019',
    ['123-2020 @ Corte Suprema', '456-2019 @ Corte de Apelaciones de Santiago'],
  ],
  ['ICA de Concepción, rol ingreso corte 525-2019, Protección', ['525-2019 @ Corte de Apelaciones de Concepción']],
  ['en causa RIT O-364-2020 se resolvió', ['O-364-2020 ?']],
  [
    'fallo de protección caratulado “Jara con Ejemplo”, Rol N° 4626-2008, la Iltma. Corte de Apelaciones de Santiago resolvió',
    ['4626-2008 @ Corte de Apelaciones de Santiago «Jara con Ejemplo»'],
  ],
  [
    'Rol C-22.314-2016, caratulado “Barra con Ejemplo S.A.”, del 2º Juzgado Civil de Santiago',
    ['C-22314-2016 @ 2º Juzgado Civil de Santiago «Barra con Ejemplo S.A.»'],
  ],
  [
    'La Corte Suprema lo confirma, como muestran “Prado con Contraloría General de la República”, Rol N° 51.000-2023, y otras',
    ['51000-2023 @ Corte Suprema «Prado con Contraloría General de la República»'],
  ],
  [
    'la Corte de Apelaciones de Talca, roles N° 17.001-2023 (“Prado con Soto”) y N° 17.002-2023 (“Vera con Lillo”)',
    ['17001-2023 @ Corte de Apelaciones de Talca «Prado con Soto»', '17002-2023 «Vera con Lillo» ?'],
  ],
  ['STC Rol N° 6802, considerando 6º', [`n° 6802 @ ${tc} c6`]],
  ['STC 815, considerando 10°', [`n° 815 @ ${tc} c10`]],
  ['las STC Roles N° 12.884, 12.309 y 13.460, dictadas', [`n° 12884 @ ${tc}`, `n° 12309 @ ${tc}`, `n° 13460 @ ${tc}`]],
  ['las STC Roles N°s 3184, c. 8°, y 3202, c. 6°', [`n° 3184 @ ${tc} c8`, `n° 3202 @ ${tc} c6`]],
  ['STC Rol N° 2.345-12-INA', [`2345-2012 @ ${tc}`]],
  ['STC rol 1723', [`n° 1723 @ ${tc}`]],
  ['Corte Suprema, sentencia de fecha 16 de septiembre de 2021, rol N° 65.986.', ['n° 65986 @ Corte Suprema 2021-09-16 ?']],
  ['el dictamen N° 24.526, de 2018, de la Contraloría General', [`dictamen 24526-2018 @ ${cgr}`]],
  [
    'los dictámenes números 31.239 de 2005; 63.697 de 2011, y 13.790 de 2013, de esa Contraloría',
    [`dictamen 31239-2005 @ ${cgr}`, `dictamen 63697-2011 @ ${cgr}`, `dictamen 13790-2013 @ ${cgr}`],
  ],
  ['los dictámenes Nos 11.222 y 11.333, ambos de 2004, de Contraloría', [`dictamen 11222-2004 @ ${cgr}`, `dictamen 11333-2004 @ ${cgr}`]],
  ['los dictámenes Nos. 11.222 y E55.333, de 2019, de la Contraloría', [`dictamen 11222-2019 @ ${cgr}`, `dictamen E-55333-2019 @ ${cgr}`]],
  [
    'los dictámenes N°s 1.222, de 1996, 2.333 y 4.555 de 1998, de la Contraloría',
    [`dictamen 1222-1996 @ ${cgr}`, `dictamen 2333-1998 @ ${cgr}`, `dictamen 4555-1998 @ ${cgr}`],
  ],
  [
    'los dictámenes N°s 1.222 y 2.333, de 1996 y 1998, respectivamente, de la Contraloría',
    [`dictamen 1222-1996 @ ${cgr}`, `dictamen 2333-1998 @ ${cgr}`],
  ],
  ['el dictamen No 12.345, de 2012, de Contraloría', [`dictamen 12345-2012 @ ${cgr}`]],
  ['STC Roles Nos. 1111, c. 10, y N° 2222', [`n° 1111 @ ${tc} c10`, `n° 2222 @ ${tc}`]],
  ['el dictamen N° E127447 de 2021', [`dictamen E-127447-2021 @ ${cgr}`]],
  ['el Dictamen N° E 173171 de 10 de enero de 2022', [`dictamen E-173171-2022 @ ${cgr} 2022-01-10`]],
  ['el dict. Nro. 12.345 [3 de mayo de 2019], de la Contraloría', [`dictamen 12345-2019 @ ${cgr} 2019-05-03`]],
  ['el DICTAMEN 12.345-2019 (C.G.R.)', [`dictamen 12345-2019 @ ${cgr}`]],
  ['la Contraloría, en su Dict. E12.345 (2019)', [`dictamen E-12345-2019 @ ${cgr}`]],
  ['el dictamen de 3 de mayo de 2019, registrado con el N° 12.345, de la CGR', [`dictamen 12345-2019 @ ${cgr} 2019-05-03`]],
  ['la Contraloría General, oficio N° 12.345, de fecha 3 de mayo de 2019', [`dictamen 12345-2019 @ ${cgr} 2019-05-03`]],
  ['ROL C N° 467 de 2022, del Juzgado de Letras de Colina', ['C-467-2022 @ Juzgado de Letras de Colina']],
  ['el expediente N° 321-2020, de la C.A. de Talca', ['321-2020 @ Corte de Apelaciones de Talca']],
  ['lo fallado en N° 321-2020 [Corte de Talca]', ['321-2020 @ Corte de Apelaciones de Talca']],
  [
    'los expedientes 1950-2019 y 321-2020, todos ellos fallados por la Corte Suprema',
    ['1950-2019 @ Corte Suprema', '321-2020 @ Corte Suprema'],
  ],
  [
    'fallos de la I.C.A. Talca, ROLES 321-2020 y 1.322-2021',
    ['321-2020 @ Corte de Apelaciones de Talca', '1322-2021 @ Corte de Apelaciones de Talca'],
  ],
  ['la Exma. Corte Suprema, Ing. Corte 1.321-20', ['1321-2020 @ Corte Suprema']],
  ['Corte Suprema [rol 1.321-2020; 3 de mayo de 2021]', ['1321-2020 @ Corte Suprema 2021-05-03']],
  ['Corte Suprema; rol 1.321-2020; 3 de mayo de 2021', ['1321-2020 @ Corte Suprema 2021-05-03']],
  ['Corte Suprema; rol 1.321-2020, de la Corte de Apelaciones de Talca', ['1321-2020 @ Corte de Apelaciones de Talca']],
  ['rol 1.321-2020; Corte Suprema, rol 4.500-2021', ['1321-2020 ?', '4500-2021 @ Corte Suprema']],
  ['Trib.: Corte Suprema. Causa: Rol 1.321-2020. Fecha: 3 de mayo de 2021.', ['1321-2020 @ Corte Suprema 2021-05-03']],
  ['la sentencia de 3 de mayo de 2021 (rol no. 1.321-2020), pronunciada por la Corte Suprema', ['1321-2020 @ Corte Suprema 2021-05-03']],
  [
    'i) Corte Suprema, 3 de mayo de 2021, rol 1.321-2020, «Proyecto Ejemplo»; ii) Corte Suprema, 4 de junio de 2022, rol 4.500-2021',
    ['1321-2020 @ Corte Suprema 2021-05-03', '4500-2021 @ Corte Suprema 2022-06-04'],
  ],
  ['la Corte Suprema, conociendo del rol 1.321-2020', ['1321-2020 @ Corte Suprema']],
  ['la Corte Suprema, al fallar el rol 1.321-2020', ['1321-2020 @ Corte Suprema']],
  [
    'la Corte de Apelaciones de Talca (3 de mayo de 2021), Rol único interno 1.321-2020',
    ['1321-2020 @ Corte de Apelaciones de Talca 2021-05-03'],
  ],
  ["``EJEMPLO\nCON SOTO'', Corte Suprema, rol 1.321-2020", ['1321-2020 @ Corte Suprema «EJEMPLO\nCON SOTO»']],
  ['rol 1.321-2020, de la Corte Suprema, fallada el 3 de mayo de 2021', ['1321-2020 @ Corte Suprema 2021-05-03']],
  [
    'la Il. Corte de Apelaciones de Talca, rol 1.321-2020, de data 3 de mayo de 2021',
    ['1321-2020 @ Corte de Apelaciones de Talca 2021-05-03'],
  ],
  ['rol 1.321-2020 de la Il. Corte de Apelaciones de Talca', ['1321-2020 @ Corte de Apelaciones de Talca']],
  ['RIT O-321-2020 y RUC 20-4-0123456-7, del Juzgado de Letras de Colina', ['O-321-2020 @ Juzgado de Letras de Colina RUC 20-4-0123456-7']],
  ['«se estuvo a lo dicho el 3 de mayo de 2021» (Corte Suprema, rol 1.321-2020)', ['1321-2020 @ Corte Suprema']],
  ['la Corte Suprema, en <<Soto con Ejemplo Ltda.>>, rol 1.321-2020', ['1321-2020 @ Corte Suprema «Soto con Ejemplo Ltda.»']],
  ['el pleito «… Ejemplo y Cía. Ltda./Soto …», rol 1.321-2020', ['1321-2020 «Ejemplo y Cía. Ltda./Soto» ?']],
  ['«la causa se falló con arreglo al texto y al fin de la ley» (Corte Suprema, rol 1.321-2020)', ['1321-2020 @ Corte Suprema']],
  [
    'RIT O-321-2020, del Juzgado de Garantía de Colina, rol único de causa 2000123456-7',
    ['O-321-2020 @ Juzgado de Garantía de Colina RUC 2000123456-7'],
  ],
  ['rol 1.321-2020, Corte Suprema: “dictada el 3 de mayo de 2021 por otro tribunal”', ['1321-2020 @ Corte Suprema']],
  ['el Dictamen E586803N24', [`dictamen E-586803-2024 @ ${cgr}`]],
  ['la Dirección del Trabajo, en dictamen Nº4.338/168 de 22.09.2004', ['dictamen 4338-2004 @ Dirección del Trabajo 2004-09-22']],
  ['el dictamen N° 20.018/2015', ['dictamen 20018-2015 ?']],
  ['este dictamen 530 señala', ['dictamen n° 530 ?']],
  ['Sentencia N° 190/2024, c. 54°', ['sentencia 190-2024 @ Tribunal de Defensa de la Libre Competencia c54 ?']],
  [
    'la sentencia de 3 de mayo de 2021, dictada por la Corte Suprema, caratulada “Soto con Ejemplo Ltda.”',
    ['caratula @ Corte Suprema 2021-05-03 «Soto con Ejemplo Ltda.»'],
  ],
  ['la sentencia de 3 de mayo de 2021, caratulada “Soto con Ejemplo Ltda.”', ['caratula 2021-05-03 «Soto con Ejemplo Ltda.» ?']],
  ['la sentencia de 9 de junio de 2022, dictada por la Corte Suprema en rol N° 12.345-2020,', ['12345-2020 @ Corte Suprema 2022-06-09']],
  ['sentencia dictada con fecha 9 de junio de 2022 por la Corte Suprema, rol N° 12.345-2020', ['12345-2020 @ Corte Suprema 2022-06-09']],
  ['Corte Suprema, 9 de junio de 2022, en los autos rol N° 12.345-2020', ['12345-2020 @ Corte Suprema 2022-06-09']],
  ['rol N° 12.345-2020 de la Corte Suprema, de fecha 9 de junio de 2022', ['12345-2020 @ Corte Suprema 2022-06-09']],
  ['Corte Suprema, en autos rol N° 12.345-2020, por sentencia de fecha 9 de junio de 2022', ['12345-2020 @ Corte Suprema 2022-06-09']],
  ['rol N° 12.345-2020, de nueve de junio de dos mil\nveintidós, de la Corte Suprema', ['12345-2020 @ Corte Suprema 2022-06-09']],
  ['«Lagos con Ejemplo S.A.», Corte Suprema, rol N° 12.345-2020', ['12345-2020 @ Corte Suprema «Lagos con Ejemplo S.A.»']],
  [
    'Corte Suprema, 9 de junio de 2022, rol N° 12.345-2020, “Lagos con Ejemplo S.A.”',
    ['12345-2020 @ Corte Suprema 2022-06-09 «Lagos con Ejemplo S.A.»'],
  ],
  ['LAGOS C/ EJEMPLO LTDA., Corte Suprema, rol N° 12.345-2020', ['12345-2020 @ Corte Suprema «LAGOS C/ EJEMPLO LTDA.»']],
  ['Corte Suprema, rol N° 12.345-2020, Lagos / Transportes del Ejemplo', ['12345-2020 @ Corte Suprema «Lagos / Transportes del Ejemplo»']],
  [
    'causa rol N° C-345-2020, caratulada “Lagos con Ejemplo”, del 2º Juzgado Civil de Santiago, y otra',
    ['C-345-2020 @ 2º Juzgado Civil de Santiago «Lagos con Ejemplo»'],
  ],
  [
    'RIT O-1-2020, RUC 20-4-0123456-1, del 2º Juzgado de Letras del Trabajo de Santiago',
    ['O-1-2020 @ 2º Juzgado de Letras del Trabajo de Santiago RUC 20-4-0123456-1'],
  ],
  ['la Iltma. Corte de Talca, en fallo de 9 de junio de 2022, rol N° 45-2022', ['45-2022 @ Corte de Apelaciones de Talca 2022-06-09']],
  ['rol N° 45-2022 de la I. Corte de Talca, 09-06-2022', ['45-2022 @ Corte de Apelaciones de Talca 2022-06-09']],
  [
    'lo resuelto con fecha 9 de junio de 2022 por la E. Corte Suprema en los antecedentes Rol Nro. 45-2022',
    ['45-2022 @ Corte Suprema 2022-06-09'],
  ],
  ['la C. Suprema, rol N° 45-2022', ['45-2022 @ Corte Suprema']],
  ['la causa seguida ante la Ilma. Corte de Apelaciones de Talca bajo el rol 45-2022', ['45-2022 @ Corte de Apelaciones de Talca']],
  [
    'el caso ‹‹Lagos con Ejemplo S.A.›› (2º Juzgado Civil de Santiago, R.I.T. C-45-2022, 9 de junio de 2022)',
    ['C-45-2022 @ 2º Juzgado Civil de Santiago 2022-06-09 «Lagos con Ejemplo S.A.»'],
  ],
  [
    'rol N° 1-2020, Corte Suprema, 4 de mayo de 2021, rol N° 2-2019, Corte de Apelaciones de Talca, 5 de junio de 2019',
    ['1-2020 @ Corte Suprema 2021-05-04', '2-2019 @ Corte de Apelaciones de Talca 2019-06-05'],
  ],
  ['rol N° 17.001-24 del TC.', [`17001-2024 @ ${tc}`]],
  [
    'la Corte Suprema, rol N° 1-2020, de 4 de mayo de 2021; Corte de Apelaciones de Talca, 5 de junio de 2019, rol N° 2-2019',
    ['1-2020 @ Corte Suprema 2021-05-04', '2-2019 @ Corte de Apelaciones de Talca 2019-06-05'],
  ],
  [
    'Corte de Apelaciones de Talca, rol N° 2-2019.\n[2] «Lagos con Ejemplo», rol N° 1-2020, de 4 de mayo de 2021.',
    ['2-2019 @ Corte de Apelaciones de Talca', '1-2020 2021-05-04 «Lagos con Ejemplo» ?'],
  ],
  ['la Corte Suprema confirmó el rol N° 1-2020, y el fallo de 4 de mayo de 2021 que revocó otro', ['1-2020 @ Corte Suprema']],
  ['la ley N° 19.880, el artículo 12 y el rol de avalúo N° 302-39', []],
  ['la investigación Rol N° 2463-17 de la Fiscalía', []],
  ['Rol de Avalúo 3251-19 y el N° Expediente E239627/2023', []],
  ['las Cortes de Apelaciones de Concepción en el rol N° 808-2022', ['808-2022 @ Corte de Apelaciones de Concepción']],
  ['se valorará en el dictamen.\n94 Con fecha posterior', []],
  ['el oficio N° 321, de 2020, de la Dirección del Trabajo', []],
  ['el expediente N° 321-2020 de la Superintendencia', []],
  ['la sentencia C-1234-2019 condenó a pagar', ['C-1234-2019 ?']],
  ['el expediente D-12-2020, la sentencia E-12-2020', []],
  ['el dictamen pericial de 12 de mayo de 2020', []],
  ['los dictámenes del fiscal, 3 testigos y 4 peritos', []],
]

describe('findRulingCitations', () => {
  it.each(forms)('«%s»', (text, meant) => {
    expect(read(text)).toEqual(meant)
  })

  it.each([
    'Véase Corte Suprema (rol N° 17.069-2010), con fecha 14 de julio de 2010.',
    'Véase Corte Suprema | rol N° 17.069-2010 | Fecha: 14 de julio de 2010.',
    'Véase Tribunal Constitucional, rol N° 17.069-10-INA, 14 de julio de 2010.',
    'Véase Tribunal Constitucional, rol N° 17.069-2010-INA, 14/07/2010.',
    'El fallo dictado el día 14 de julio de 2010 por la ILTMA. CORTE DE APELACIONES DE Valdivia en los antecedentes rol N° 17.069-2010.',
  ])('reads the day wherever it stands: «%s»', (text) => {
    expect(findRulingCitations(text).map(({ decidedOn }) => decidedOn)).toEqual(['2010-07-14'])
  })

  it('gives ranges of the text in order and without overlap, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...forms), fc.nat(200), fc.string(), (before, [form], cut, put) => {
        const text = `${before} ${form.slice(0, cut)}${put}${form.slice(cut)}`
        let last = 0
        for (const { from, to, confidence } of findRulingCitations(text)) {
          expect(from >= last && from < to && to <= text.length).toBe(true)
          expect(confidence > 0 && confidence <= 1).toBe(true)
          last = to
        }
      }),
    )
  })

  it('takes time linear in the text', () => {
    const text = `${forms.map(([form]) => form).join(' ')} dictamen N° 1, 2, 3 STC Rol N° 1, c. 2, y 3 caratulada “ considerandos 1, 2 y `
    const time = (copies: number): number => cpuMillis(() => void findRulingCitations(text.repeat(copies)))
    time(5)
    expect(time(100)).toBeLessThan(40 * Math.max(time(10), 1))
  })
})
