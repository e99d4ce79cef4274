'use client'
import type { DataOf, sharedConversationEndpoint } from '@basejuris/contract'
import { lazyPart } from '../../../components/navigation/lazy-part.tsx'
import { dateLabel } from '../../../format/days.ts'
import { AnswerView } from '../answer/answer-view.tsx'
import { useOpenCitation } from '../passage/use-open-citation.ts'
import { TurnView } from '../turns/turn-view.tsx'

const PassagePanel = lazyPart(() => import('../passage/passage-panel.tsx').then((module) => module.PassagePanel))

/** A conversation of somebody else, to read alone. */
export function SharedConversation({ conversation }: { readonly conversation: DataOf<typeof sharedConversationEndpoint> }) {
  const { nombre, hasta, mensajes } = conversation
  const { passage, open, openAnother, close, currentOf } = useOpenCitation(
    mensajes.map(({ mensajeId, respuesta }) => ({ id: mensajeId, citations: respuesta?.citas ?? [] })),
  )
  return (
    <div className="grid grow grid-cols-[minmax(0,1fr)] content-start min-[80rem]:has-[[data-passage]]:grid-cols-[minmax(0,1fr)_minmax(26rem,38vw)]">
      <main id="contenido" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-12 outline-none md:px-8">
        <div className="mx-auto max-w-[46rem]">
          <h1 className="text-15 font-[560] break-words">{nombre}</h1>
          <p className="text-13 text-pretty text-ink-2">
            Conversación con el asistente que le compartieron, hasta el {dateLabel(hasta)}. Solo se puede leer.
          </p>
          {mensajes.map(({ mensajeId, pregunta, respuesta }) => (
            <div key={mensajeId} data-turn-id={mensajeId} className="scroll-mt-16 border-t border-rule first-of-type:border-0">
              <TurnView question={pregunta} onEdit={null} hasLater={false}>
                {respuesta === null ? (
                  <p className="text-14 text-ink-2">Esta pregunta quedó sin respuesta.</p>
                ) : (
                  <AnswerView
                    answer={respuesta}
                    choice={null}
                    onAsk={null}
                    current={currentOf(mensajeId)}
                    onOpen={(n) => open(mensajeId, n)}
                  />
                )}
              </TurnView>
            </div>
          ))}
        </div>
      </main>
      {passage !== null && <PassagePanel {...passage} onOpen={openAnother} onClose={close} />}
    </div>
  )
}
