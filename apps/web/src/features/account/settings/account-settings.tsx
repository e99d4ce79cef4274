import type { LanguageModelView } from '@basejuris/contract'
import { Download } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button.tsx'
import type { PageUser } from '../../../session/session.ts'
import { defaultTextSizeStep, textScales, textSizePercent } from '../../reader/text-settings.ts'
import { AccessKeysSettings } from './access-keys/access-keys-settings.tsx'
import { DeleteAccount } from './data/delete-account.tsx'
import { DeviceFolders } from './data/device-folders.tsx'
import { ImportData } from './data/import-data.tsx'
import { EmailSettings } from './email-settings.tsx'
import { PasswordSettings } from './password-settings.tsx'
import type { BaseChoice } from './preferences/bases-field.tsx'
import { PreferencesForm } from './preferences/preferences-form.tsx'
import { exportPath } from './profile-path.ts'
import { SecondFactorSettings } from './second-factor/second-factor-settings.tsx'
import { SessionsSettings } from './sessions/sessions-settings.tsx'
import { SettingsSection } from './settings-section.tsx'

interface AccountSettingsProps {
  readonly user: PageUser
  readonly bases: readonly BaseChoice[]
  readonly languageModel: LanguageModelView
}

export function AccountSettings({ user, bases, languageModel }: AccountSettingsProps) {
  return (
    <div className="mt-6 grid gap-5">
      <SettingsSection id="preferencias" title="Preferencias" lead="Se aplican en todos los equipos en que inicie sesión.">
        <PreferencesForm
          userId={user.id}
          preferences={user.preferencias}
          bases={bases}
          languageModel={languageModel}
          textSizes={textScales.map((_scale, step) => textSizePercent(step))}
          textSizeStep={defaultTextSizeStep}
        />
      </SettingsSection>
      <SettingsSection id="correo" title="Correo" lead="Con él inicia sesión y en él recibe sus avisos.">
        <EmailSettings user={user} />
      </SettingsSection>
      <SettingsSection id="contrasena" title="Contraseña" lead="Al cambiarla se cierran sus otras sesiones.">
        <PasswordSettings user={user} />
      </SettingsSection>
      <SettingsSection
        id="segundo-factor"
        title="Segundo factor"
        lead="Además de la contraseña, pide un código de su teléfono: con la contraseña sola no se puede entrar."
      >
        <SecondFactorSettings active={user.segundoFactor} confirmedEmail={user.emailVerificado} />
      </SettingsSection>
      <SettingsSection id="sesiones" title="Sesiones activas" lead="Equipos en que su cuenta está abierta. Cierre los que no reconozca.">
        <SessionsSettings user={user} />
      </SettingsSection>
      <SettingsSection
        id="claves"
        title="Claves de acceso"
        lead="Para que un programa suyo, como un asistente, busque y lea sentencias en su nombre. Se revocan al cambiar la contraseña y al cerrar todas las sesiones."
      >
        <AccessKeysSettings />
      </SettingsSection>
      <SettingsSection id="equipo" title="Carpetas en este equipo" lead="Las que guardó en este navegador para leerlas sin conexión.">
        <DeviceFolders />
      </SettingsSection>
      <SettingsSection id="datos" title="Sus datos" lead="Todo lo que guardamos de usted, para leerlo, llevárselo o traerlo de vuelta.">
        <p className="text-14 text-pretty text-ink-2">
          Un archivo ZIP con su cuenta, historial, favoritos, carpetas y notas: una página para leer y un JSON para otros programas.
        </p>
        <a className={buttonClass('line', 'md', 'mt-3')} href={exportPath(user.id)} download>
          <Download size={15} strokeWidth={1.5} aria-hidden />
          Exportar mis datos
        </a>
        <ImportData userId={user.id} />
      </SettingsSection>
      <SettingsSection id="eliminar" title="Eliminar la cuenta" lead="Borra la cuenta y todo lo que guardó en ella.">
        <DeleteAccount userId={user.id} />
      </SettingsSection>
    </div>
  )
}
