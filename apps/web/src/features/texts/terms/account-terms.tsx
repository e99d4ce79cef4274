import type { TextPart } from '../text-contents.tsx'

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

const price: TextPart = {
  id: 'precio',
  title: 'Precio y cobros',
  body: (
    <>
      <p>
        Mientras rija la versión beta, todas las funciones son gratuitas con registro y no se piden datos de pago. Si más adelante alguna
        base pasa a ser de pago, regirá al menos lo siguiente:
      </p>
      <ul>
        <li>verá antes de contratar el precio total en pesos, con IVA incluido, qué se cobra y cuándo (Ley 19.496, art. 30);</li>
        <li>nada se cobra sin su aceptación expresa, y recibirá por correo la confirmación con el contrato (arts. 12 A y 32);</li>
        <li>podrá retractarse dentro de diez días en los términos del art. 3 bis;</li>
        <li>lo que ya sea gratuito para usted no pasará a cobrarse en silencio: callar no es aceptar.</li>
      </ul>
    </>
  ),
}

const ending: TextPart = {
  id: 'termino',
  title: 'Cómo se termina',
  body: (
    <>
      <p>
        Puede terminar cuando quiera eliminando su cuenta en «Mi Perfil». Terminar no exige más pasos que contratar, no depende de que pague
        lo que debiera y no tiene costo (Ley 19.496, art. 17 A). Cualquier texto de este sitio que diga otra cosa no vale.
      </p>
      <p>
        Al eliminar la cuenta se borran sus datos; en una suscripción de pago, el término rige al final del período ya pagado y antes se
        pone fin al cobro con el proveedor.
      </p>
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

export const accountTerms: readonly TextPart[] = [account, price, ending, secrecy]
