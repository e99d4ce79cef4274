// @vitest-environment happy-dom
import { sessionExpired } from '@basejuris/contract/quoted-sentences'
import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CountedField } from '../../components/form/counted-field.tsx'
import { noLanguageModel } from '../../features/chat/composer/answer-model.ts'
import { NoteThread } from '../../features/folders/notes/note-thread.tsx'
import { StartForm } from '../../features/research/job/start-form.tsx'
import { notify } from '../../notifications/notify.ts'
import { thisBrowser } from '../../storage/browser-storage.ts'
import { hasDrafts, saveDrafts, takeDraft } from '../../storage/open-drafts.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { sampleFolder } from '../../testing/samples.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { storeUser, syncWithOtherTab } from '../cross-tab.ts'
import { handleSessionLost } from '../handle-session-lost.ts'
import type { Session } from '../session.ts'
import { useFormDraft } from './use-draft.ts'

vi.mock('../../notifications/notify.ts', () => ({ notify: vi.fn(() => Promise.resolve()) }))

const ours = signedIn.user?.id ?? ''
const other = { ...signedIn, user: { ...signedIn.user, id: 'otra' } } as Session
const question = '¿Procede el despido durante la licencia?'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const research = (session: Session = signedIn) =>
  renderView(
    <StartForm
      userId={ours}
      draft=""
      revision={0}
      model={{ configured: noLanguageModel, accountQuotesOnly: false }}
      onStarted={() => undefined}
    />,
    session,
  )
const field = () => screen.getByLabelText('Su pregunta') as HTMLTextAreaElement
const written = () => {
  stubServer({ 'GET /v1/account/petitions': 'pending', 'POST /v1/auth/logout': { data: null } })
  const view = research()
  fireEvent.change(field(), { target: { value: question } })
  return view
}

describe('a text whose session ended', () => {
  it('is stored nowhere while the session lasts', () => {
    written()
    expect(hasDrafts()).toBe(false)
  })

  it('comes back once to the account that wrote it', () => {
    const view = written()
    saveDrafts(ours)
    view.unmount()
    research()
    expect(field().value).toBe(question)
    expect(hasDrafts()).toBe(false)
  })

  it('waits while another account is signed in, and is removed when its page has loaded', () => {
    const view = written()
    saveDrafts(ours)
    view.unmount()
    research(other)
    expect(field().value).toBe('')
    storeUser(other)
    expect(hasDrafts()).toBe(false)
  })

  it('is forgotten after a day', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    saveDrafts(ours, { checker: 'Un escrito' })
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000 + 1)
    expect(takeDraft('checker', ours)).toBeNull()
  })

  it('waits while nobody is signed in', () => {
    saveDrafts(ours, { research: question })
    const view = renderView(
      <StartForm
        userId={ours}
        draft=""
        revision={0}
        model={{ configured: noLanguageModel, accountQuotesOnly: false }}
        onStarted={() => undefined}
      />,
    )
    fireEvent.change(field(), { target: { value: 'Otra cosa' } })
    view.unmount()
    expect(takeDraft('research', ours)).toBe(question)
  })
})

describe('the end of a session', () => {
  it('saves what the page holds and the notes that were not sent', async () => {
    written()
    localStorage.setItem('basejuris:draft:n1', 'Nota a medias')
    history.replaceState(null, '', '/contacto')
    const refresh = vi.fn()
    await handleSessionLost({ userId: ours, refresh, why: 'Usuario no autenticado' })
    expect(refresh).toHaveBeenCalled()
    expect(notify).toHaveBeenCalledWith(
      sessionExpired,
      expect.objectContaining({ action: { label: 'Iniciar sesión', act: expect.any(Function) } }),
    )
    expect([takeDraft('research', ours), takeDraft('n1', ours)]).toEqual([question, 'Nota a medias'])
    expect(localStorage.getItem('basejuris:draft:n1')).toBeNull()
  })

  it('in another tab saves what this one holds, while a sign-out there saves nothing', () => {
    written()
    history.replaceState(null, '', '/contacto')
    syncWithOtherTab(ours, () => undefined)
    expect(hasDrafts()).toBe(false)
    thisBrowser.write('expired', true)
    syncWithOtherTab(ours, () => undefined)
    expect(takeDraft('research', ours)).toBe(question)
  })

  it('leaves a note open for its author', () => {
    const { folderId, rol } = sampleFolder()
    saveDrafts(ours, { [`${folderId}:`]: 'Nota a medias' })
    renderView(<NoteThread folderId={folderId} docId={null} name="Caso" notes={[]} total={0} role={rol} />, signedIn)
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Nota a medias')
  })

  it('fills a form whose fields live in the page alone, and counts their characters', () => {
    function Form() {
      const form = useRef<HTMLFormElement>(null)
      useFormDraft('contacto', form, ['asunto'])
      return (
        <form ref={form}>
          <CountedField name="asunto" label="Asunto" problem={undefined} maxLength={10} />
        </form>
      )
    }
    saveDrafts(ours, { 'contacto:asunto': 'Una duda' })
    renderView(<Form />, signedIn)
    expect((screen.getByLabelText('Asunto') as HTMLInputElement).value).toBe('Una duda')
    saveDrafts(ours)
    expect(takeDraft('contacto:asunto', ours)).toBe('Una duda')
  })
})
