import { Button } from '@arco-design/web-react'
import {
  askCreditRelease,
  bookingButtons,
  bookingCredit,
  creditCountsIn,
  creditReleaseDocument,
  creditReleaseStates,
  type BookingCredit,
  type BookingState,
  type BookingView,
  type CreditRelease,
} from '@jst/contracts/booking'
import { link, useApp, useDetail, useLiveReload, useScreenId } from '@jst/feature-kit'
import { ApprovalPart } from '@jst/feature-kit/document'
import { TextDialog } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { Dialog, Notice, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.credit
const { accept, confirm } = bookingButtons.staff
const { submitted } = creditReleaseStates.codes

interface CreditNoticeProps {
  view: BookingView
  stage: BookingState | undefined
}
/**
 * Credit of the customer on a booking that is to be accepted or confirmed: warning, block, and the request for a release. The parameter `Release` of
 * the address opens the request for the person who decides on it.
 */
export const CreditNotice = observer(function CreditNotice({ view: { Id, Code, Requests }, stage }: CreditNoticeProps) {
  const { navigate } = useApp()
  const mayAccept = usePermitted(accept.code, accept.path)
  const mayConfirm = usePermitted(confirm.code, confirm.path)
  const opened = useScreenId('Release')
  const [asking, setAsking] = useState(false)
  const amends = Requests.some(({ Kind, State, Price }) => Kind === 'amendment' && State === 'received' && Price !== null)
  const counts = stage !== undefined && (amends || creditCountsIn.includes(stage)) && (mayAccept || mayConfirm)
  const credit = useDetail(bookingCredit, counts ? { Id } : undefined, { renew: true })
  useLiveReload(['document/changed'], [credit], ({ Kinds }) => Kinds.includes(creditReleaseDocument.kind))
  const open = (Release?: number) => navigate(link(creditReleaseDocument.page, { Id, ...(Release === undefined ? {} : { Release }) }))
  const release = credit.data?.Release ?? undefined
  return (
    <>
      {counts && credit.data ? (
        <Standing credit={credit.data} mayAsk={mayAccept} onAsk={() => setAsking(true)} onOpen={(one) => open(one.Id)} />
      ) : null}
      {asking ? <AskDialog id={Id} code={Code} onDone={credit.reload} onClose={() => setAsking(false)} /> : null}
      {opened === undefined ? null : (
        <Dialog title={words.request(release?.Id === opened ? release.No : '')} place="side" width={560} onClose={() => open()}>
          <ApprovalPart kind={creditReleaseDocument.kind} id={opened} onChanged={credit.reload} />
        </Dialog>
      )}
    </>
  )
})

interface StandingProps {
  credit: BookingCredit
  mayAsk: boolean
  onAsk: () => void
  onOpen: (release: CreditRelease) => void
}
function Standing({ credit: { Verdict, MayGoOn, Release, Unrated }, mayAsk, onAsk, onOpen }: StandingProps) {
  if (!Verdict || Verdict.Gate === 'pass') return null
  const { Gate, Sentence, Next } = Verdict
  const isAsked = Release?.State === submitted
  const isReleased = Gate === 'approve' && MayGoOn
  const action = (
    <>
      {Gate === 'approve' && Release ? (
        <TextButton onClick={() => onOpen(Release)}>
          {Release.No} <ReleaseTag release={Release} />
        </TextButton>
      ) : null}
      {Gate === 'approve' && mayAsk && !isAsked && !isReleased ? (
        <Button size="small" onClick={onAsk}>
          {words.ask}
        </Button>
      ) : null}
    </>
  )
  return (
    <Notice tone={Gate === 'block' ? 'error' : isReleased ? 'info' : 'warning'} action={action}>
      {words.lead}
      {Sentence}
      {Unrated.length > 0 ? words.unrated(Unrated) : ''}
      {Gate !== 'warn' && !MayGoOn ? words.effect[Gate] : ''}
      {Gate === 'approve' || Next === '' ? null : <span className="jst-muted"> {Next}</span>}
    </Notice>
  )
}

function ReleaseTag({ release: { State } }: { release: CreditRelease }) {
  const state = creditReleaseStates.stateOf(State)
  return <StatusTag tone={state ? creditReleaseStates.states[state].tone : 'grey'}>{creditReleaseStates.wordOf(State)}</StatusTag>
}

interface AskDialogProps {
  id: number
  code: string
  onDone: () => void
  onClose: () => void
}
function AskDialog({ id, code, onDone, onClose }: AskDialogProps) {
  const { api } = useApp()
  return (
    <TextDialog
      title={words.askTitle(code)}
      note={words.about}
      submit={words.ask}
      label={words.reason}
      required={words.reasonNeeded}
      maxLength={500}
      send={(Reason) => api.call(askCreditRelease, { Id: id, Reason })}
      done={words.releaseRequested}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
