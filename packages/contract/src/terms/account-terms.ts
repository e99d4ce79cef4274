import { paymentTerms } from './payment-terms.ts'
import type { TermsSection } from './terms-section.ts'

const account: TermsSection = {
  id: 'cuenta',
  title: 'Su cuenta',
  body: [
    'Una cuenta guarda su historial, sus favoritos y sus carpetas. Se abre con un correo y una contraseña, y es personal. Si es menor de 18 años, ábrala con autorización de quien lo representa.',
    [
      'Cuide su contraseña y avise si cree que otra persona la conoce: cambiarla cierra las otras sesiones.',
      'Lo que escribe en notas y carpetas lo lee usted, y las personas con quienes comparta una carpeta. Responde de que pueda guardarlo aquí.',
      'Podemos suspender una cuenta que incumple estos términos o pone en riesgo a otros. Le diremos por correo qué pasó y cómo reclamar, y podrá pedir una copia de sus datos.',
    ],
  ],
}

const secrecy: TermsSection = {
  id: 'secreto',
  title: 'Secreto profesional y datos personales',
  body: [
    'Una búsqueda puede revelar la estrategia de un caso. La tratamos como secreto: no se usa para entrenar modelos, no se entrega a terceros (salvo al servicio que la página de privacidad nombre, si quien administra configuró uno para buscar por significado), no aparece en registros técnicos ni en estadísticas, y usted puede borrarla.',
    'La [página de privacidad](/privacidad) es parte de estos términos: dice qué se guarda, dónde, por cuánto tiempo y cómo ejercer sus derechos según la Ley 19.628.',
  ],
}

export const accountTerms: readonly TermsSection[] = [account, ...paymentTerms, secrecy]
