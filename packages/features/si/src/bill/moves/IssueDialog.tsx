import { reviewSi, siIssueFacts, SiStatus, type SiIssueFacts, type SiState } from '@jst/contracts/si'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, LoadedDialog, useForm } from '@jst/feature-kit/form'
import { DayField, FlagField, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { moves } from '../../declared.ts'
import { texts as feeWords } from '../../fees/texts.ts'
import { texts } from './texts.ts'

const words = texts.issue
const { act } = moves.issue

interface IssueProps {
  readonly state: Pick<SiState, 'Id' | 'Version'>
  readonly onMoved: () => void
  readonly onClose: () => void
}

/** Asks for the day on board and the place of issue, which the issued bill states. */
export const IssueDialog = observer(function IssueDialog(props: IssueProps) {
  const read = useDetail(siIssueFacts, { Id: props.state.Id })
  return (
    <LoadedDialog title={act.zh} read={read} onClose={props.onClose}>
      {(facts) => <IssueForm {...props} facts={facts} />}
    </LoadedDialog>
  )
})

/** The allowed range is shown in advance; the server decides. */
const IssueForm = observer(function IssueForm({ state, facts, onClose, onMoved }: IssueProps & { readonly facts: SiIssueFacts }) {
  const app = useApp()
  const form = useForm({
    start: () => ({
      OnBoardDate: facts.OnBoardDate ?? '',
      OnBoardSource: facts.OnBoardSource,
      IssuePlace: facts.IssuePlace,
      Surrendered: false,
    }),
    fields: {
      OnBoardDate: { label: words.onBoardDate, required: true },
      OnBoardSource: { label: words.onBoardSource, required: words.sourceNeeded },
      IssuePlace: { label: words.issuePlace, required: true },
      Surrendered: { label: feeWords.issue.surrendered },
    },
    save: ({ Surrendered, ...values }) =>
      app.api.call(reviewSi, {
        TDId: state.Id,
        Status: SiStatus.issued,
        Version: state.Version,
        ...values,
        ...(facts.OriginalsDue > 0 ? { Surrendered } : {}),
      }),
    saved: () => {
      app.notify.success(act.done)
      onClose()
      onMoved()
    },
    overtaken: (_, said) => form.fail(said),
  })
  return (
    <FormDialog form={form} title={act.zh} submit={act.zh} onClose={onClose} roomy>
      <p>{act.about}</p>
      {facts.OriginalsDue > 0 && (
        <Notice tone="warning">
          {feeWords.issue.due(facts.OriginalsDue)}
          <FlagField {...form.field('Surrendered')} />
        </Notice>
      )}
      {facts.Unprintable.length > 0 && <Notice tone="warning">{words.unprintable(facts.Unprintable)}</Notice>}
      <DayField {...form.field('OnBoardDate')} hint={words.range(facts)} />
      <TextField {...form.field('OnBoardSource')} maxLength={200} hint={words.sourceHint} />
      <TextField {...form.field('IssuePlace')} maxLength={35} disabled={facts.IssuePlace !== ''} />
    </FormDialog>
  )
})
