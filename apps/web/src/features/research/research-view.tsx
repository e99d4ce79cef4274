'use client'
import type { Research } from '@basejuris/contract'
import clsx from 'clsx'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { OfflineNotice } from '../../components/states/offline-notice.tsx'
import { LazyFolderChooser } from '../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import type { AnswerModel } from '../chat/composer/answer-model.ts'
import { useOpenCitation } from '../chat/passage/use-open-citation.ts'
import { StartForm } from './job/start-form.tsx'
import { useResearch } from './job/use-research.ts'
import { ResearchList } from './jobs/research-list.tsx'
import { useResearchList } from './jobs/use-research-list.ts'
import { MemoOutline } from './memo/memo-outline.tsx'
import { memoPart } from './memo/research-memo.tsx'
import { researchAddress } from './research-address.ts'
import { ResearchPane } from './research-pane.tsx'

const PassagePanel = lazyPart(() => import('../chat/passage/passage-panel.tsx').then((module) => module.PassagePanel))

interface ResearchViewProps {
  readonly userId: string
  /** Question with which the form begins. */
  readonly draft: string
  readonly model: AnswerModel
}

/** Parts of a memo with their citations. */
function citationsOf(research: Research | null) {
  const memo = research?.resultado ?? null
  if (memo === null) return []
  return [
    { id: memoPart.answer, citations: memo.respuesta.citas },
    ...memo.razonamiento.map(({ respuesta }, at) => ({ id: memoPart.finding(at), citations: respuesta.citas })),
    { id: memoPart.contrary, citations: memo.contraria.respuesta?.citas ?? [] },
  ]
}

const besideOutline = 'xl:grid xl:max-w-[63rem] xl:grid-cols-[minmax(0,46rem)_minmax(0,13rem)] xl:gap-x-16'

/** Research jobs: their list, and the one that the address names or the form of another one. */
export function ResearchView({ userId, draft, model }: ResearchViewProps) {
  const requested = useSearchParams().get('id')
  const list = useResearchList()
  const [form, setForm] = useState({ draft, times: 0 })
  const [ended, setEnded] = useState(0)
  const { reload } = list
  const onEnded = useCallback(() => {
    reload()
    setEnded((count) => count + 1)
  }, [reload])
  const job = useResearch(requested, onEnded)
  const listedQuestion = list.jobs?.find(({ id }) => id === requested)?.pregunta ?? ''
  const citations = useOpenCitation(citationsOf(job.research))
  const show = (id: string | null, question = '') => {
    if (id !== requested) history.pushState(null, '', researchAddress(id))
    if (id === null) setForm((before) => ({ draft: question, times: before.times + 1 }))
    citations.close()
    scrollTo({ top: 0, behavior: 'instant' })
  }
  // A memo that was opened is no longer new.
  const isShown = job.research !== null && job.research.finishedAt !== null
  useEffect(() => {
    if (isShown) reload()
  }, [isShown, reload])
  const question = job.research?.pregunta ?? ''
  const memo = requested === null ? null : (job.research?.resultado ?? null)
  useEffect(() => {
    document.title = `${question === '' ? 'Investigaciones' : question.slice(0, 80)} · BaseJuris`
  }, [question])
  return (
    <div className="grid grow grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[16rem_minmax(0,1fr)] min-[80rem]:has-[[data-passage]]:grid-cols-[15rem_minmax(0,1fr)_minmax(26rem,34vw)]">
      <ResearchList list={list} current={requested} onShow={show} />
      <main id="contenido" tabIndex={-1} className="min-w-0 px-4 pb-10 outline-none md:px-8 lg:min-h-[calc(100dvh-var(--header))]">
        <div className={clsx('mx-auto w-full max-w-[46rem]', memo !== null && citations.passage === null && besideOutline)}>
          <div className="min-w-0">
            <OfflineNotice>Para investigar espere a que vuelva.</OfflineNotice>
            {requested === null ? (
              <StartForm
                key={form.times}
                userId={userId}
                draft={form.draft}
                revision={ended}
                model={model}
                onStarted={(id) => {
                  reload()
                  show(id)
                }}
              />
            ) : (
              <ResearchPane job={job} question={listedQuestion} citations={citations} onNew={(text) => show(null, text)} />
            )}
          </div>
          {memo !== null && citations.passage === null && <MemoOutline result={memo} />}
        </div>
      </main>
      {citations.passage !== null && <PassagePanel {...citations.passage} onOpen={citations.openAnother} onClose={citations.close} />}
      <LazyFolderChooser />
    </div>
  )
}
