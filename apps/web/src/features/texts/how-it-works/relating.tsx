import type { TextPart } from '../text-contents.tsx'

const follow: TextPart = {
  id: 'relaciones',
  title: 'Siga la norma, la cita y la causa',
  body: (
    <>
      <p>Al margen de cada sentencia está lo que la une con las demás:</p>
      <ul>
        <li>
          <strong>Norma</strong>: cada artículo citado abre al lado del texto, con la redacción vigente el día de la sentencia si está
          importada; si no, lo dice. Su página reúne las sentencias que lo citan, por año y resultado.
        </li>
        <li>
          <strong>La misma causa</strong>: los pasos del caso, desde la primera instancia. El que no está en el índice se nombra igual.
        </li>
        <li>
          <strong>Citada por</strong>: quién la cita y qué hace con ella —sigue, distingue, se aparta—, con las palabras que lo dicen. No
          dice si está «vigente»: eso lo juzga usted.
        </li>
        <li>
          <strong>Citas textuales</strong>: de qué artículo o sentencia vienen las palabras entre comillas, y en qué difieren.
        </li>
        <li>
          <strong>Contradicciones</strong>: sentencias que decidieron el mismo artículo en sentido contrario, con los pasajes que se oponen,
          también para un recurso de unificación.
        </li>
        <li>
          <strong>Línea</strong>: cómo se ha decidido sobre <a href="/linea?norma=CT%3A161">un artículo</a> a lo largo de los años. Un
          cambio de criterio se anuncia solo si una sentencia lo declara y las cifras lo acompañan.
        </li>
      </ul>
    </>
  ),
}

const check: TextPart = {
  id: 'verifique',
  title: 'Verifique un escrito',
  body: (
    <p>
      El <a href="/verificador">verificador</a> compara cada cita de un escrito, propio o ajeno, con nuestro índice: si la sentencia existe,
      si coinciden tribunal, fecha y carátula, y si lo citado entre comillas está ahí, palabra por palabra. Devuelve el mismo documento con
      comentarios y un anexo. Que algo no esté en nuestro índice no quiere decir que no exista. El <a href="/detector">detector</a> reconoce
      las normas de un texto y propone otras que podrían aplicarse. El documento no se guarda.
    </p>
  ),
}

export const relatingParts: readonly TextPart[] = [follow, check]
