import { sharedChatPage, sharedConversationEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { SiteFooter } from '../../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../../components/header/site-header.tsx'
import { LoadFailure } from '../../../components/states/load-failure.tsx'
import { loadPage } from '../../../components/states/load-page.ts'
import { MessagePage } from '../../../components/states/message-page.tsx'
import { SearchBox } from '../../../components/suggestions/search-box.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { SharedConversation } from '../../../features/chat/link/shared-conversation.tsx'
import { PrivatePage } from '../../../session/private-page.tsx'

export const metadata: Metadata = {
  title: 'Conversación compartida',
  description: 'Una conversación con el asistente que le compartieron, solo para leer.',
  alternates: { canonical: sharedChatPage },
  robots: { index: false, follow: false },
}

interface SharedChatPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

const ownChats = (
  <a href="/chat" className={buttonClass('primary')}>
    Ir al asistente
  </a>
)
const notFound = 404

export default async function SharedChatPage({ searchParams }: SharedChatPageProps) {
  const { codigo } = await searchParams
  const code = typeof codigo === 'string' ? codigo : ''
  const path = code === '' ? sharedChatPage : `${sharedChatPage}?${new URLSearchParams({ codigo: code })}`
  return (
    <PrivatePage path={path}>
      {async () => (
        <>
          <SiteHeader current="asistente" search={<SearchBox query="" />} />
          {await renderConversation(path, code)}
          <SiteFooter />
        </>
      )}
    </PrivatePage>
  )
}

async function renderConversation(path: string, code: string) {
  if (code === '')
    return (
      <MessagePage title="A la dirección le falta el código." actions={ownChats}>
        Abra el enlace completo que le enviaron.
      </MessagePage>
    )
  const { data, failure } = await loadPage(path, (client) => client.call(sharedConversationEndpoint, { params: { codigo: code } }))
  if (failure === null) return <SharedConversation conversation={data} />
  if (failure.status === notFound)
    return (
      <MessagePage title="No se puede leer esta conversación." actions={ownChats}>
        {failure.message}
      </MessagePage>
    )
  return (
    <main id="contenido" tabIndex={-1} className="wrap grow py-10 outline-none">
      <LoadFailure title="La conversación no se pudo mostrar." failure={failure} retryHref={path} />
    </main>
  )
}
