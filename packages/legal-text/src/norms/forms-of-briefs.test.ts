import { expect, it } from 'vitest'
import { findNormCitations } from './find-norm-citations.ts'

/** «CT:162 i5», «CC!9999» of an article that the norm does not have. */
const cited = (text: string): string =>
  findNormCitations(text)
    .flatMap(({ key, subdivisions, missingArticle }) =>
      subdivisions.length === 0
        ? [missingArticle === null ? key : `${key}!${missingArticle}`]
        : subdivisions.map(({ numeral, inciso, letra }) =>
            [key, numeral && `n${numeral}`, inciso && `i${inciso}`, letra && `l${letra}`].filter((part) => part !== undefined).join(' '),
          ),
    )
    .join(', ')

const forms: [string, string][] = [
  ['el artículo que figura con el número 161 del Código del Trabajo', 'CT:161'],
  ['el precepto contenido en el art. Nº 1.545, del Código Civil', 'CC:1545'],
  ['artículo numerado 1546 del Código Civil', 'CC:1546'],
  ['el artículo que corresponde al N° 303 del Código de Procedimiento Civil', 'CPC:303'],
  ['el artículo de número 303 del Código de Procedimiento Civil', 'CPC:303'],
  ['el artículo cuyo número es 303 del Código de Procedimiento Civil', 'CPC:303'],
  ['art. n.º 19 nº 24 CPR', 'CPR:19 n24'],
  ['artículo N. 11 de la Ley N. 19.880', 'ley-19880:11'],
  ['el artículo Nº161 bis del Código del Trabajo', 'CT:161 bis'],
  ['art.#161 del Código del Trabajo', 'CT:161'],
  ['art- 161 del Código del Trabajo', 'CT:161'],
  ['artículo – 161 del Código del Trabajo', 'CT:161'],
  ['artículo 1º, inciso tercero, parte final, de la Ley Nº 20.285', 'ley-20285:1 i3'],
  ['art. 162, inc. 5to., CT. Se trata del despido del trabajador', 'CT:162 i5'],
  ['artículo 41, inc. cuarto (parte inicial), de la Ley N° 19.880', 'ley-19880:41 i4'],
  ['artículo 162, encabezamiento, del Código del Trabajo', 'CT:162'],
  ['artículo 162 (encabezado) del Código del Trabajo', 'CT:162'],
  ['artículo 162, en su parte inicial, del Código del Trabajo', 'CT:162'],
  ['art. 162, frase primera del inciso segundo, del Código del Trabajo', 'CT:162 i2'],
  ['artículo 162, a su comienzo, del Código del Trabajo', 'CT:162'],
  ['artículo 160, N° 1, letra b, parte final, del Código del Trabajo', 'CT:160 n1 lb'],
  ['artículo 160 Nro. 7.º del Código del Trabajo', 'CT:160 n7'],
  ['artículo 12, literal b., de la Ley N° 19.496', 'ley-19496:12 lb'],
  ['artículo 19 núm. 3.º, inc. 4.º, de la Constitución', 'CPR:19 n3 i4'],
  ['artículo 54, letra a.-, de la Ley N° 19.968', 'ley-19968:54 la'],
  ['artículo 10, N° 2.-, del Código Orgánico de Tribunales', 'COT:10 n2'],
  ['art. 8, oración final, de la CPR', 'CPR:8'],
  ['art. 8, inciso 2do., de la CPR', 'CPR:8 i2'],
  ['artículo 162, tercer inciso, del Código del Trabajo', 'CT:162 i3'],
  ['artículo 162 inciso postrero del Código del Trabajo', 'CT:162 ifinal'],
  ['la primera parte del artículo 1545 del Código Civil', 'CC:1545'],
  ['la frase final del inciso segundo del artículo 162 del Código del Trabajo', 'CT:162 i2'],
  ['el inciso inicial del artículo 162 del Código del Trabajo', 'CT:162 i1'],
  ['Ley núm.: 19.880, art. 41', 'ley-19880:41'],
  ['artículo 41 de la Ley (19.880)', 'ley-19880:41'],
  ['la ley cuyo número es 19.880, en su artículo 41', 'ley-19880:41'],
  ['artículo 41 de la ley de número 19.880', 'ley-19880:41'],
  ['artículo 41 de la Ley N° 19 880', 'ley-19880:41'],
  ['L. Nº 19.880, art. 41', 'ley-19880:41'],
  ['artículo 41 de la Ley-19.880', 'ley-19880:41'],
  ['artículo 41 de la Ley de la República signada N° 19.880', 'ley-19880:41'],
  ['artículo 41 de la ley que figura con el número 19.880', 'ley-19880:41'],
  ['artículo 41 de la ley individualizada con el N° 19.880', 'ley-19880:41'],
  ['artículo 41 de la Ley Nº: 19.880', 'ley-19880:41'],
  ['artículo 41 de la Ley [N° 19.880]', 'ley-19880:41'],
  ['artículo 41 de la LEY NUM. 19.880', 'ley-19880:41'],
  ['artículo 41 de la ley «19.880»', 'ley-19880:41'],
  ['D. L. Nº: 3.500, art. 19', 'DL-3500:19'],
  ['artículo 19 del Decreto Ley (N° 3.500)', 'DL-3500:19'],
  ['artículo 19 del decreto ley signado con el N° 3.500', 'DL-3500:19'],
  ['artículo 19 del DL #3500', 'DL-3500:19'],
  ['artículo 199 del D.F.L. N°: 1, de 2005, del Ministerio de Salud', 'DFL-1-2005-salud:199'],
  ['artículo 199 del DFL que lleva el N° 1, de 2005, del Ministerio de Salud', 'DFL-1-2005-salud:199'],
  ['Código Civil – art. 1545', 'CC:1545'],
  ['Código Civil | art. 1545', 'CC:1545'],
  ['Código Civil > art. 1545', 'CC:1545'],
  ['Código Civil => artículo 1545', 'CC:1545'],
  ['Código Civil / art. 1545', 'CC:1545'],
  ['Código Civil {art. 1545}', 'CC:1545'],
  ['Código Civil y, dentro de él, su artículo 1545', 'CC:1545'],
  ['Código Civil, a través de su artículo 1545', 'CC:1545'],
  ['Código Civil, y de modo preciso el artículo 1545', 'CC:1545'],
  ['Código Civil (hablo del artículo 1545)', 'CC:1545'],
  ['Código Civil (en lo que interesa, art. 1545)', 'CC:1545'],
  ['Código Civil: en su artículo 1545', 'CC:1545'],
  ['Ley N° 19.880, sobre Bases de los Procedimientos Administrativos, mediante su artículo 41', 'ley-19880:41'],
  ['Código Civil ~ art. 1545', 'CC:1545'],
  ['Código Civil • art. 1545', 'CC:1545'],
  ['arts. 160 & 161 del Código del Trabajo', 'CT:160, CT:161'],
  ['artículos 160, por una parte, y 168, por la otra, del Código del Trabajo', 'CT:160, CT:168'],
  ['artículos 160 y, en subsidio, 161 del Código del Trabajo', 'CT:160, CT:161'],
  ['artículos 160 [inciso primero] y 168 del Código del Trabajo', 'CT:160 i1, CT:168'],
  ['artículos núm. 160 y núm. 168 del Código del Trabajo', 'CT:160, CT:168'],
  ['arts. 160; 162; y 168 del Código del Trabajo', 'CT:160, CT:162, CT:168'],
  ['artículos 160 y también el 168 del Código del Trabajo', 'CT:160, CT:168'],
  ['artículos 160 sumado al 168 del Código del Trabajo', 'CT:160, CT:168'],
  ['artículos 160 como asimismo el 168 del Código del Trabajo', 'CT:160, CT:168'],
  ['artículos 160 aparte del 168 del Código del Trabajo', 'CT:160, CT:168'],
  ['el artículo 9.999, primera frase, del Código Civil', 'CC!9999'],
  ['el Código Civil ⇒ art. 9.999', 'CC!9999'],
  ['el Código Civil, a través de su artículo 9.999', 'CC!9999'],
  ['el Código Civil (hablo del artículo 9.999)', 'CC!9999'],
  ['el artículo 9.999, a su comienzo, del Código Civil', 'CC!9999'],
  ['el artículo 9.999 —que nadie discute— del Código Civil', 'CC!9999'],
  ['el artículo 999, tal como rige hoy, de la Ley N° 19.880', 'ley-19880!999'],
  ['el artículo 999 (hoy vigente) de la Ley N° 19.880', 'ley-19880!999'],
  ['Ley N° 19.880, a saber su art. 999', 'ley-19880!999'],
  ['la ley (1998) rige', ''],
  ['el artículo 1489, N° 1, de la Ley 18290', 'ley-18290!1489'],
  ['los artículos 94 y 99, respectivamente, de la Ley N° 18.046', 'ley-18046:94, ley-18046:99'],
  ['la Ley N° 19.496, de Protección a los Consumidores, en la regla de su artículo 70', 'ley-19496:70'],
]

it.each(forms)('%s', (text, expected) => {
  expect(cited(text)).toBe(expected)
})

it('marks a missing article together with its law', () => {
  const [found] = findNormCitations('conforme al artículo 1489, N° 1, de la Ley 18290, procede')
  expect(found?.text).toBe('artículo 1489, N° 1, de la Ley 18290')
})
