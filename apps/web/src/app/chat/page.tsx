import type { Metadata } from 'next'
import { platformFacts } from '../../api/platform-facts.ts'
import { questionsToShow } from '../../api/question-examples.ts'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { ChatView } from '../../features/chat/chat-view.tsx'
import { noLanguageModel } from '../../features/chat/composer/answer-model.ts'
import { startOfSearch } from '../../features/chat/composer/start-of-search.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'
import { PrivatePage } from '../../session/private-page.tsx'

const path = '/chat'

export const metadata: Metadata = {
  title: 'Asistente',
  description: 'Pregunte qué resuelven las sentencias: cada respuesta son sus palabras, con el lugar de donde se tomaron.',
  alternates: { canonical: path },
  robots: { index: false, follow: false },
}

/** The address of the page, to which the login returns. */
const addressOf = (parameters: AddressParameters): string => {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

export default async function ChatPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const [parameters, facts, examples] = await Promise.all([searchParams, platformFacts(), questionsToShow()])
  const configured = facts?.settings.modeloDeLenguaje ?? noLanguageModel
  return (
    <PrivatePage path={addressOf(parameters)}>
      {({ id, preferencias: { soloCitas = false } }) => (
        <>
          <SiteHeader current="asistente" search={<SearchBox query="" />} />
          <ChatView
            userId={id}
            start={startOfSearch(parameters)}
            model={{ configured, accountQuotesOnly: soloCitas }}
            examples={examples}
          />
          <SiteFooter />
        </>
      )}
    </PrivatePage>
  )
}
