import { expect, it } from 'vitest'
import { findNormCitations } from './find-norm-citations.ts'

/** «CPR:19 n24 i2 la»: key, numeral, inciso and letra, one for each subdivision that is cited. */
const cited = (text: string): string[] =>
  findNormCitations(text).flatMap(({ key, subdivisions }) =>
    subdivisions.length === 0
      ? [key]
      : subdivisions.map(({ numeral, inciso, letra }) =>
          [
            key,
            ...(numeral === undefined ? [] : [`n${numeral}`]),
            ...(inciso === undefined ? [] : [`i${inciso}`]),
            ...(letra === undefined ? [] : [`l${letra}`]),
          ].join(' '),
        ),
  )

const numerals: [string, string[]][] = [
  ['artículo 19 N° 24 de la Constitución', ['CPR:19 n24']],
  ['artículo 19 Nº 24 de la Constitución Política de la República', ['CPR:19 n24']],
  ['art. 19 nro. 24 CPR', ['CPR:19 n24']],
  ['artículo 19 número 24 de la Carta Fundamental', ['CPR:19 n24']],
  ['artículo 19 numeral 24 de la Constitución Política', ['CPR:19 n24']],
  ['artículo 19, N° 24, de la Constitución Política', ['CPR:19 n24']],
  ['artículo 19 No. 3 de la Constitución Política', ['CPR:19 n3']],
  ['el artículo 160 Nº7 del Código del Trabajo', ['CT:160 n7']],
  ['el artículo 160 n°7 del Código del Trabajo', ['CT:160 n7']],
  ['la causal del N° 7 del artículo 160 del Código del Trabajo', ['CT:160 n7']],
  ['el numeral séptimo del artículo 160 del Código del Trabajo', ['CT:160 n7']],
  ['el artículo 160 numeral séptimo del Código del Trabajo', ['CT:160 n7']],
  ['los números 1 y 3 del artículo 160 del Código del Trabajo', ['CT:160 n1', 'CT:160 n3']],
  ['los N°s 1 y 3 del artículo 160 del Código del Trabajo', ['CT:160 n1', 'CT:160 n3']],
  ['artículo 160 N°s 1, 3 y 7 del Código del Trabajo', ['CT:160 n1', 'CT:160 n3', 'CT:160 n7']],
  ['artículo 160 números 1 letra c) y 7 del Código del Trabajo', ['CT:160 n1 lc', 'CT:160 n7']],
  ['artículo 464 N° 7 y N° 14 del Código de Procedimiento Civil', ['CPC:464 n7', 'CPC:464 n14']],
  ['artículo 97 N° 2 y 11 del Código Tributario', ['CTrib:97 n2', 'CTrib:97 n11']],
  ['los numerales 2 u 11 del artículo 97 del Código Tributario', ['CTrib:97 n2', 'CTrib:97 n11']],
  [
    'las garantías del artículo 19, numerales 1, 2 y 24 de la Constitución Política de la República',
    ['CPR:19 n1', 'CPR:19 n2', 'CPR:19 n24'],
  ],
  ['artículo 19 N° 1, N° 2 y N° 24 de la Constitución', ['CPR:19 n1', 'CPR:19 n2', 'CPR:19 n24']],
  ['artículo 768 N° 5 en relación con el artículo 170 N° 4, ambos del Código de Procedimiento Civil', ['CPC:768 n5', 'CPC:170 n4']],
  ['artículo 454 número 1 del Código del Trabajo', ['CT:454 n1']],
  ['artículo 12 N° 16 del Código Penal', ['CP:12 n16']],
  ['artículo 8 N° 4 bis de la Ley N° 19.496', ['ley-19496:8 n4 bis']],
  ['artículo 11 N° 6 y 11 N° 9 del Código Penal', ['CP:11 n6', 'CP:11 n9']],
  ['artículos 11 N°s 6 y 9, 15 N° 1 y 68 del Código Penal', ['CP:11 n6', 'CP:11 n9', 'CP:15 n1', 'CP:68']],
  ['artículos 7 y 19 números 2, 3 inciso sexto y 24 de la Constitución', ['CPR:7', 'CPR:19 n2', 'CPR:19 n3 i6', 'CPR:19 n24']],
  ['artículo 54 N° III de la Ley N° 18.290', ['ley-18290:54 niii']],
]

const rules: [string, string[]][] = [
  ['arts. 341, 346 Nº 3 y 384 regla segunda del Código de Procedimiento Civil', ['CPC:341', 'CPC:346 n3', 'CPC:384 n2']],
  ['la regla 1ª del artículo 449 del Código Penal', ['CP:449 n1']],
  ['las reglas primera y séptima del artículo 449 del Código Penal', ['CP:449 n1', 'CP:449 n7']],
  ['artículo 1.559, regla 3a, del Código Civil', ['CC:1559 n3']],
  ['la regla 59 y el artículo 12 del Código Penal', ['CP:12']],
]

const incisos: [string, string[]][] = [
  ['artículo 162 inciso 5 del Código del Trabajo', ['CT:162 i5']],
  ['artículo 162 inciso quinto del Código del Trabajo', ['CT:162 i5']],
  ['artículo 162, inciso 5°, del Código del Trabajo', ['CT:162 i5']],
  ['art. 162 inc. 5° CT', ['CT:162 i5']],
  ['inciso quinto del artículo 162 del Código del Trabajo', ['CT:162 i5']],
  ['el inciso quinto y séptimo del artículo 162 del Código del Trabajo', ['CT:162 i5', 'CT:162 i7']],
  ['los incisos quinto, sexto y séptimo del artículo 162 del Código del Trabajo', ['CT:162 i5', 'CT:162 i6', 'CT:162 i7']],
  ['artículo 162 incisos 5°, 6° y 7° del Código del Trabajo', ['CT:162 i5', 'CT:162 i6', 'CT:162 i7']],
  ['artículo 162 incisos quinto a séptimo del Código del Trabajo', ['CT:162 i5', 'CT:162 i6', 'CT:162 i7']],
  ['artículo 162 inciso final del Código del Trabajo', ['CT:162 ifinal']],
  ['el inciso penúltimo del artículo 162 del Código del Trabajo', ['CT:162 ipenúltimo']],
  ['el penúltimo inciso del artículo 162 del Código del Trabajo', ['CT:162 ipenúltimo']],
  ['el inciso décimo tercero del artículo 199 del DFL N° 1, de 2005, del Ministerio de Salud', ['DFL-1-2005-salud:199 i13']],
  ['inciso segundo del artículo 19 N° 24 de la Constitución', ['CPR:19 n24 i2']],
  ['inciso segundo del N° 24 del artículo 19 de la Constitución', ['CPR:19 n24 i2']],
  ['artículo 19 N° 24 inciso segundo de la Constitución', ['CPR:19 n24 i2']],
  ['artículo 19 N° 3 incisos cuarto y quinto de la Constitución', ['CPR:19 n3 i4', 'CPR:19 n3 i5']],
  ['artículo 19 N° 3, inciso quinto, y N° 24 de la Constitución', ['CPR:19 n3 i5', 'CPR:19 n24']],
  ['artículo 4º inciso 1º de la Ley Nº 18.575', ['ley-18575:4 i1']],
  ['el inciso 2° del citado artículo 162 del Código del Trabajo', ['CT:162 i2']],
  ['en su inciso segundo, el artículo 162 del Código del Trabajo', ['CT:162']],
  ['el artículo 162, en su inciso quinto, del Código del Trabajo', ['CT:162 i5']],
  ['artículos 96 N° 4 e inciso final del Código Orgánico de Tribunales', ['COT:96 n4', 'COT:96 ifinal']],
]

const letters: [string, string[]][] = [
  ['artículo 16 letra g) de la ley 19.496', ['ley-19496:16 lg']],
  ['art. 3° letra a) de la Ley N° 19.880', ['ley-19880:3 la']],
  ['letra b) del artículo 373 del Código Procesal Penal', ['CPP:373 lb']],
  ['artículo 373 b) del Código Procesal Penal', ['CPP:373 lb']],
  ['artículo 374 letra e) en relación con el artículo 342 letra c), ambos del Código Procesal Penal', ['CPP:374 le', 'CPP:342 lc']],
  ['las letras a) y b) del artículo 374 del Código Procesal Penal', ['CPP:374 la', 'CPP:374 lb']],
  ['artículo 374 letras a), b) y e) del Código Procesal Penal', ['CPP:374 la', 'CPP:374 lb', 'CPP:374 le']],
  ['artículo 478 letras b) y e) del Código del Trabajo', ['CT:478 lb', 'CT:478 le']],
  ['artículo 478, letra “b”, del Código del Trabajo', ['CT:478 lb']],
  ['artículo 478 literal c) del Código del Trabajo', ['CT:478 lc']],
  ['los literales a) y c) del artículo 10 de la Ley N° 19.300', ['ley-19300:10 la', 'ley-19300:10 lc']],
  ['artículo 160 N° 1 letra a) del Código del Trabajo', ['CT:160 n1 la']],
  ['letra a) del N° 1 del artículo 160 del Código del Trabajo', ['CT:160 n1 la']],
  ['artículo 160 N° 1 letras a) y e) y N° 7 del Código del Trabajo', ['CT:160 n1 la', 'CT:160 n1 le', 'CT:160 n7']],
  ['artículo 1º letra a) inciso final de la ley 20.609', ['ley-20609:1 ifinal la']],
  ['artículo 10 letra ñ) de la Ley N° 19.300', ['ley-19300:10 lñ']],
  ['artículos 31 letra e) de la LOCTC', ['ley-17997:31 le']],
  ['los artículos 2 y 3 letra a) de la LOCMP', ['ley-19640:2', 'ley-19640:3 la']],
  ['art. 36 N° 2 letra a) de la LOSMA', ['ley-20417:36 n2 la']],
  ['artículo 183-B inciso segundo del Código del Trabajo', ['CT:183 B i2']],
  ['artículo 456 bis A inciso 2° del Código Penal', ['CP:456 bis A i2']],
]

const chains: [string, string[]][] = [
  ['el artículo 12 y en la letra b) del artículo 13 de la Ley N° 19.880', ['ley-19880:12', 'ley-19880:13 lb']],
  [
    'en el artículo 12 y en su inciso segundo, así como en el N° 2 del artículo 14 de la Ley N° 19.880',
    ['ley-19880:12 i2', 'ley-19880:14 n2'],
  ],
  ['el artículo 12, en su letra a), y a la letra c) del artículo 14 de la Ley N° 19.880', ['ley-19880:12 la', 'ley-19880:14 lc']],
  ['el artículo 12 y su inciso segundo y el artículo 14 de la Ley N° 19.880', ['ley-19880:12 i2', 'ley-19880:14']],
  [
    'el artículo 12, y también a los incisos primero, segundo y tercero del artículo 14 de la Ley N° 19.880',
    ['ley-19880:12', 'ley-19880:14 i1', 'ley-19880:14 i2', 'ley-19880:14 i3'],
  ],
  [
    'la letra a) del artículo 12, en la letra b) del artículo 13 y, asimismo, por el N° 3 del artículo 14 de la Ley N° 19.880',
    ['ley-19880:12 la', 'ley-19880:13 lb', 'ley-19880:14 n3'],
  ],
  [
    'el artículo 12 y sus incisos segundo y tercero, de conformidad con el N° 2 del artículo 14, ambos de la Ley N° 19.880',
    ['ley-19880:12 i2', 'ley-19880:12 i3', 'ley-19880:14 n2'],
  ],
  ['el artículo 12 no rige, sino la letra b) del artículo 13 de la Ley N° 19.880', ['ley-19880:13 lb']],
]

const lists: [string, string[]][] = [
  [
    'artículos 161 inciso 1°, 162 incisos 1° y 4° y 454 N°1 inciso segundo del Código del Trabajo',
    ['CT:161 i1', 'CT:162 i1', 'CT:162 i4', 'CT:454 n1 i2'],
  ],
  [
    'artículos 161 inciso primero, 162 incisos primero y cuarto y 168 del Código del Trabajo',
    ['CT:161 i1', 'CT:162 i1', 'CT:162 i4', 'CT:168'],
  ],
  [
    'artículos 1, 7, 161, 162, 168 y 172 del Código del Trabajo y 1698 del Código Civil',
    ['CT:1', 'CT:7', 'CT:161', 'CT:162', 'CT:168', 'CT:172', 'CC:1698'],
  ],
  [
    'artículos 7, 161 inciso 1°, 162, 168 letra a) y 172, todos del Código del Trabajo, y 1698 del Código Civil',
    ['CT:7', 'CT:161 i1', 'CT:162', 'CT:168 la', 'CT:172', 'CC:1698'],
  ],
  [
    'artículos 7°, 162 inciso 5° y 7°, 168, 446 y siguientes del Código del Trabajo, y artículo 1698 del Código Civil',
    ['CT:7', 'CT:162 i5', 'CT:162 i7', 'CT:168', 'CT:446', 'CC:1698'],
  ],
  ['artículos 160 N° 7, 162 y 168 del Código del Trabajo', ['CT:160 n7', 'CT:162', 'CT:168']],
  ['artículos 160 N° 7 y 162 inciso 5° del Código del Trabajo', ['CT:160 n7', 'CT:162 i5']],
  [
    'artículos 1°, 3, 11 N° 6 y 432 del Código Penal; y 45, 295, 297, 340 y 348 del Código Procesal Penal',
    ['CP:1', 'CP:3', 'CP:11 n6', 'CP:432', 'CPP:45', 'CPP:295', 'CPP:297', 'CPP:340', 'CPP:348'],
  ],
  ['artículos 1° 11 N° 6 12 N° 16 14 N° 1 y 446 del Código Penal', ['CP:1', 'CP:11 n6', 'CP:12 n16', 'CP:14 n1', 'CP:446']],
  [
    'artículos 144, 170 y 186 del Código de Procedimiento Civil; 1698 del Código Civil y 463 del Código del Trabajo',
    ['CPC:144', 'CPC:170', 'CPC:186', 'CC:1698', 'CT:463'],
  ],
  ['artículos 19 N° 2, 19 N° 24 y 20 de la Constitución Política', ['CPR:19 n2', 'CPR:19 n24', 'CPR:20']],
  ['art. 19 N° 24 y 20 de la Constitución', ['CPR:19 n24', 'CPR:20']],
  ['art. 19 N° 2 y 24 de la Constitución', ['CPR:19 n2', 'CPR:19 n24']],
  ['los artículos 19 N°s 2, 3 y 24 y 20 de la Constitución Política', ['CPR:19 n2', 'CPR:19 n3', 'CPR:19 n24', 'CPR:20']],
  [
    'artículos 477 y 478 letra b) del Código del Trabajo y artículo 19 N° 3 inciso 6° de la Constitución',
    ['CT:477', 'CT:478 lb', 'CPR:19 n3 i6'],
  ],
  ['artículo 41 e inciso segundo del artículo 11, ambos de la Ley N° 19.880', ['ley-19880:41', 'ley-19880:11 i2']],
  ['artículos 160 N° 1 y 7, 162 y 168 del Código del Trabajo', ['CT:160 n1', 'CT:160 n7', 'CT:162', 'CT:168']],
  ['artículos 4 inciso 1° y 5° de la Ley N° 19.880', ['ley-19880:4 i1', 'ley-19880:5']],
  ['artículos 10 N° 4 y 11 N°s 6 y 9 del Código Penal', ['CP:10 n4', 'CP:11 n6', 'CP:11 n9']],
  ['artículos 161 incisos 1 y 2 y 162 del Código del Trabajo', ['CT:161 i1', 'CT:161 i2', 'CT:162']],
  ['arts. 1545, 1546 y 1489 CC y 768 N° 4 CPC', ['CC:1545', 'CC:1546', 'CC:1489', 'CPC:768 n4']],
  ['artículos 67 de la Ley N° 19.968 y 144 del Código de Procedimiento Civil', ['ley-19968:67', 'CPC:144']],
  [
    'artículos 2314 y 2329 inciso 1° del Código Civil, artículo 170 N° 6 del Código de Procedimiento Civil y Ley N° 18.287',
    ['CC:2314', 'CC:2329 i1', 'CPC:170 n6', 'ley-18287'],
  ],
  ['artículos 1547 inciso 3° del Código Civil y 254 N° 4 del CPC', ['CC:1547 i3', 'CPC:254 n4']],
]

const ranges: [string, string[]][] = [
  ['artículos 160 a 163 del Código del Trabajo', ['CT:160', 'CT:161', 'CT:162', 'CT:163']],
  ['arts. 160 a 163 CT', ['CT:160', 'CT:161', 'CT:162', 'CT:163']],
  ['artículos 160 al 163 del Código del Trabajo', ['CT:160', 'CT:161', 'CT:162', 'CT:163']],
  ['del artículo 160 hasta el 163 del Código del Trabajo', ['CT:160', 'CT:161', 'CT:162', 'CT:163']],
  ['artículos 7, 160 a 162 y 168 del Código del Trabajo', ['CT:7', 'CT:160', 'CT:161', 'CT:162', 'CT:168']],
  ['artículos 183-A a 183-C del Código del Trabajo', ['CT:183 A', 'CT:183 B', 'CT:183 C']],
  ['artículos 483 a 483-C del Código del Trabajo', ['CT:483', 'CT:483 A', 'CT:483 B', 'CT:483 C']],
  ['artículos 1 a 514 del Código del Trabajo', ['CT:1', 'CT:514']],
  ['artículos 1° a 3° de la Ley N° 19.880', ['ley-19880:1', 'ley-19880:2', 'ley-19880:3']],
  ['artículos 160-163 del Código del Trabajo', ['CT:160', 'CT:161', 'CT:162', 'CT:163']],
  ['artículo 160 N°s 1 a 3 del Código del Trabajo', ['CT:160 n1', 'CT:160 n2', 'CT:160 n3']],
  ['letras a) a c) del artículo 478 del Código del Trabajo', ['CT:478 la', 'CT:478 lb', 'CT:478 lc']],
]

const ordinalsAndTransitory: [string, string[]][] = [
  ['el artículo primero de la Ley N° 19.880', ['ley-19880:1']],
  ['artículo octavo del Código del Trabajo', ['CT:8']],
  ['artículo undécimo de la Ley N° 20.285', ['ley-20285:11']],
  ['artículo vigésimo segundo de la Ley N° 19.880', ['ley-19880:22']],
  ['artículo único de la Ley N° 20.348', ['ley-20348:único']],
  ['artículo quinto transitorio de la Ley N° 21.442', ['ley-21442:5 transitorio']],
  ['artículo 5 transitorio de la Ley N° 21.442 y el artículo 7° de la misma ley', ['ley-21442:5 transitorio', 'ley-21442:7']],
  ['artículos primero y segundo transitorios de la Ley N° 21.643', ['ley-21643:1 transitorio', 'ley-21643:2 transitorio']],
  ['artículo único transitorio de la Ley N° 20.123', ['ley-20123:único transitorio']],
  ['artículo transitorio único de la Ley N° 20.123', ['ley-20123:único transitorio']],
  ['artículo transitorio segundo de la Ley N° 21.389', ['ley-21389:2 transitorio']],
  ['artículo segundo transitorio, inciso 2°, de la Ley N° 21.389', ['ley-21389:2 transitorio i2']],
  ['disposición cuarta transitoria de la Constitución', ['CPR:4 transitorio']],
  ['la disposición transitoria cuarta de la Constitución Política', ['CPR:4 transitorio']],
  ['la segunda disposición transitoria de la Constitución Política de la República', ['CPR:2 transitorio']],
  ['la disposición vigésima quinta transitoria de la Carta Fundamental', ['CPR:25 transitorio']],
  ['la disposición 4ª transitoria de la Constitución', ['CPR:4 transitorio']],
  ['las disposiciones transitorias segunda y tercera de la Ley N° 21.389', ['ley-21389:2 transitorio', 'ley-21389:3 transitorio']],
]

const namedBefore: [string, string[]][] = [
  ['Código del Trabajo, artículo 160 N° 7', ['CT:160 n7']],
  ['CPC, art. 254 N° 4', ['CPC:254 n4']],
  ['CT, artículo 160 N° 7', ['CT:160 n7']],
  ['CC art. 1545', ['CC:1545']],
  ['Código Civil: artículos 1545 y 1546', ['CC:1545', 'CC:1546']],
  ['Ley N° 19.496, art. 3 letra e)', ['ley-19496:3 le']],
  ['ley 19.880 art. 4', ['ley-19880:4']],
  ['Constitución, artículo 19 N° 24', ['CPR:19 n24']],
  ['la Constitución Política de la República, en su artículo 19 N° 3, inciso sexto', ['CPR:19 n3 i6']],
  ['la Constitución asegura en el artículo 19 N° 24 el derecho', ['CPR:19 n24']],
  ['el Código del Trabajo, en sus artículos 7° y 8°, define', ['CT:7', 'CT:8']],
  ['el Código del Trabajo dispone en su artículo 162 inciso 5° que', ['CT:162 i5']],
  ['el Código Civil, en el inciso segundo del artículo 1545, dispone', ['CC:1545 i2']],
  ['la Ley veinte mil sesenta y seis, en su artículo quinto', ['ley-20066:5']],
  ['Código del Trabajo (artículos 160 N° 7 y 168)', ['CT:160 n7', 'CT:168']],
  [
    'Ley de Tránsito, artículos 110, 193 y 196, y el artículo 14 letra c) de la Ley 18.287',
    ['ley-18290:110', 'ley-18290:193', 'ley-18290:196', 'ley-18287:14 lc'],
  ],
]

const references: [string, string[]][] = [
  ['artículo 170 N° 4 del C.P.C. y el artículo 768 N° 5 del mismo Código', ['CPC:170 n4', 'CPC:768 n5']],
  ['El artículo 2314 del Código Civil; a su turno, el inciso 1° del artículo 2329 del citado cuerpo legal', ['CC:2314', 'CC:2329 i1']],
  ['artículo 162 inciso 5° del referido Código del Trabajo', ['CT:162 i5']],
  ['inciso primero del artículo 32 N° 14 de la Constitución Política de la República', ['CPR:32 n14 i1']],
  ['numeral 14 del Auto Acordado N° 94-2015', ['AA-94-2015:14']],
  ['Atenuantes: 11 N° 6 y 9 del Código Penal', ['CP:11 n6', 'CP:11 n9']],
  ['artículo 3° inciso 2° del D.L. Nº 3.475, de 1980', ['DL-3475:3 i2']],
  ['artículo 13 de la Ley N° 19.728, en relación al artículo 161 inciso 1° del Código Laboral', ['ley-19728:13', 'CT:161 i1']],
  ['ARTÍCULO 160 Nº 1 LETRA A) DEL CÓDIGO DEL TRABAJO', ['CT:160 n1 la']],
  ['articulo 19 numero 24 de la constitucion politica', ['CPR:19 n24']],
  ['según la Constitución, el artículo sexto y el artículo séptimo de la misma', ['CPR:6', 'CPR:7']],
  ['el Código Penal, y el artículo 12 del mismo, disponen', ['CP:12']],
  ['la Ley N° 18.101. El artículo 21 del mismo contrato', ['ley-18101']],
]

const nothing: [string, string[]][] = [
  ['el inciso segundo de la cláusula quinta y la letra b) del contrato', []],
  ['la disposición transitoria del contrato colectivo', []],
  ['el artículo 12 N° 3 del contrato', []],
  ['el N° 24 de la calle 19', []],
  ['la causa N° 160-2019, letra a)', []],
  ['los artículos 1 a 5 de prensa acompañados', []],
]

const table = [
  ...numerals,
  ...rules,
  ...incisos,
  ...letters,
  ...lists,
  ...chains,
  ...ranges,
  ...ordinalsAndTransitory,
  ...namedBefore,
  ...references,
  ...nothing,
]

it.each(table)('reads «%s»', (text, expected) => {
  expect(cited(text)).toEqual(expected)
})
