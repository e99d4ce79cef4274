import type { TextPart } from '../text-contents.tsx'
import { paymentTerms } from './payment-terms.tsx'

const account: TextPart = {
  id: 'cuenta',
  title: 'Su cuenta',
  body: (
    <>
      <p>
        Una cuenta guarda su historial, sus favoritos y sus carpetas. Se abre con un correo y una contraseña, y es personal. Si es menor de
        18 años, ábrala con autorización de quien lo representa.
      </p>
      <ul>
        <li>Cuide su contraseña y avise si cree que otra persona la conoce: cambiarla cierra las otras sesiones.</li>
        <li>
          Lo que escribe en notas y carpetas lo lee usted, y las personas con quienes comparta una carpeta. Responde de que pueda guardarlo
          aquí.
        </li>
        <li>
          Podemos suspender una cuenta que incumple estos términos o pone en riesgo a otros. Le diremos por correo qué pasó y cómo reclamar,
          y podrá pedir una copia de sus datos.
        </li>
      </ul>
    </>
  ),
}

const secrecy: TextPart = {
  id: 'secreto',
  title: 'Secreto profesional y datos personales',
  body: (
    <>
      <p>
        Una búsqueda puede revelar la estrategia de un caso. La tratamos como secreto: no se usa para entrenar modelos, no se entrega a
        terceros (salvo al servicio que la página de privacidad nombre, si quien administra configuró uno para buscar por significado), no
        aparece en registros técnicos ni en estadísticas, y usted puede borrarla.
      </p>
      <p>
        La <a href="/privacidad">página de privacidad</a> es parte de estos términos: dice qué se guarda, dónde, por cuánto tiempo y cómo
        ejercer sus derechos según la Ley 19.628.
      </p>
    </>
  ),
}

export const accountTerms: readonly TextPart[] = [account, ...paymentTerms, secrecy]
