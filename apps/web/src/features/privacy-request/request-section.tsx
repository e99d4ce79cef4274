import { privacyLengths } from '@basejuris/contract'
import { privacyRightNames, privacyRights } from '@basejuris/domain'
import { currentUser } from '../../session/current-session.ts'
import type { TextPart } from '../texts/text-contents.tsx'
import { PrivacyForm } from './privacy-form.tsx'

const rights = privacyRights.map((value) => ({ value, label: privacyRightNames[value] }))

/** The form for people named in rulings, with what happens next. */
export async function requestSection(): Promise<TextPart> {
  const user = await currentUser()
  return {
    id: 'solicitud',
    title: 'Lo nombra una sentencia: haga su solicitud',
    body: (
      <>
        <p>
          Sirve para las personas nombradas en una sentencia y para quien las representa. Es gratis y no exige cuenta. Al enviarla verá el
          día en que vence el plazo, una referencia y un código para seguirla en <a href="/privacidad/solicitud">su página</a>.
        </p>
        <p>
          Qué puede pasar: se oculta el nombre en todo el texto y la carátula; se retira la sentencia; se corrige lo que leímos mal; o se
          rechaza con su motivo, por ejemplo si el nombre es el de un juez o un abogado en su función. Lo que se oculta o retira desaparece
          de la búsqueda, de las versiones anteriores y de los favoritos de los usuarios, y sigue así aunque la fuente se vuelva a cargar.
          No podemos cambiar lo que publica el Poder Judicial: eso se pide al tribunal.
        </p>
        <div className="mt-6">
          <PrivacyForm email={user?.email ?? null} rights={rights} maxLengths={privacyLengths} />
        </div>
      </>
    ),
  }
}
