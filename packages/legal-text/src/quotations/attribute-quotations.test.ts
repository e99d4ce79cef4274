import { describe, expect, it } from 'vitest'
import { attributeQuotations } from './attribute-quotations.ts'
import { findQuotations } from './find-quotations.ts'

const words = 'el plazo corre desde la notificación'
/** Numbers of rulings are written `r1`, articles `n1`. */
const attributed = (text: string) => {
  const of = (letter: string) =>
    [...text.matchAll(new RegExp(`\\b${letter}\\d\\b`, 'gu'))].map(({ index }) => ({ from: index, to: index + 2 }))
  return attributeQuotations(text, findQuotations(text), { rulings: of('r'), norms: of('n') })
}

describe('attributeQuotations', () => {
  it.each([
    'No lo decimos nosotros; está en el rol r2',
    'No lo digo yo: lo dice la Corte en rol r2',
    'No es invención nuestra; se lee en rol r2',
    'No son palabras mías, sino de la Corte, en rol r2',
    'Lo dice la Corte de Talca en rol r2',
    'Quien lo dice es la Corte, en rol r2',
    'La frase no es nuestra: pertenece al rol r2',
    'No lo inventamos: figura en el rol r2',
    'La afirmación no es de esta parte, sino del rol r2',
    'Está en el rol r2',
    'Consta en el rol r2',
    'Puede leerse en el rol r2',
    'No somos nosotros quienes lo sostenemos, sino la Corte, en rol r2',
    'Así lo escribió la Corte en rol r2',
    'Lo tomamos del rol r2',
    'Las líneas pertenecen al rol r2',
    'Vid. el original en rol r2',
    '¿Quién firma esas líneas? Búsquelas usted en rol r2',
  ])('«%s» speaks of the words before it', (sentence) => {
    expect(attributed(`En rol r1 se dijo otra cosa. «${words}». ${sentence}.`)).toMatchObject([{ ruling: 1 }])
  })

  it.each([
    [`En rol r1 se dijo otra cosa. «${words}». Así de simple. Corte de Talca, rol r2.`, [{ ruling: 1 }]],
    [`En rol r1 se dijo otra cosa. Nos quedamos con esto: «${words}». ¿De dónde salió? Corte de Talca, rol r2.`, [{ ruling: 1 }]],
    [`En rol r1 se dijo otra cosa. «${words}». Nada más. Está en rol r2.`, [{ ruling: 1 }]],
    [`En rol r1 se dijo que «${words}». Así de simple. La Corte de Talca resolvió otra cosa en rol r2.`, [{ ruling: 0 }]],
    [`«${words}». Así de simple. Lo demás se vio en la audiencia de la que da cuenta el rol r2.`, [null]],
  ])('looks behind a few words of whoever writes: %s', (text, expected) => {
    expect(attributed(text)).toMatchObject(expected)
  })

  it.each([
    [`En rol r1 la Corte resolvió que «${words}».`, { ruling: 0, norm: null }],
    [`Así, «${words}» (rol r1).`, { ruling: 0, norm: null }],
    [`En rol r1 se dijo otra cosa, pero «${words}» (rol r2).`, { ruling: 1 }],
    [`En rol r1 se dijo, del artículo n1, que «${words}».`, { ruling: 0, norm: 0, nearer: 'norm' }],
    [`«${words}», según resolvió la Corte en rol r1.`, { ruling: 0 }],
    [`La Corte lo dijo en rol r1:\n«${words}»`, { ruling: 0 }],
    [`En rol r1 la Corte dijo otra cosa, y luego «${words}».[1] Lo demás es claro.\n[1] Rol r2, de la misma Corte.`, { ruling: 1 }],
    [`La Corte dijo en rol r1 que «el artículo n1 manda que ${words} de rol r2».`, { ruling: 0, norm: null }],
    [`El artículo n1 dispone que «${words}». En rol r1 se aplicó.`, { ruling: null, norm: 0 }],
    [`En rol r1 se resolvió otra cosa. Cosa distinta es que «${words}», según el rol r2.`, { ruling: 1, otherRuling: 0 }],
    [`En rol r1, de la Excma. Corte Suprema, se lee que <<${words}>>, idea que retoma el rol r2.`, { ruling: 0, otherRuling: 1 }],
    [`En rol r1 se resolvió otra cosa. «${words}». Así lo dijo la Corte en rol r2, que está firme.`, { ruling: 1, otherRuling: 0 }],
    [`La idea central es esta:\n\n‘${words}’\n\n(Tomado del rol r1.)`, { ruling: 0 }],
    [`La idea central es esta: «${words}» [Contraloría (oficio r1)].`, { ruling: 0 }],
    [`La fórmula conocida[1] es que ‘${words}’.\n[1] Rol r1, de la misma Corte.`, { ruling: 0 }],
    [`En rol r1 se resolvió otra cosa. La fórmula[1] es que ‘${words}’.\n[1] Rol r2, de la misma Corte.`, { ruling: 1 }],
    [`La regla: <<${words}>>.[1] Nada más.\n[1] Rol r1, de la misma Corte.`, { ruling: 0 }],
    [`En rol r1 se dijo otra cosa.\n«${words}».\n\n— Corte Suprema, rol r2.`, { ruling: 1 }],
    [`La regla: «${words}». Fuente: rol r1.`, { ruling: 0 }],
    [`Copio lo que importa del rol r1:\n\n«${words}»\n\nFuente: rol r2.`, { ruling: 0, otherRuling: 1 }],
    [`En rol r1 se dijo otra cosa. Copio lo que importa.\n\n«${words}»\n\nFuente: rol r2.`, { ruling: 1 }],
    [`Se recuerda, con la Corte,[1] que «${words}».\n\nRol r1, de la Corte de Talca.\n\n[1] Rol r2.`, { ruling: 1 }],
    [`Se recuerda, con la Corte,[1] que «${words}». Fuente: rol r1.\n\n[1] Rol r2.`, { ruling: 1 }],
    [`La regla: «${words}». En este sentido, rol r1, de la Corte.`, { ruling: 0 }],
    [`La regla: «${words}». Hasta aquí, la Corte, el 08/10/2020, en r1.`, { ruling: 0 }],
    [`En rol r1 se dijo otra cosa. «${words}». Las palabras recién transcritas son de rol r2.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. «${words}». Lo anterior se lee en Corte de Talca; Ing. N° r2.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. Véase el siguiente pasaje[1]:\n\n«${words}».\n\nPor tanto.\n[1] C. S. – r2.`, { ruling: 1 }],
    [`En rol r1 se dijo que «${words}». En este sentido, rol r2.`, { ruling: 0 }],
    [`Nada mejor que reproducir el rol r1, que reza:\n\n'${words}'`, { ruling: 0 }],
    [`Nada mejor que reproducir el rol r1, que reza:\n\n\`\`${words}''`, { ruling: 0 }],
    [`Así lo dijo el rol r1.\n‘${words}’.\n\n— sentencia dictada por la I. Corte: Ing. N° 5, en la causa r2.`, { ruling: 1 }],
    [`En rol r1 se lee que «${words}».\n\n(Véase, a modo ejemplar, rol r2.)`, { ruling: 0 }],
    [`Doctrina del rol r1; ”${words}“. [Cfr. rol r2.]`, { ruling: 0 }],
    [`Doctrina conocida: «${words}» [Cfr. rol r2.]`, { ruling: 0 }],
    [`Rol r1, de la Corte.\n\nOtro párrafo.\n\nEl mismo fallo agrega: «${words}».`, { ruling: 0, norm: null }],
    [
      `Rol r1, de la Corte.\n\nOtro párrafo.\n\nEl artículo n1 rige. La sentencia citada dice que «${words}».`,
      { ruling: 0, nearer: 'ruling' },
    ],
    [`Rol r1, de la Corte, y rol r2.\n\nOtro párrafo.\n\nEn el precitado fallo se lee «${words}».`, { ruling: 1, otherRuling: 0 }],
    [`Rol r1, de la Corte.\n\nOtro párrafo.\n\n«${words}» (ibíd., c. 4°).`, { ruling: 0 }],
    [`Rol r1, de la Corte.\n\nDicho fallo añade que «${words}».`, { ruling: 0 }],
    [`Se ha estimado que ‘${words}’ —Ilma. Corte de Talca, rol r1—, y con ello basta.`, { ruling: 0 }],
    [`La regla: „${words}“ (rol r1).`, { ruling: 0 }],
    [`La regla: “ ${words} ” (rol r1).`, { ruling: 0 }],
    [`En rol r1 se resolvió así. ´${words}´ (cfr. rol r2).`, { ruling: 1 }],
    [`En rol r1 se resolvió así.\n\n‹${words}›.\n\nEl pasaje anterior es del rol r2.`, { ruling: 1 }],
    [`La idea es sencilla: «${words}». Proviene de lo fallado en rol r1.`, { ruling: 0 }],
    [`En rol r1 se dijo otra cosa. Hay una frase que se repite: «${words}». Se la encuentra en el rol r2.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. No es esta parte la que lo afirma: «${words}» (vid. rol r2).`, { ruling: 1 }],
    [`En rol r1 se dijo que «${words}». [Nota del redactor: revisar rol r2.]`, { ruling: 0 }],
    [
      `En rol r1 se dijo otra cosa. ''${words}'' (énfasis añadido). Corte de Talca, en fallo de mayo (rol r2).`,
      { ruling: 1, otherRuling: 0 },
    ],
    [`En rol r1 se dijo otra cosa. «${words}». La Corte de Talca, en rol r2, dijo que no es así.`, { ruling: 0 }],
    [`- el artículo n1\n\n«${words}». Tal fue lo expresado en rol r1.`, { ruling: 0, nearer: 'ruling' }],
    [`En rol r1 se resolvió así.\n\n«${words}»; Juzgado de Letras, rol r2.`, { ruling: 1 }],
    [`En rol r1 se resolvió así.\n\n«${words}».\nCorte de Apelaciones de Talca, causa r2, de 3 de mayo de 2021.`, { ruling: 1 }],
    [`Así lo dijo el rol r1:\n\n«${words}».\nCorte de Apelaciones de Talca, causa r2, de 3 de mayo de 2021.`, { ruling: 0 }],
    [`La regla: «${words}». Así lo resolvió la Illma. Corte de Talca, rol r1.`, { ruling: 0 }],
    [`En rol r1 se resolvió así.\n\nAl respecto:\n\n«${words}».\n\nSentencia de la Corte de Talca, en la causa r2.`, { ruling: 1 }],
    [`Es lo fallado en la materia.[1] Me permito citar: «${words}». Lo anterior consta en fallo rol r1.\n[1] Rol r2.`, { ruling: 0 }],
    [`En rol r1 se resolvió así. Se lee que «${words}», como consta en Tribunal: Corte de Talca. Causa: rol r2.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. Véase: «${words}» (el énfasis es nuestro)[1].\n[1] Rol r2, de la misma Corte.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. La regla: ‘${words}’ [destacado añadido].[1]\n[1] Rol r2.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. Otra cosa es: ‘${words}’ (énfasis agregado) (Corte de Talca [rol r2]).`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. «${words}», según se lee en ILTMA. Corte de Talca, rol r2.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. Que «${words}», es sabido (cf. ‘PÉREZ C/ SOTO LTDA.’. Juzgado de Talca, rol r2).`, { ruling: 1 }],
    [`A propósito, el rol r1 dice así: –”${words}”–. En rol r2, otra cosa.`, { ruling: 0 }],
    [`En rol r1 se dijo otra cosa. La regla: *"${words}"* [1].\n[1] Rol r2.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. La regla: __“${words}”__[1], que compartimos.\n[1] Rol r2.`, { ruling: 1 }],
    [`En rol r1 se resolvió así.\n\nA la letra:\n\n«${words}»\n\nR.I.T.: r2: Tribunal de Juicio Oral en lo Penal de Talca.`, { ruling: 1 }],
    [`Cita textual:\n\n«${words}»\n\nFuente: rol r1, de la Corte.`, { ruling: 0 }],
    [`En rol r1 se resolvió así. Cita textual:\n\n«${words}»\n\nFuente: rol r2, de la Corte.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. La regla exigible es conocida: «${words}» [cfr. rol r2].`, { ruling: 1 }],
    [`En rol r1 se resolvió así. La sentencia es clara: «${words}» [cfr. rol r2].`, { ruling: 0 }],
    [`La regla: abre comillas ${words} cierra comillas (rol r1).`, { ruling: 0 }],
    [`En rol r1 se dijo otra cosa.\n\nFallo: Corte, rol r2\nExtracto: «${words}»\nComentario: sirve.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa.\n\nSentencia: Corte, rol r2\nConsiderando: 6°\nExtracto: «${words}»`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa.\n\n«${words}»\n~ una sentencia de la Corte, rol r2`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa.\n\n> «${words}»\n>\n> la causa rol r2, cons. 3°`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa.\n\n«${words}». Ref.: el expediente rol r2.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa.\n\n«${words}»\n\nOrigen: la causa rol r2`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa.\n\n«${words}».\n\nPárrafo tomado de los autos rol r2.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa. «${words}», y cierro comillas. La referencia es Corte, rol r2.`, { ruling: 1 }],
    [`En rol r1 se dijo otra cosa.\n\nTexto (la nota dice de quién):[1]\n\n> «${words}»\n\n[1] Rol r2.`, { ruling: 1 }],
  ])('%s', (text, expected) => {
    expect(attributed(text)).toMatchObject([expected])
  })

  it('leaves an article that another quotation names to that one', () => {
    const text = `Rol r1:\n\n«${words}»\n\nJuzgado de Letras, rol r2, c. 5°: «por lo que no hay motivo para el artículo n1».`
    expect(attributed(text)).toMatchObject([{ ruling: 0, norm: null }, { ruling: 1 }])
  })

  it('attributes nothing to a citation of another paragraph or far away', () => {
    expect(attributed(`En rol r1 se resolvió así.\nOtro asunto es que «${words}».`)).toEqual([null])
    expect(attributed(`En rol r1 ${'se dijo mucho más '.repeat(60)} «${words}».`)).toEqual([null])
  })

  it('refers to no ruling that is far away, or beside which the decision under appeal may be meant', () => {
    expect(attributed(`En rol r1 se resolvió.\n${'Otro párrafo.\n'.repeat(400)}El mismo fallo dice: «${words}».`)).toEqual([null])
    expect(attributed(`En rol r1 se resolvió.\n\nOtro párrafo.\n\nDicha sentencia dice: «${words}».`)).toEqual([null])
    expect(attributed(`En rol r1 se resolvió.\nLa sentencia recurrida se equivoca.\nEl mismo fallo dice: «${words}».`)).toEqual([null])
  })
})
