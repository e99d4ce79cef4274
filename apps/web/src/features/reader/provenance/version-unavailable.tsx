import { MessagePage } from '../../../components/states/message-page.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'

/** The ruling exists but the requested version cannot be read. */
export function VersionUnavailable({ message, href }: { readonly message: string; readonly href: string }) {
  return (
    <MessagePage
      title="Esa versión no se puede leer."
      actions={
        <a className={buttonClass('primary')} href={href}>
          Leer la versión vigente
        </a>
      }
    >
      {message}
    </MessagePage>
  )
}
