import { SiteFooter } from '../../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../../components/header/site-header.tsx'
import { MessagePage } from '../../../components/states/message-page.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'

export default function FolderNotFound() {
  return (
    <>
      <SiteHeader />
      <MessagePage
        title="Esa carpeta no existe o ya no la comparten con usted."
        actions={
          <a className={buttonClass('primary')} href="/carpetas">
            Ver mis carpetas
          </a>
        }
      >
        Puede que su dueño la haya borrado o que haya terminado su plazo de conservación.
      </MessagePage>
      <SiteFooter />
    </>
  )
}
