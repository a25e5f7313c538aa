import { SiStatus } from '@jst/contracts/si'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { boxSummary, totalsOf } from '@jst/si-drafts/rules'
import { Button } from '@arco-design/web-react'
import { Dialog, FactsTable } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { Amounts } from '../../bill/ContainerTable.tsx'
import { amendFields, reasonsOf, startOfAmendment, type AmendReasons } from '../../fees/amend-form.ts'
import { AmendFields } from '../../fees/AmendFields.tsx'
import { FeeLine } from '../../fees/FeeLine.tsx'
import { useEditor } from '../EditorContext.tsx'
import { billName } from '../names.ts'
import { texts } from '../texts.ts'

const words = texts.submit

interface SubmitDialogProps {
  busy: boolean
  onClose: () => void
  onSubmit: (reasons: AmendReasons) => void
}

/** Summary of the submission by bill; an amendment also needs a reason. */
export const SubmitDialog = observer(function SubmitDialog({ busy, onClose, onSubmit }: SubmitDialogProps) {
  const { model } = useEditor()
  const { session, found, behalf, amends } = model
  const issued = model.stored && model.bills.sent.some(({ status }) => status === SiStatus.issued)
  const amended = { status: issued ? SiStatus.issued : model.record.status, amends }
  const id = useId()
  const form = useForm({
    // cargo that moves between bills: split or combined
    start: () => startOfAmendment(model.stored && model.bills.sent.length > 1 ? 'A07' : ''),
    fields: amends ? amendFields(amended) : {},
    save: (values) => Promise.resolve(onSubmit(amends ? reasonsOf(amended, values) : {})),
    unasked: true,
  })
  // the window focuses its close button: Enter has to confirm instead
  useEffect(() => document.querySelector<HTMLElement>(`[id="${id}"] button, button[id="${id}"]`)?.focus(), [id])
  const act = model.stored ? texts.acts.resubmit : texts.acts.submit
  return (
    <Dialog
      title={act}
      onClose={onClose}
      width={960}
      footer={
        <>
          <Button onClick={onClose}>{texts.acts.cancel}</Button>
          <Button id={amends ? undefined : id} type="primary" loading={busy} onClick={() => void form.save()}>
            {act}
          </Button>
        </>
      }
    >
      <p>
        {model.stored
          ? words.askAgain(model.bills.sent.length, session.drafts.length)
          : behalf
            ? words.askBehalf(session.drafts.length, behalf.companyName)
            : words.ask(session.drafts.length)}
        {found.warnings > 0 && words.warnings(found.warnings)}
      </p>
      <FeeLine orderId={model.order.id} id={model.stored ? model.record.id : undefined} />
      {amends ? (
        <div id={id}>
          <FormBox form={form}>
            <AmendFields form={form} {...amended} />
          </FormBox>
        </div>
      ) : null}
      <BillTable />
    </Dialog>
  )
})

const BillTable = observer(function BillTable() {
  const { model } = useEditor()
  const { session } = model
  const drafts = model.stored ? model.bills.sent : session.drafts
  const { bill, consignee, boxes, packages, weight, volume } = words.columns
  return (
    <FactsTable
      label={words.title}
      look="jst-grid-table"
      titles={[bill, consignee, boxes, packages, weight, volume]}
      numeric={[3, 4, 5]}
      rows={drafts}
      rowKey={({ id }) => id}
      renderRow={(draft) => (
        <>
          <td>{billName(draft, session.drafts.indexOf(draft))}</td>
          <td>{draft.consignee.split('\n')[0]}</td>
          <td>{boxSummary(draft.containers)}</td>
          <Amounts of={totalsOf(draft.containers)} />
        </>
      )}
      foot={
        drafts.length > 1 ? (
          <tr>
            <th scope="row" colSpan={3}>
              {words.total}
            </th>
            <Amounts of={totalsOf(drafts.flatMap(({ containers }) => containers))} />
          </tr>
        ) : null
      }
    />
  )
})
